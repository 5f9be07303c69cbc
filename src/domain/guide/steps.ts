/** Work in pieces: between two of them whoever does it may let something else go first. */
export type Steps<Value> = Generator<void, Value, void>;

/** What work in pieces comes to, done at once. */
export function allAtOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
