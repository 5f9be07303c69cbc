import { useMemo } from 'react';
import { analyticsEmpty, analyticsEmptyHelp, analyticsWords } from '#content/analytics/dashboard.ts';
import { actionWords } from '#content/analytics/insights.ts';
import { pahmTabWords } from '#content/analytics/tabs.ts';
import { nineCategoryOf } from '#domain/analytics/nine-category.ts';
import { Card } from '#ui/card.tsx';
import { ActionLink } from './action-link.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { DriftChart, PresentOverTime } from './attention-charts.tsx';
import { AttentionFigures } from './attention-figures.tsx';
import { TimeShares, ToneShares } from './attention-shares.tsx';
import { NineHeatMap } from './nine-heat-map.tsx';
import { NothingYet } from './nothing-yet.tsx';

const words = pahmTabWords;

/** The tab '9-Category PAHM': where attention was, in sits with taps alone (B § 3, § 9). */
export function PahmTab({ facts }: { facts: AnalyticsFacts }) {
  const { period } = facts;
  const figures = useMemo(() => nineCategoryOf(period), [period]);
  const { totalObservations, sessionsAnalyzed, drift, driftSessions } = figures;
  if (totalObservations === 0) {
    return (
      <NothingYet title={analyticsEmpty.pahm} help={analyticsEmptyHelp.pahm} facts={facts}>
        <ActionLink action={{ to: 'matrix' }}>{actionWords.matrix('')}</ActionLink>
      </NothingYet>
    );
  }
  return (
    <div className="grid gap-3.5">
      <h2 className="sr-only">{words.heading}</h2>
      <AttentionFigures figures={figures} />
      <div className="grid gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="break-inside-avoid">
          <h3 className="text-xl">{words.matrix.title}</h3>
          <p className="mt-1 mb-5 text-muted text-sm first-letter:uppercase">
            {analyticsWords.ofObservations(totalObservations, sessionsAnalyzed)}. {words.matrix.lead}
          </p>
          <NineHeatMap shares={figures.positions} />
        </Card>
        <div className="grid content-start gap-3.5 sm:grid-cols-2 lg:grid-cols-1">
          <ToneShares figures={figures} />
          <TimeShares figures={figures} />
        </div>
      </div>
      <div className="grid gap-3.5 lg:grid-cols-2">
        {drift.length > 0 ? (
          <DriftChart drift={drift} driftSessions={driftSessions} />
        ) : (
          <Card>
            <h3 className="text-xl">{words.drift.title}</h3>
            <p className="mt-1 text-muted">{words.drift.none}</p>
          </Card>
        )}
        <PresentOverTime period={period} />
      </div>
    </div>
  );
}
