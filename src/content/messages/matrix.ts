import type { MatrixStage } from '#domain/practice/stages.ts';

/** What the practice of stages 2 to 6 may have to say (B § 5, § 8). */
export const matrixMessages: {
  readonly minimum: Readonly<Record<MatrixStage, string>>;
  readonly maximum: string;
  readonly locked: Readonly<Record<MatrixStage, string>>;
  readonly tapsUnreadable: (count: number) => string;
  readonly noRecord: string;
  readonly onlyCounts: string;
} = {
  minimum: {
    2: 'PAHM practice requires a minimum of 15 minutes to be effective.',
    3: 'Stage 3 PAHM practice requires a minimum of 15 minutes to be effective.',
    4: 'Stage 4 PAHM practice requires a minimum of 30 minutes to develop continuous attention.',
    5: 'Stage 5 PAHM practice requires a minimum of 45 minutes to effectively work with subtle dullness.',
    6: 'Stage 6 PAHM practice requires a minimum of 60 minutes to achieve single-pointed attention and subdue subtle distractions.',
  },
  maximum: 'A matrix sit lasts at most 120 minutes, so it was set to 120.',
  locked: {
    2: 'You need to complete T5 practice before accessing Stage 2.',
    3: 'Stage 3 opens after five full sits of stage 2, with present attention at 60 % or more on average over the last five. Your Journey shows how far you are.',
    4: 'Stage 4 opens after five full sits of stage 3, with present attention at 60 % or more on average over the last five. Your Journey shows how far you are.',
    5: 'Stage 5 opens after five full sits of stage 4, with present attention at 70 % or more on average over the last five. Your Journey shows how far you are.',
    6: 'Stage 6 opens after five full sits of stage 5, with present attention at 70 % or more on average over the last five. Your Journey shows how far you are.',
  },
  tapsUnreadable: (count) =>
    count === 1
      ? 'One tap of this sit could not be read. It was set aside; the others count.'
      : `${count} taps of this sit could not be read. They were set aside; the others count.`,
  noRecord:
    'This sit is not on this device, so there is nothing to show of it. You can still write about it.',
  onlyCounts:
    'This sit is not on this device, so there is no more to show of it than its counts. You can still write about it.',
};
