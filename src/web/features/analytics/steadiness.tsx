import type { ReactNode } from 'react';
import { consistencyWords, overviewWords, streakWords } from '#content/analytics/overview.ts';
import type { Overview } from '#domain/analytics/overview.ts';
import { fewestForTrend } from '#domain/analytics/progress-trend.ts';
import { Card } from '#ui/card.tsx';
import { TrendCard } from './trend-card.tsx';

interface SteadinessProps {
  overview: Overview;
  hideStreaks: boolean;
  /** How many sits with a rating that rests on something there are. */
  earned: number;
}

/** Streak, consistency and progress. Whoever hides streaks sees neither them nor the score that is made of one (A § 9, B § 9). */
export function Steadiness({ overview, hideStreaks, earned }: SteadinessProps) {
  const { consistency, totalSessions, progressTrend } = overview;
  return (
    <div className="grid gap-3.5 md:auto-cols-fr md:grid-flow-col">
      {!hideStreaks && <StreakCard overview={overview} />}
      <WordCard title={overviewWords.consistency} word={consistencyWords[consistency.label]}>
        <p className="figures mt-2">{overviewWords.consistencyOf(totalSessions)}</p>
        <p className="figures mt-1.5 text-muted text-sm">
          {overviewWords.consistencyHelp}
          {!hideStreaks && ` ${overviewWords.consistencyScoreHelp(consistency.score)}`}
        </p>
      </WordCard>
      <TrendCard trend={progressTrend} missing={Math.max(0, fewestForTrend - earned)} />
    </div>
  );
}

function StreakCard({ overview: { currentStreak, longestStreak, streakHint } }: { overview: Overview }) {
  const { stretch, milestone } = streakHint;
  return (
    <WordCard title={overviewWords.currentStreak} word={overviewWords.streakDays(currentStreak)}>
      <p className="mt-2">
        {milestone === undefined ? streakWords.stretches[stretch] : streakWords.milestones[milestone]}
      </p>
      <p className="figures mt-1.5 text-muted text-sm">{overviewWords.longest(longestStreak)}</p>
    </WordCard>
  );
}

function WordCard({ title, word, children }: { title: string; word: string; children: ReactNode }) {
  return (
    <Card>
      <h3 className="font-normal font-sans text-muted text-sm">{title}</h3>
      <p className="figures mt-1 font-serif font-medium text-[1.875rem] leading-none">{word}</p>
      {children}
    </Card>
  );
}
