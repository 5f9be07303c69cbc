import { answerMessages } from '#content/messages/answers.ts';
import { type ErrorAnswer, type ErrorCode, errorStatus } from '#protocol/errors.ts';

const messages: Record<ErrorCode, string> = answerMessages;

interface Details {
  /** The path of the field at fault. */
  field?: string | undefined;
  /** How long to wait before the same call can succeed. */
  retryAfterSeconds?: number;
  /** What the answer carries beside the error. */
  beside?: Record<string, unknown>;
}

/** An answer that is not a success, thrown to the one error handler. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.status = errorStatus[code];
    this.details = details;
  }
}

/** The body of an error answer. Only a 5xx names its request, for whoever looks for it in the log. */
export function errorBody(problem: Problem, requestId: string): ErrorAnswer & Record<string, unknown> {
  const { field, beside } = problem.details;
  return {
    error: {
      code: problem.code,
      message: messages[problem.code],
      ...(field === undefined ? {} : { field }),
      ...(problem.status >= 500 ? { requestId } : {}),
    },
    ...beside,
  };
}
