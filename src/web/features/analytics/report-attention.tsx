import { analyticsEmpty, analyticsWords } from '#content/analytics/dashboard.ts';
import { reportWords } from '#content/analytics/report.ts';
import { pahmTabWords } from '#content/analytics/tabs.ts';
import { chargeWords, timeWords } from '#content/positions.ts';
import { nineCategoryOf } from '#domain/analytics/nine-category.ts';
import type { Period } from '#domain/analytics/period.ts';
import { NineHeatMap } from './nine-heat-map.tsx';
import { ReportLines, ReportPart } from './report-part.tsx';

const words = reportWords;

/** Where attention was: the matrix with its rows and columns, and how it drifts within a sit (B § 3). */
export function ReportAttention({ period }: { period: Period }) {
  const figures = nineCategoryOf(period);
  const { rows, columns, drift, driftSessions, totalObservations, sessionsAnalyzed } = figures;
  if (totalObservations === 0) {
    return (
      <ReportPart title={words.attention}>
        <p>{analyticsEmpty.pahm}</p>
      </ReportPart>
    );
  }
  return (
    <ReportPart title={words.attention}>
      <NineHeatMap shares={figures.positions} />
      <p>{analyticsWords.ofObservations(totalObservations, sessionsAnalyzed)}</p>
      <ReportLines
        lines={[
          { name: words.byTone, text: rows.map((row) => words.share(chargeWords[row.name], row)) },
          { name: words.byTime, text: columns.map((one) => words.share(timeWords[one.name], one)) },
          {
            name: words.drift,
            text:
              drift.length === 0
                ? pahmTabWords.drift.none
                : [...drift.map(words.driftPart), analyticsWords.ofSits(driftSessions)],
          },
        ]}
      />
    </ReportPart>
  );
}
