/** The colours that something can be drawn in: those of the matrix and the accent, and a row of twelve calm hues. */
export const chartTones = [
  'accent',
  'attachment',
  'neutral',
  'aversion',
  'ink',
  'gold',
  'sage',
  'orange',
  'blue',
  'moss',
  'rose',
  'stone',
  'slate',
  'red',
  'violet',
  'teal',
  'plum',
] as const;
export type ChartTone = (typeof chartTones)[number];

/** The colour of a tone, as a value for styles; charts.css says which one it is in light and in dark. */
export function toneColour(tone: ChartTone): string {
  return `var(--chart-${tone})`;
}
