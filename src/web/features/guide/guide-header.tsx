import { guideScreenWords } from '#content/guide/screen-words.ts';
import type { GuideData } from '#store/guide-data.ts';
import type { KnownAsker } from './asker-facts.ts';
import { ClearHistory } from './clear-history.tsx';
import { useWelcome } from './use-welcome.ts';

interface GuideHeaderProps {
  asker: KnownAsker;
  displayName: string;
  guideData: GuideData;
  /** How many questions there are. */
  count: number;
  /** Nobody can be welcomed back who was never here. */
  isFirstVisit: boolean;
}

const words = guideScreenWords;

/** What the guide goes by: the person's own stage, hours and mood; a mood that is not known is left out (B § 2). */
export function GuideHeader({ asker, displayName, guideData, count, isFirstVisit }: GuideHeaderProps) {
  const isWelcome = useWelcome();
  const { stage, hours, own } = asker;
  const { mood } = own.practice;
  return (
    <header className="guide-header">
      <div className="min-w-0">
        <p className="guide-eyebrow" aria-hidden={isWelcome || undefined}>
          {isWelcome ? welcome(displayName, isFirstVisit) : words.eyebrow}
        </p>
        <h1 tabIndex={-1} className="text-[1.625rem] sm:text-3xl">
          {words.title}
        </h1>
        <ul aria-label={words.facts} className="figures mt-1 flex flex-wrap gap-x-4 text-muted text-sm">
          <li>{words.stage(stage)}</li>
          <li>{words.hours(hours)}</li>
          {mood && (
            <li>
              {words.mood(mood.energy)}
              <span className="sr-only">, {words.moodFrom(mood.notes)}</span>
            </li>
          )}
        </ul>
        <p role="status" className="sr-only">
          {isWelcome && welcome(displayName, isFirstVisit)}
        </p>
      </div>
      <ClearHistory guideData={guideData} count={count} />
    </header>
  );
}

function welcome(name: string, isFirstVisit: boolean): string {
  if (isFirstVisit) return name ? words.welcomeName(name) : words.welcome;
  return name ? words.welcomeBackName(name) : words.welcomeBack;
}
