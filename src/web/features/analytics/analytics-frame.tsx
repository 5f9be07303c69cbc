import type { ReactNode } from 'react';
import { analyticsWords } from '#content/analytics/dashboard.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { OpenedAnalytics } from './read-facts.ts';
import { type Adding, useAnalyticsData } from './use-analytics-data.ts';

interface AnalyticsFrameProps {
  /** Stands above what is said meanwhile. */
  title: ReactNode;
  /** Where it was opened while the screen before still stood. */
  opened?: OpenedAnalytics | undefined;
  children: (opened: OpenedAnalytics) => ReactNode;
}

/** What stands in My Analytics and its report until the records are added up, and where they cannot be (B § 2, § 8). */
export function AnalyticsFrame({ title, opened, children }: AnalyticsFrameProps) {
  const addedUp = useAnalyticsData(opened);
  if (addedUp.kind === 'ready') return children(addedUp.opened);
  return (
    <>
      {title}
      {addedUp.kind === 'adding' ? (
        <AddingUp adding={addedUp.adding} />
      ) : (
        <Notice tone="error">
          <p>{analyticsWords.notLoaded}</p>
          <Button variant="plain" className="-ml-3" onClick={addedUp.retry}>
            {analyticsWords.again}
          </Button>
        </Notice>
      )}
    </>
  );
}

/** Only a first adding up, or one after an import, takes long enough to say how far it is. */
function AddingUp({ adding }: { adding: Adding | undefined }) {
  if (!adding) return <Loading text={analyticsWords.loading} />;
  const text = analyticsWords.preparing(adding.done, adding.all);
  return (
    <div className="mx-auto flex w-full max-w-100 grow flex-col justify-center gap-4 py-10 text-center text-muted">
      <p role="status">{analyticsWords.loading}</p>
      <ProgressBar
        label={analyticsWords.loading}
        value={(100 * adding.done) / Math.max(1, adding.all)}
        valueText={text}
      />
      <p className="figures text-sm">{text}</p>
    </div>
  );
}
