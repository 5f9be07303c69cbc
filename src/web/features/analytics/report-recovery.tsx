import { analyticsEmpty } from '#content/analytics/dashboard.ts';
import { reportWords } from '#content/analytics/report.ts';
import { recoveryTabWords } from '#content/analytics/tabs.ts';
import { feelingWords } from '#content/recovery/reflection.ts';
import type { Period } from '#domain/analytics/period.ts';
import { recoveryFiguresOf } from '#domain/analytics/recovery-figures.ts';
import { feelings } from '#domain/recovery/record.ts';
import { ReportLines, ReportPart, ReportTable } from './report-part.tsx';
import { techniqueName } from './technique-name.ts';

const words = reportWords;

/** There are five practices of the app's own; of an import's only the most frequent fit on the page. */
const mostTechniques = 5;

/** The practices of Mind Recovery, and how it felt afterwards (B § 3). */
export function ReportRecovery({ period }: { period: Period }) {
  const figures = recoveryFiguresOf(period);
  const { techniques, told, totalSessions, sharePercent } = figures;
  const { times, rating, minutes, better } = words.recoveryHeads;
  if (totalSessions === 0) {
    return (
      <ReportPart title={words.recovery}>
        <p>{analyticsEmpty.recovery}</p>
      </ReportPart>
    );
  }
  return (
    <ReportPart title={words.recovery}>
      <ReportTable
        caption={words.recovery}
        heads={[recoveryTabWords.columns.name, times, rating, minutes, better]}
        rows={techniques.slice(0, mostTechniques).map((row) => ({
          name: techniqueName(row.name),
          figures: [
            String(row.count),
            row.avgRating === undefined ? '' : words.rating(row.avgRating),
            String(row.totalDuration),
            words.betterOf(row.better, row.told),
          ],
        }))}
      />
      <p>{recoveryTabWords.share(sharePercent)}</p>
      {told > 0 && (
        <ReportLines
          lines={[
            {
              name: words.feelings,
              text: feelings.map((feeling) => words.tally(feelingWords[feeling], figures.feelings[feeling])),
            },
          ]}
        />
      )}
    </ReportPart>
  );
}
