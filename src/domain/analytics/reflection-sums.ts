import * as z from 'zod/mini';
import type { Reflection } from '../reflection/reflection.ts';
import { challengeKeys } from '../reflection/seeker-reflection.ts';
import { addedFields, mergedTallies } from './tally.ts';

const count = z.int().check(z.nonnegative());

/** What reflections come to: how many, the stars of those that have some, and what was hard. */
export const reflectionSumsSchema = z.object({
  reflections: count,
  starred: count,
  stars: count,
  challenges: z.array(z.object({ name: z.enum(challengeKeys), count })),
});
export type ReflectionSums = z.infer<typeof reflectionSumsSchema>;

export const noReflections: ReflectionSums = { reflections: 0, starred: 0, stars: 0, challenges: [] };

/** What one reflection adds. Zero stars are none given (B § 5), and a flag counts once. */
export function reflectionsOf({ rating, challenges }: Reflection): ReflectionSums {
  return {
    reflections: 1,
    starred: rating > 0 ? 1 : 0,
    stars: rating,
    challenges: [...new Set(challenges)].sort().map((name) => ({ name, count: 1 })),
  };
}

/** Such sums together. */
export function addedReflections(all: readonly ReflectionSums[]): ReflectionSums {
  return {
    ...addedFields(noReflections, all),
    challenges: mergedTallies(all.map(({ challenges }) => challenges)),
  };
}
