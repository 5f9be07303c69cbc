import { analyticsWords } from './dashboard.ts';

/** What stands on the frame of every chart. */
export const chartWords = {
  asTable: analyticsWords.asTable,
  asPicture: analyticsWords.asPicture,
  keys: 'The arrow keys lead from one to the next, Home and End to the first and the last.',
} as const;
