import * as z from 'zod/mini';
import type { EmotionalNote } from '../notes/note.ts';
import type { PageView } from '../own-data/format.ts';
import type { Tap } from '../pahm/taps.ts';
import type { PracticeSession } from '../practice/session.ts';
import type { RecoveryRecord } from '../recovery/record.ts';
import type { Reflection } from '../reflection/reflection.ts';
import { addedAttention, attentionOf, attentionSumsSchema, noAttention } from './attention-sums.ts';
import { addedEnvironment, environmentOf, environmentSumsSchema, noEnvironment } from './environment-sums.ts';
import { featureOf, features } from './feature.ts';
import { addedNotes, noNotes, noteSumsSchema, notesOf } from './note-sums.ts';
import { addedPractice, noPractice, practiceOf, practiceSumsSchema } from './practice-sums.ts';
import { addedRecovery, feltAfter, noRecovery, recoveryOf, recoverySumsSchema } from './recovery-sums.ts';
import { addedReflections, noReflections, reflectionSumsSchema, reflectionsOf } from './reflection-sums.ts';
import { mergedTallies } from './tally.ts';

const viewRowSchema = z.object({ name: z.enum(features), count: z.int().check(z.nonnegative()) });

/**
 * What records add up to: all that the seven tabs are drawn from. Whole numbers throughout, so that it does not matter in
 * which portions they are added: `mergedAll` is associative, and `noSumsYet` is its neutral element.
 */
export const analyticsSumsSchema = z.object({
  practice: practiceSumsSchema,
  attention: attentionSumsSchema,
  environment: environmentSumsSchema,
  recovery: recoverySumsSchema,
  notes: noteSumsSchema,
  reflections: reflectionSumsSchema,
  views: z.array(viewRowSchema),
});
export type AnalyticsSums = z.infer<typeof analyticsSumsSchema>;

export const noSumsYet: AnalyticsSums = {
  practice: noPractice,
  attention: noAttention,
  environment: noEnvironment,
  recovery: noRecovery,
  notes: noNotes,
  reflections: noReflections,
  views: [],
};

/** What one session adds: with its taps, where they are kept, and the minute of the person's day at which it began. */
export function sumsOfSession(
  session: PracticeSession,
  startedMinute: number,
  taps?: readonly Tap[],
): AnalyticsSums {
  return {
    ...noSumsYet,
    practice: practiceOf(session, startedMinute),
    attention: attentionOf(session, taps),
    environment: environmentOf(session),
    recovery: recoveryOf(session),
  };
}

/** What one note adds. */
export function sumsOfNote(note: EmotionalNote): AnalyticsSums {
  return { ...noSumsYet, notes: notesOf(note) };
}

/** What one entry of the history of Mind Recovery adds, beside its session. */
export function sumsOfRecovery(record: RecoveryRecord): AnalyticsSums {
  return { ...noSumsYet, recovery: feltAfter(record) };
}

/** What one reflection adds. */
export function sumsOfReflection(reflection: Reflection): AnalyticsSums {
  return { ...noSumsYet, reflections: reflectionsOf(reflection) };
}

/** What one opened screen adds: nothing where it belongs to no feature. */
export function sumsOfView({ page_name }: PageView): AnalyticsSums {
  const name = featureOf(page_name);
  return name === undefined ? noSumsYet : { ...noSumsYet, views: [{ name, count: 1 }] };
}

/** Many sums together, each list of them gone through once. */
export function mergedAll(all: readonly AnalyticsSums[]): AnalyticsSums {
  return {
    practice: addedPractice(all.map(({ practice }) => practice)),
    attention: addedAttention(all.map(({ attention }) => attention)),
    environment: addedEnvironment(all.map(({ environment }) => environment)),
    recovery: addedRecovery(all.map(({ recovery }) => recovery)),
    notes: addedNotes(all.map(({ notes }) => notes)),
    reflections: addedReflections(all.map(({ reflections }) => reflections)),
    views: mergedTallies(all.map(({ views }) => views)),
  };
}
