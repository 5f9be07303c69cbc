import { type AskedQuestion, askedQuestionSchema } from '#domain/guide/asked-question.ts';
import { type EmotionalNote, emotionalNoteSchema } from '#domain/notes/note.ts';
import { type PracticeSession, practiceSessionSchema } from '#domain/practice/session.ts';
import type { Raw } from './database.ts';
import { guarded } from './storage-error.ts';
import type { StoreParts } from './store-parts.ts';

/** What the guide made of a question. */
export type GuideAnswer = Required<Pick<AskedQuestion, 'aiResponse' | 'followUpQuestions'>>;

/** The conversation with the Wisdom Guide, and what of the person's own practice it may look at. Loaded when it is asked for. */
export interface GuideData {
  /** So many questions at most, the latest, in the order in which they were asked. */
  latest(limit: number): Promise<AskedQuestion[]>;
  count(): Promise<number>;
  /** Keeps a question. The same id twice is one question, as it was first. */
  ask(question: AskedQuestion): Promise<void>;
  /** Keeps the answer to a question: the first one. False where the question is gone or answered already. */
  answer(questionId: string, answer: GuideAnswer): Promise<boolean>;
  /** Keeps whether an answer was helpful; said again, it takes the former place. False where the question is gone. */
  rate(questionId: string, wasHelpful: boolean): Promise<boolean>;
  /** Deletes all questions with their answers. */
  clear(): Promise<void>;
  /** The sessions from a practice day on, YYYY-MM-DD, oldest day first. */
  sessionsFrom(practiceDay: string): Promise<PracticeSession[]>;
  /** The notes from an instant on, oldest first. */
  notesFrom(instant: string): Promise<EmotionalNote[]>;
}

/** The part of a person's local data about the Wisdom Guide. */
export function createGuideData({ database, reader, clock }: StoreParts): GuideData {
  const { guideQuestions, sessions, notes } = database;
  const decoded = (raws: readonly Raw[]) => reader.decoded('guideQuestions', raws, askedQuestionSchema);

  /** Changes a question, unless it is gone or `change` leaves it as it is. */
  function changed(
    questionId: string,
    change: (asked: AskedQuestion) => AskedQuestion | undefined,
  ): Promise<boolean> {
    return guarded(() =>
      database.transaction('rw', guideQuestions, async () => {
        const asked = await reader.get('guideQuestions', questionId, askedQuestionSchema);
        const next = asked && change(asked);
        if (!next) return false;
        await guideQuestions.put(next);
        return true;
      }),
    );
  }

  return {
    latest: (limit) =>
      guarded(async () => {
        const newestFirst = await guideQuestions.orderBy('timestamp').reverse().limit(limit).toArray();
        return decoded(newestFirst.reverse());
      }),
    count: () => guarded(() => guideQuestions.count()),
    ask: (question) =>
      guarded(() =>
        database.transaction('rw', guideQuestions, async () => {
          if (await guideQuestions.get(question.questionId)) return;
          await guideQuestions.add(question);
        }),
      ),
    answer: (questionId, answer) =>
      changed(questionId, (asked) => (asked.aiResponse ? undefined : { ...asked, ...answer })),
    rate: (questionId, wasHelpful) =>
      changed(questionId, (asked) => ({ ...asked, wasHelpful, ratedAt: clock.instant() })),
    clear: () => guarded(() => guideQuestions.clear()),
    sessionsFrom: (practiceDay) =>
      guarded(async () =>
        reader.decoded(
          'sessions',
          await sessions.where('practiceDay').aboveOrEqual(practiceDay).toArray(),
          practiceSessionSchema,
        ),
      ),
    notesFrom: (instant) =>
      guarded(async () =>
        reader.decoded(
          'notes',
          await notes.where('timestamp').aboveOrEqual(instant).toArray(),
          emotionalNoteSchema,
        ),
      ),
  };
}
