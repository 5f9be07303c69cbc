/** What a caller can act on: a value, or a tagged problem. Everything else is thrown. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** A result that holds a value. */
export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** A result that holds a problem. */
export function failure<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
