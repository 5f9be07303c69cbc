import { analyticsWords } from '#content/analytics/dashboard.ts';
import { recoveryTabWords } from '#content/analytics/tabs.ts';
import type { RecoveryFigures as Figures } from '#domain/analytics/recovery-figures.ts';
import { Card } from '#ui/card.tsx';
import { FigureList } from './figure-list.tsx';

const words = recoveryTabWords;

/** How many practices, how long, and how rated; and what share of all sessions they are (B § 3, § 9). */
export function RecoveryFigures({ figures }: { figures: Figures }) {
  const { totalSessions, totalMinutes, averageRating, averageDuration, sharePercent, share } = figures;
  return (
    <Card>
      <FigureList
        figures={[
          { name: words.totalSessions, figure: totalSessions },
          { name: words.totalMinutes, figure: totalMinutes },
          {
            name: words.averageRating,
            ...(averageRating === undefined
              ? { figure: analyticsWords.none, isNone: true }
              : { figure: analyticsWords.outOfTen(averageRating) }),
          },
          {
            name: words.averageDuration,
            figure: averageDuration === undefined ? '' : analyticsWords.minutes(averageDuration),
          },
        ]}
      />
      <div className="mt-5 border-line border-t pt-4">
        <p className="max-w-prose">{share === 'small' ? words.share(sharePercent) : words.shares[share]}</p>
        {share !== 'small' && <p className="mt-1 text-muted text-sm">{words.share(sharePercent)}</p>}
      </div>
    </Card>
  );
}
