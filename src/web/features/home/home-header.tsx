import { calendarWords } from '#content/calendar.ts';
import { homeWords } from '#content/screens/home.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { Eyebrow } from '#ui/card.tsx';
import { FigureChip } from '#ui/chip.tsx';
import { partOfDay } from './journey-view.ts';
import type { HomeFacts } from './use-home-facts.ts';

/** The welcome, with the person's own streak and hours (A § 2, § 9). */
export function HomeHeader({ facts }: { facts: HomeFacts }) {
  const { clock } = usePlatform();
  const now = Temporal.Instant.from(clock.instant()).toZonedDateTimeISO(clock.zone());
  const { displayName, totals } = facts;
  const isFirstVisit = totals.totalSessions === 0 && !facts.hasSitsElsewhere;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
      <div>
        <Eyebrow>
          {homeWords.dayAndPart(calendarWords.weekday(now), homeWords.partsOfDay[partOfDay(now.hour)])}
        </Eyebrow>
        <h1 tabIndex={-1} className="mt-1 text-title">
          {welcome(displayName, isFirstVisit)}
        </h1>
      </div>
      <div className="flex flex-wrap gap-2.5">
        {!facts.hideStreaks && (
          <FigureChip figure={homeWords.streakValue(totals.currentStreak)} label={homeWords.streakLabel} />
        )}
        <FigureChip figure={homeWords.hoursValue(String(totals.totalHours))} label={homeWords.hoursLabel} />
      </div>
    </header>
  );
}

function welcome(name: string, isFirstVisit: boolean): string {
  if (isFirstVisit) return name ? homeWords.welcomeName(name) : homeWords.welcome;
  return name ? homeWords.welcomeBackName(name) : homeWords.welcomeBack;
}
