import * as z from 'zod/mini';
import { type PositionKey, positions } from '#domain/pahm/positions.ts';
import { levelKeySchema } from '#domain/practice/levels.ts';
import { sitPostureSchema } from '#domain/practice/postures.ts';
import { instantSchema } from '#domain/practice/session.ts';
import { sitSchema } from '#domain/practice/sit.ts';
import { matrixStageSchema } from '#domain/practice/stages.ts';
import { recoveryReflectionSchema } from '#domain/recovery/record.ts';
import { seekerReflectionSchema } from '#domain/reflection/seeker-reflection.ts';

const positionKeys = positions.map(({ key }) => key) as [PositionKey, ...PositionKey[]];

/** What belongs to one tab alone, under the names of B § 3 ('Session storage'). */
const shapes = {
  selectedPosture: sitPostureSchema,
  currentPosture: sitPostureSchema,
  practiceStartTime: instantSchema,
  practiceEndTime: instantSchema,
  currentTLevel: z.enum(['t1', 't2', 't3', 't4', 't5', 't6']),
  /** Minutes. */
  currentDuration: z.int().check(z.gte(1), z.lte(120)),
  stageProgress: z.int().check(z.gte(1), z.lte(6)),
  t5Completed: z.boolean(),
  /** The nine counters of the last sit with the matrix, by position. */
  pahmTracking: z.record(z.enum(positionKeys), z.int().check(z.nonnegative())),
  /** The sit with the matrix that was just recorded: its true length in whole minutes. Parsed, then removed. */
  recordPAHMSession: z.object({ stageLevel: matrixStageSchema, duration: z.int().check(z.nonnegative()) }),
  /** Lengths in seconds. */
  lastPracticeData: z.object({
    level: levelKeySchema,
    targetDuration: z.int().check(z.nonnegative()),
    timeSpent: z.int().check(z.nonnegative()),
    isCompleted: z.boolean(),
    completedAt: instantSchema,
  }),
  /** The last mark of the sit that runs in this tab. Written at once, so that it outlives a reload to the second. */
  sitMark: z.pick(sitSchema, { sitId: true, elapsedMillis: true, markedAt: true, clockWasUncertain: true }),
  /** What was typed into a reflection and is not saved yet. */
  reflectionDraft: z.object({
    sessionId: z.string(),
    ...z.pick(seekerReflectionSchema, { rating: true, feedback: true, insights: true, challenges: true })
      .shape,
  }),
  /** The same of the reflection on a Mind Recovery practice, where the feeling may still be missing. */
  recoveryDraft: z.object({
    sessionId: z.string(),
    text: recoveryReflectionSchema.shape.text,
    feeling: z.optional(recoveryReflectionSchema.shape.mentalState),
  }),
} as const;
type Shapes = typeof shapes;
export type TabKey = keyof Shapes;
export const tabKeys = Object.keys(shapes) as TabKey[];
export type TabValue<Key extends TabKey> = z.infer<Shapes[Key]>;

/** A tab's own values; what does not parse counts as not there (B § 8). */
export interface SessionState {
  read<Key extends TabKey>(key: Key): TabValue<Key> | undefined;
  write<Key extends TabKey>(key: Key, value: TabValue<Key>): void;
  /** Reads a value that is good for once, and removes it. */
  take<Key extends TabKey>(key: Key): TabValue<Key> | undefined;
  remove(key: TabKey): void;
}

/** What is needed of session storage. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whose values the tab holds. */
export const tabOwnerKey = 'ninefold-tab-owner';

/**
 * The values in session storage, each as JSON, a plain text as it is. Those that another person left in
 * this tab are removed.
 */
export function createSessionState(storage: TabStorage, uid: string): SessionState {
  function stored(key: TabKey): unknown {
    const text = storage.getItem(key) ?? undefined;
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  const remove = (key: TabKey) => storage.removeItem(key);

  function setItem(key: string, text: string): void {
    try {
      storage.setItem(key, text);
    } catch {
      // A full or refused storage: the screen goes on with what its address carries.
    }
  }

  if (storage.getItem(tabOwnerKey) !== uid) {
    for (const key of tabKeys) remove(key);
    setItem(tabOwnerKey, uid);
  }
  function read<Key extends TabKey>(key: Key): TabValue<Key> | undefined {
    const parsed = shapes[key].safeParse(stored(key));
    return parsed.success ? (parsed.data as TabValue<Key>) : undefined;
  }

  return {
    read,
    take(key) {
      const value = read(key);
      remove(key);
      return value;
    },
    write: (key, value) => setItem(key, typeof value === 'string' ? value : JSON.stringify(value)),
    remove,
  };
}
