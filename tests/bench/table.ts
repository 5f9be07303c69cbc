import type { Figure } from './figure.ts';

const heads = { name: 'Figure', value: 'Value', goal: 'Goal', verdict: 'Verdict' };
const columns = ['name', 'value', 'goal', 'verdict'] as const;

/** Figures as lines of text with aligned columns, under a heading of their own. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [heads, ...figures];
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      columns
        .map((column, index) => row[column].padEnd(widths[index] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
