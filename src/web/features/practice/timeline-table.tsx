import { positionWords } from '#content/positions.ts';
import { timelineWords } from '#content/screens/matrix-reflection.ts';
import type { RawCounts } from '#domain/pahm/counts.ts';
import { positions } from '#domain/pahm/positions.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import { timelineOf } from '#domain/practice/timeline.ts';
import { clockText } from './timeline-layout.ts';

/** The picture of a sit in words and figures: a row for each stretch of it. */
export function TimelineTable({ taps, secondsSat }: { taps: readonly Tap[]; secondsSat: number }) {
  const words = timelineWords;
  return (
    <table className="figures mt-1 w-full text-left text-sm">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="text-muted">
        <tr className="border-line border-b">
          <th scope="col" className="py-1.5 pr-3 font-normal">
            {words.span}
          </th>
          <th scope="col" className="py-1.5 pr-4 text-right font-normal">
            {words.count}
          </th>
          <th scope="col" className="w-full py-1.5 font-normal">
            {words.positions}
          </th>
        </tr>
      </thead>
      <tbody>
        {timelineOf(taps, secondsSat).map(({ fromMillis, toMillis, counts }) => (
          <tr key={fromMillis} className="border-line border-b last:border-0">
            <th scope="row" className="py-1.5 pr-3 align-top font-normal whitespace-nowrap">
              {words.spanOf(clockText(fromMillis), clockText(toMillis))}
            </th>
            <td className="py-1.5 pr-4 text-right align-top">{sumOf(counts)}</td>
            <td className="py-1.5">{tallyOf(counts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sumOf(counts: RawCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** What was tapped, the most frequent first. */
function tallyOf(counts: RawCounts): string {
  return positions
    .filter(({ key }) => counts[key] > 0)
    .sort((one, other) => counts[other.key] - counts[one.key])
    .map(({ key }) => timelineWords.tally(positionWords[key].name, counts[key]))
    .join(' · ');
}
