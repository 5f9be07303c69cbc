import * as z from 'zod/mini';
import { type PositionKey, positions } from './positions.ts';

const positionKeys = positions.map(({ key }) => key) as [PositionKey, ...PositionKey[]];

/** One noticing: where attention was, and when, in milliseconds of the sit (B § 4). */
export const tapSchema = z.object({
  position: z.enum(positionKeys),
  atMillis: z.int().check(z.nonnegative()),
});
export type Tap = z.infer<typeof tapSchema>;

/** So many taps are kept of one sit: ten a second over the longest. */
export const mostTaps = 72_000;

/** All taps of a recorded sit, oldest first. They lie beside the session, which holds their counts. */
export const sitTapsSchema = z.object({
  sessionId: z.string().check(z.minLength(1)),
  taps: z.array(tapSchema).check(z.maxLength(mostTaps)),
});
export type SitTaps = z.infer<typeof sitTapsSchema>;
