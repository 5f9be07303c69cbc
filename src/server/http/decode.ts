import type * as z from 'zod/mini';
import type { ErrorCode } from '#protocol/errors.ts';
import { Problem } from './problem.ts';

/** Decodes a body, or refuses it (400) with the path of the first field at fault. */
export function decode<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
  code: ErrorCode,
): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path.join('.');
  throw new Problem(code, { field: path || undefined });
}
