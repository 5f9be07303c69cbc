import { useId } from 'react';
import { developerResetWords, developerToolsWords as words } from '#content/screens/developer-tools.ts';
import type { DeveloperReset } from '#domain/own-data/resets.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { resetGroups } from './reset-groups.ts';
import { type ResetNews, useReset } from './use-reset.ts';

export interface ResetPanelProps {
  /** Makes an export; false where that failed. */
  onExport: () => Promise<boolean>;
  /** A reset was done: what is open may have to be left. */
  onReset: () => void;
}

/** Every reset by its name, and what became of the last one (A § 4). */
export function ResetPanel({ onExport, onReset }: ResetPanelProps) {
  const { news, reset } = useReset({ onExport, onReset });
  return (
    <>
      <p className="text-muted">{words.lead}</p>
      {resetGroups.map(({ group, title, resets }) => (
        <Group key={group} title={title} resets={resets} news={news} onPress={(which) => void reset(which)} />
      ))}
      <div className="mt-5 empty:hidden">
        {news?.kind === 'done' && (
          <Notice tone="success">{words.done(developerResetWords[news.reset].name)}</Notice>
        )}
        {news?.kind === 'failed' && <Notice tone="error">{words.failed}</Notice>}
      </div>
    </>
  );
}

interface GroupProps {
  title: string;
  resets: readonly DeveloperReset[];
  news: ResetNews | undefined;
  onPress: (reset: DeveloperReset) => void;
}

function Group({ title, resets, news, onPress }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="mb-2 text-lg">
        {title}
      </h3>
      <div className="flex flex-wrap gap-2">
        {resets.map((reset) => {
          const isRunning = news?.kind === 'resetting' && news.reset === reset;
          return (
            <Button
              key={reset}
              variant={reset === 'all-data' ? 'danger' : 'quiet'}
              className="min-h-11! px-4!"
              busy={isRunning}
              onClick={() => onPress(reset)}
            >
              {isRunning ? words.resetting : developerResetWords[reset].name}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
