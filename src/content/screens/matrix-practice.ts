import type { MatrixStage } from '#domain/practice/stages.ts';
import { stillnessWords } from './practice.ts';

/** What a stage is called in 'PAHM Trainee Practice Setup', where PAHM already stands (B § 2). */
export const stageShortNames: Readonly<Record<MatrixStage, string>> = {
  2: 'Trainee',
  3: 'Beginner',
  4: 'Practitioner',
  5: 'Master',
  6: 'Illuminator',
};

/** The words of the flow of stages 2 to 6 around its slides (B § 2). */
export const matrixFlowWords = {
  stage: (stage: number) => `Stage ${stage}`,
  title: (stage: number, name: string) => `Stage ${stage} · ${name}`,
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  refresh: 'Refresh about PAHM',
  start: 'Start Practice',
} as const;

/** The setup of one stage: what is practised, what to do in this sit, and the button that starts it (B § 2). */
export interface MatrixSetup {
  readonly title: string;
  readonly explanation: readonly string[];
  readonly start: string;
}

/** The setups of stages 2 to 6. */
export const matrixSetups: Readonly<Record<MatrixStage, MatrixSetup>> = {
  2: {
    title: 'Learning to see',
    explanation: [
      'Sit still, and let attention rest on the breath or on the weight of the body.',
      'Whenever you notice where attention is, tap that position once and come back. PRESENT counts as much as any other.',
      'Do not search and do not judge. If you are unsure, the nearest button is right.',
    ],
    start: 'Start',
  },
  3: {
    title: 'Dot tracking',
    explanation: [
      'Tap once for each noticing, as in stage 2. Every tap is a dot, with its own moment in the sit.',
      'When the same thought returns, mark it again, calmly. You do not have to think it to its end.',
      'Nostalgia, regret, anticipation and worry: try to meet them nearer to their beginning.',
    ],
    start: 'Start',
  },
  4: {
    title: 'Tool-free practice',
    explanation: [
      'Let attention be wide: sounds, body and thoughts, without choosing one of them.',
      'A thought that you see coming and going needs no tap. Tap only when you have really been carried away.',
      'If it becomes vague, feel three breaths exactly, and open again.',
    ],
    start: 'Start',
  },
  5: {
    title: 'Effortless awareness',
    explanation: [
      'Begin wide, with the hand at rest. Tap only when you were really away.',
      'Ask now and then: is this as clear as at the beginning? If it has grown dim, let the spine lengthen and take an interest in one breath.',
      'If it is tight, let go of the watching itself. The counts on the buttons are for afterwards.',
    ],
    start: 'Start',
  },
  6: {
    title: 'Continuous awareness',
    explanation: [
      'Rest attention on one small thing until it stays there by itself.',
      'Meet the fine distractions as they form: half a word, a flicker of a picture. Tap only when you were really away.',
      'When the bell rings, take it along, and do one thing today as you have sat.',
    ],
    start: 'Start Stage 6 Practice',
  },
};

/** What stands above a stage's explanation. */
export const matrixSetupWords = {
  explanation: 'What to do in this sit',
} as const;

/** The words of a matrix sit alone; those of every sit are `sitWords` (B § 2, § 4). */
export const matrixSitWords = {
  grid: 'Where is attention?',
  completeEarly: 'Complete Early',
  undo: 'Undo',
  undoLast: (name: string) => `Undo ${name}`,
  undone: (name: string) => `${name} taken back`,
  tapped: (name: string) => `${name} marked`,
  count: (spoken: string, count: number) => `${spoken}. ${count === 1 ? '1 tap' : `${count} taps`}`,
  status: { ...stillnessWords.status, running: 'Notice, and come back' },
} as const;

/** What is asked before a sit is completed early (B § 8). */
export const completeEarlyTexts: Readonly<Record<MatrixStage, string>> = {
  2: 'Complete this session early? Note: PAHM practice is most effective with full duration.',
  3: 'Stage 3 practice is most effective with full duration.',
  4: 'Stage 4 practice is most effective with full duration for continuous attention development.',
  5: 'Stage 5 practice is most effective with full duration for developing introspective awareness and overcoming subtle dullness.',
  6: 'Complete this session early? Note: Stage 6 practice is most effective with full duration for developing single-pointed attention and subduing subtle distractions.',
};
