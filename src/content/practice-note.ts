import type { SessionTextWords } from '#domain/practice/session-text.ts';
import type { MatrixStage } from '#domain/practice/stages.ts';
import { sitPostureWords } from './recovery/postures.ts';

/**
 * The note that is written after a stage 1 sit, and the sentence that its session keeps (B § 3).
 * `full`: the countdown ended by itself; `early`: ended by hand. Three things to be grateful for: the fourth, 'session
 * completion' or 'practice effort', follows from the sit.
 */
export const stillnessNoteWords = {
  full: {
    content: (level: string, minutes: number, posture: string) =>
      `${level} stillness, ${minutes} minutes, ${posture}: sat to the end. The body stayed where it was, and whatever asked for a movement was felt instead.`,
    gratitude: ['time to sit', 'a body that can be still', 'patience with discomfort'],
  },
  early: {
    content: (level: string, minutes: number, plannedMinutes: number, posture: string) =>
      `${level} stillness, ${minutes} of ${plannedMinutes} minutes, ${posture}: ended early. The minutes that were sat are recorded as they were.`,
    gratitude: ['time to sit', 'a body that can be still', 'the choice to begin'],
  },
} as const;

/** The sentences that a matrix sit keeps of itself: how long, and what was observed (B § 3). */
export const matrixSummary = {
  full: (stage: number, minutes: number, posture: string) =>
    `Stage ${stage}, ${minutes} minutes, ${posture}: sat to the end.`,
  early: (stage: number, minutes: number, plannedMinutes: number, posture: string) =>
    `Stage ${stage}, ${minutes} of ${plannedMinutes} minutes, ${posture}: ended early.`,
  observed: (taps: number, presentPercent: number) =>
    taps === 1
      ? `1 tap, ${presentPercent} % in the present.`
      : `${taps} taps, ${presentPercent} % in the present.`,
  unobserved: 'No taps.',
} as const;

/** A generated note: `content` goes on from the summary of the sit, and is what the session keeps, too. Three of four gratitudes. */
interface NoteWords {
  readonly content: (summary: string) => string;
  readonly gratitude: readonly [string, string, string];
}

/** The note that is written after a matrix sit, by stage (B § 3). */
export const matrixNoteWords: Readonly<
  Record<MatrixStage, { readonly full: NoteWords; readonly early: NoteWords }>
> = {
  2: {
    full: {
      content: (summary) => `${summary} Practised: naming where attention is, and coming back.`,
      gratitude: ['time to sit', 'nine names for where attention goes', 'each moment of noticing'],
    },
    early: {
      content: (summary) => `${summary} Practised for as long as it lasted: naming where attention is.`,
      gratitude: ['time to sit', 'nine names for where attention goes', 'the choice to begin'],
    },
  },
  3: {
    full: {
      content: (summary) =>
        `${summary} Practised: marking what returns, dot by dot, without following it to its end.`,
      gratitude: ['time to sit', 'a pattern that can be seen', 'patience with what returns'],
    },
    early: {
      content: (summary) => `${summary} Practised for as long as it lasted: marking what returns.`,
      gratitude: ['time to sit', 'a pattern that can be seen', 'the choice to begin'],
    },
  },
  4: {
    full: {
      content: (summary) => `${summary} Practised: staying wide, and tapping only after being carried away.`,
      gratitude: ['time to sit', 'a hand that may rest', 'sounds that come by themselves'],
    },
    early: {
      content: (summary) => `${summary} Practised for as long as it lasted: staying wide.`,
      gratitude: ['time to sit', 'a hand that may rest', 'the choice to begin'],
    },
  },
  5: {
    full: {
      content: (summary) => `${summary} Practised: staying clear without keeping watch.`,
      gratitude: ['time to sit', 'what goes on without effort', 'an interest in one breath'],
    },
    early: {
      content: (summary) =>
        `${summary} Practised for as long as it lasted: staying clear without keeping watch.`,
      gratitude: ['time to sit', 'what goes on without effort', 'the choice to begin'],
    },
  },
  6: {
    full: {
      content: (summary) => `${summary} Practised: resting on one thing, and taking it along afterwards.`,
      gratitude: ['time to sit', 'every mood that came by', 'an ordinary day to practise in'],
    },
    early: {
      content: (summary) => `${summary} Practised for as long as it lasted: resting on one thing.`,
      gratitude: ['time to sit', 'an ordinary day to practise in', 'the choice to begin'],
    },
  },
};

/** All that the text of a sit is put together from (B § 3). */
export const sessionTextWords: SessionTextWords = {
  postures: sitPostureWords,
  stillness: stillnessNoteWords,
  matrixSummary,
  matrix: matrixNoteWords,
};
