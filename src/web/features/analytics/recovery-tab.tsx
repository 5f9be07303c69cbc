import { useMemo } from 'react';
import { analyticsEmpty, analyticsEmptyHelp } from '#content/analytics/dashboard.ts';
import { actionWords } from '#content/analytics/insights.ts';
import { recoveryTabWords } from '#content/analytics/tabs.ts';
import { recoveryFiguresOf } from '#domain/analytics/recovery-figures.ts';
import { ActionLink } from './action-link.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { NothingYet } from './nothing-yet.tsx';
import { FeelingBars, TechniqueBars } from './recovery-bars.tsx';
import { RecoveryFigures } from './recovery-figures.tsx';

/** The tab Mind Recovery: techniques, minutes, ratings, and how it felt afterwards (B § 3, § 9). */
export function RecoveryTab({ facts }: { facts: AnalyticsFacts }) {
  const { period } = facts;
  const figures = useMemo(() => recoveryFiguresOf(period), [period]);
  if (figures.totalSessions === 0) {
    return (
      <NothingYet title={analyticsEmpty.recovery} help={analyticsEmptyHelp.recovery} facts={facts}>
        <ActionLink action={{ to: 'recovery-hub' }}>{actionWords['recovery-hub']('')}</ActionLink>
      </NothingYet>
    );
  }
  return (
    <div className="grid gap-3.5">
      <h2 className="sr-only">{recoveryTabWords.heading}</h2>
      <RecoveryFigures figures={figures} />
      <div className="grid gap-3.5 lg:grid-cols-2">
        <TechniqueBars figures={figures} />
        <FeelingBars figures={figures} />
      </div>
    </div>
  );
}
