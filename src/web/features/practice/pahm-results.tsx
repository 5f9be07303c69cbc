import { chargeWords, timeWords } from '#content/positions.ts';
import { matrixReflectionWords, totalNames } from '#content/screens/matrix-reflection.ts';
import { pahmTotalsOf, type RawCounts, sharePercent } from '#domain/pahm/counts.ts';
import { charges, positions, times } from '#domain/pahm/positions.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';

interface PahmResultsProps {
  counts: RawCounts;
  /** Whether the sit is on this device: of another one nothing is known, not even that there were no taps. */
  isRecorded: boolean;
}

/** 'PAHM Tracking Results': the matrix of a sit with its totals and their shares (B § 2, § 5). */
export function PahmResults({ counts, isRecorded }: PahmResultsProps) {
  const totals = pahmTotalsOf(counts);
  const words = matrixReflectionWords;
  const withoutTaps = isRecorded ? words.noTaps : undefined;
  const sentence = totals.grandTotal > 0 ? words.observations(totals.grandTotal) : withoutTaps;
  const most = Math.max(...Object.values(counts), 1);
  return (
    <Card>
      <h2 className="mb-4 text-xl">{words.results}</h2>
      <div className="-mx-1 overflow-x-auto">
        <table className="figures w-full border-separate border-spacing-1 text-center sm:border-spacing-1.5">
          <caption className="sr-only">{words.resultsCaption}</caption>
          <thead>
            <tr className={labelClass}>
              <td />
              {times.map((time) => (
                <th key={time} scope="col" className="w-[21%] pb-1 font-normal">
                  {timeWords[time]}
                </th>
              ))}
              <th scope="col" className="pb-1 font-normal">
                {totalNames.grandTotal}
              </th>
            </tr>
          </thead>
          <tbody>
            {charges.map((charge) => (
              <tr key={charge}>
                <th scope="row" className={classes(labelClass, 'pr-1 text-left font-normal')}>
                  {chargeWords[charge]}
                </th>
                {positions
                  .filter((position) => position.charge === charge)
                  .map(({ key }) => (
                    <td
                      key={key}
                      className="h-14 rounded-md"
                      style={{ backgroundColor: tint(charge, counts[key] / most) }}
                    >
                      <Figure count={counts[key]} all={totals.grandTotal} />
                    </td>
                  ))}
                <td>
                  <Figure count={totals[`${charge}Total`]} all={totals.grandTotal} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={classes(labelClass, 'pr-1 text-left font-normal')}>
                {totalNames.grandTotal}
              </th>
              {times.map((time) => (
                <td key={time} className="h-12">
                  <Figure count={totals[`${time}Total`]} all={totals.grandTotal} />
                </td>
              ))}
              <td>
                <Figure count={totals.grandTotal} all={totals.grandTotal} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      {sentence && <p className="mt-3 text-sm text-muted">{sentence}</p>}
    </Card>
  );
}

/** The names of rows and columns, small enough for the matrix to stand whole on the narrowest phone. */
const labelClass = 'text-[0.6875rem] text-muted min-[23rem]:text-xs sm:text-sm';

/** A count, and below it its share of all taps. */
function Figure({ count, all }: { count: number; all: number }) {
  return (
    <>
      <span className="block font-serif text-lg leading-tight font-medium">{count}</span>
      <span className="block text-xs leading-tight whitespace-nowrap">
        {matrixReflectionWords.percent(sharePercent(count, all))}
      </span>
    </>
  );
}

/** The row's colour, the stronger the more taps; never so strong that the figure on it would be hard to read. */
function tint(charge: (typeof charges)[number], share: number): string {
  return `color-mix(in srgb, var(--color-${charge}) ${Math.round(9 + 31 * share)}%, var(--color-surface))`;
}
