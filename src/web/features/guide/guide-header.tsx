import type { ReactNode } from 'react';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import { questionFieldId } from './composer.tsx';
import type { Asking } from './read-asker.ts';
import { useWelcome } from './use-welcome.ts';

interface GuideHeaderProps {
  /** Undefined until it is read. */
  asking: Asking | undefined;
  /** How many questions there are, once that is known. */
  count: number | undefined;
  /** What can be done with the conversation. */
  children: ReactNode;
}

const words = guideScreenWords;

/** What the guide goes by: the person's own stage, hours and mood; a mood that is not known is left out (B § 2). */
export function GuideHeader({ asking, count, children }: GuideHeaderProps) {
  const isTimeOfWelcome = useWelcome();
  const welcome = isTimeOfWelcome && asking && count !== undefined ? welcomeOf(asking, count) : undefined;
  return (
    <header className="guide-header">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="guide-eyebrow" aria-hidden={welcome !== undefined}>
            {welcome ?? words.eyebrow}
          </p>
          <h1 tabIndex={-1} className="text-[1.625rem] sm:text-3xl">
            {words.title}
          </h1>
        </div>
        <button
          type="button"
          className="sr-only focus:not-sr-only focus:flex-none focus:rounded-md focus:bg-surface focus:px-4 focus:py-3"
          onClick={() => document.getElementById(questionFieldId)?.focus()}
        >
          {words.skipToQuestion}
        </button>
        {children}
      </div>
      <ul aria-label={words.facts} className="figures mt-1 flex min-h-5 flex-wrap gap-x-4 text-muted text-sm">
        {asking && <Facts asking={asking} />}
      </ul>
      <p role="status" className="sr-only">
        {welcome}
      </p>
    </header>
  );
}

function Facts({ asking: { asker } }: { asking: Asking }) {
  const { mood } = asker.own.practice;
  return (
    <>
      <li>{words.stage(asker.stage)}</li>
      <li>{words.hours(asker.hours)}</li>
      {mood && (
        <li>
          {words.mood(mood.energy)}
          <span className="sr-only">, {words.moodFrom(mood.notes)}</span>
        </li>
      )}
    </>
  );
}

/** Nobody can be welcomed back who was never here. */
function welcomeOf({ asker, displayName: name }: Asking, count: number): string {
  const isFirstVisit = count === 0 && asker.own.practice.totals.totalSessions === 0;
  if (isFirstVisit) return name ? words.welcomeName(name) : words.welcome;
  return name ? words.welcomeBackName(name) : words.welcomeBack;
}
