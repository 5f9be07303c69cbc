import type { OwnFigure } from '#domain/guide/own-figures.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const sitsIn = (count: number) => counted(count, 'sit', 'sits');
const minutesIn = (count: number) => counted(count, 'minute', 'minutes');

/** A figure in a sentence, with what stands behind it. */
export const figureWords = {
  none: () => 'There are no sits on this device yet. After the first one I can tell you something.',
  total: (sits: number, hours: number) => `All in all you have sat for ${hours} hours, in ${sitsIn(sits)}.`,
  week: (sits: number, minutes: number, minutesBefore: number) =>
    `In the last seven days: ${sitsIn(sits)}, ${minutesIn(minutes)}. In the seven days before: ${minutesIn(minutesBefore)}.`,
  streak: (days: number, longest: number) =>
    `You have sat on ${counted(days, 'day', 'days')} in a row. The longest row so far is ${longest}.`,
  today: (sits: number, minutes: number) =>
    `Today you have already sat: ${sitsIn(sits)}, ${minutesIn(minutes)}.`,
  away: (days: number) => `Your last sit was ${counted(days, 'day', 'days')} ago.`,
  present: (percent: number, sits: number, taps: number) =>
    `In the last two weeks ${percent} % of your taps were in the present, on average over ${sitsIn(sits)} with ${counted(taps, 'tap', 'taps')}.`,
  often: (position: string, percent: number, taps: number, allTaps: number) =>
    `Beside PRESENT you tapped ${position} most: ${taps} of ${allTaps} taps, ${percent} %.`,
  readiness: (stage: number, fullSits: number, neededSits: number) =>
    `Stage ${stage + 1} asks for ${neededSits} full sits in stage ${stage}. You have ${fullSits} of them.`,
  mood: (energy: number, notes: number) =>
    `In ${counted(notes, 'note', 'notes')} of your own from the last seven days your energy was ${energy} of 10 on average.`,
} as const satisfies Record<OwnFigure['kind'], (...figures: never[]) => string>;

/** Further sentences on how far a stage is. */
export const readinessWords = {
  isReady: (stage: number) => `Stage ${stage} is done, and the next one is open to you.`,
  share: (percent: number, needed: number) =>
    `The share of the present in them is ${percent} % on average, and ${needed} % is needed.`,
} as const;

/** What a sit is called in an answer. */
export const sitNames = {
  level: (level: string, minutes: number) => `${level} of stage 1, ${minutesIn(minutes)}`,
  stage: (stage: number, minutes: number) => `stage ${stage}, ${minutesIn(minutes)}`,
  recovery: (name: string, minutes: number) => `${name}, ${minutesIn(minutes)}`,
} as const;

/** The words around the figures. */
export const personalWords = {
  progress: 'Here is what your own sits say. They describe your practice and do not grade it.',
  today: (sit: string) => `For today: ${sit}.`,
  instead: (sit: string) => `If that does not suit you, this does as well: ${sit}.`,
  unknown: 'I cannot see your sits just now.',
} as const;
