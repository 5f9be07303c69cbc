import type { PahmTotals } from '#domain/pahm/counts.ts';
import type { MatrixStage } from '#domain/practice/stages.ts';
import { chargeWords, timeWords } from '../positions.ts';

/** The words of the reflection on a matrix sit alone; what every reflection says is in reflection.ts (B § 2, § 5). */
export const matrixReflectionWords = {
  present: 'present',
  presentWithoutTaps: 'present, by convention',
  percent: (percent: number) => `${percent} %`,
  results: 'PAHM Tracking Results',
  resultsCaption: 'Taps by time and tone, with the share of each row and column',
  observations: (count: number) =>
    count === 1
      ? '1 observation. Noticing is the practice: a tap is a moment of waking up.'
      : `${count} observations. Noticing is the practice: a tap is a moment of waking up.`,
  noTaps:
    'No taps in this sit. Perhaps nothing carried you away, perhaps it went unnoticed; you know best which. Where there are no taps, 100 % present is a convention and not a finding.',
  feedbackExample: 'The first ten minutes were full of plans. Then it settled by itself.',
  insightsExample: 'Worry begins as a tightening in the chest.',
  stageOpened: (stage: number, name: string) => `With this sit stage ${stage}, ${name}, is open.`,
} as const;

/** What the sums of the matrix are called, under the keys of a reflection's totals (B § 3). */
export const totalNames: Readonly<Record<keyof PahmTotals, string>> = {
  pastTotal: timeWords.past,
  presentTotal: timeWords.present,
  futureTotal: timeWords.future,
  attachmentTotal: chargeWords.attachment,
  neutralTotal: chargeWords.neutral,
  aversionTotal: chargeWords.aversion,
  grandTotal: 'All taps',
};

/** The picture of a sit, tap by tap, and the table that says the same. Beyond the specification. */
export const timelineWords = {
  title: 'When attention went where',
  lead: 'Each dot is a tap, at its moment in the sit.',
  leadShared: 'Each dot is a tap, at its moment in the sit. Taps close together share a larger dot.',
  axis: 'Minutes of the sit',
  picture: (taps: number, minutes: number) =>
    taps === 1 ? `1 tap over ${minutes} minutes` : `${taps} taps over ${minutes} minutes`,
  tap: (name: string, clock: string) => `${name} at ${clock}`,
  taps: (name: string, count: number, clock: string) => `${name}, ${count} taps around ${clock}`,
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  caption: 'Taps by stretch of the sit and position',
  span: 'Minutes',
  count: 'Taps',
  positions: 'Positions',
  tally: (name: string, count: number) => `${name} ${count}`,
  spanOf: (from: string, to: string) => `${from} to ${to}`,
} as const;

type Grade<Stage> = Stage extends 6
  ? 'outstanding' | 'strong' | 'building'
  : 'excellent' | 'good' | 'building';

/** What is said to the share of taps that lie in the present, by stage and grade; nothing where there was no tap (B § 9). */
export const feedbackMessages: {
  readonly [Stage in MatrixStage]: Readonly<Record<Grade<Stage>, string>>;
} = {
  2: {
    excellent:
      'Excellent. By far the most of what you noticed was here. Of those moments, which were likes or dislikes, and which simply present?',
    good: 'Good. More often than not you found yourself here. The other taps are not losses: each is a thought that you saw.',
    building:
      'Building. Attention was away a good deal, and you saw it. Seeing is what this stage trains; staying comes later.',
  },
  3: {
    excellent:
      'Excellent. By far the most dots lie in the present. Look at the others, if there are any: is it one thought in different clothes?',
    good: 'Good. Most of the dots lie in the present. Do the others gather anywhere, perhaps in one of the corners?',
    building:
      'Building. Many dots lie in the past and the future. Take the position that has the most, and next time try to meet it a little earlier.',
  },
  4: {
    excellent:
      'Excellent. By far the most of what you marked was here. Trust what you see, also without a tap.',
    good: 'Good. Most of what you marked was here. And what carried you away the other times: was it loud, or was it close to you?',
    building:
      'Building. You were carried away, and you saw where to. When it becomes vague, feel three breaths exactly before you open again.',
  },
  5: {
    excellent:
      'Excellent. By far the most taps lie in the present. Ask the finer question now: was it as clear at the end as at the beginning?',
    good: 'Good. Most of your taps lie in the present. Look for the effort that is left, and see which part of it can go.',
    building:
      'Building. If the sit was dim, sit straighter and open the eyes a little; if it was tight, do less. Either can carry attention away.',
  },
  6: {
    outstanding:
      'Outstanding. What you marked was nearly all here. See how much of it you find again on the stairs.',
    strong:
      'Strong progress. By far the most taps lie in the present. Try to meet the others as they form, and keep what you rest on small.',
    building:
      'Building. A long sit shows every mood. Place attention again, gently, as often as it takes; that is the practice at this stage, too.',
  },
};

/** What to do next, by stage: after a full sit, and after one that was ended early (B § 2). */
export const matrixNextSteps: Readonly<
  Record<MatrixStage, { readonly full: string; readonly early: string }>
> = {
  2: {
    full: 'Sit again, at another time of day if you can, and see whether the same positions fill up. Before you begin, say the nine names to yourself once, row by row.',
    early:
      'Minutes and taps are recorded as they are. A sit is full when its countdown ends by itself, and 15 minutes are enough for that.',
  },
  3: {
    full: 'If one corner has most of the dots, take one wish into the next sit: to see it a sentence earlier. Everything else stays as it is.',
    early:
      'Minutes and dots are recorded as they are. If it was one thought that ended this sit, you know now which one to expect.',
  },
  4: {
    full: 'Next time, wait a little before you tap, and see whether the thought has already gone by itself.',
    early:
      'What you sat is recorded. If the length was too much, 30 minutes are enough for this stage; if it was pain, change the posture.',
  },
  5: {
    full: 'Next time, ask once in every quarter of an hour whether it is still as clear as at the beginning. A bell in between can do the asking.',
    early:
      'What you sat is recorded. If dullness ended this sit, try an earlier hour, or sleep first and sit then.',
  },
  6: {
    full: 'Choose one act of today and do it as you have sat. Tomorrow, do the same one again.',
    early:
      'What you sat is recorded. The rest of it can be practised standing: begin with the next ten minutes.',
  },
};
