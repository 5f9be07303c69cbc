import { useLive } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { NewSit } from './new-sit.tsx';
import { OpenSit } from './open-sit.tsx';
import type { StillnessSit } from './stillness-sit.ts';
import { useUnfinishedSit } from './use-unfinished-sit.ts';

/** What comes before a sit: the one that is still open, or the setup of a new one. */
export function TimerEntrance({ onSit }: { onSit: (sit: StillnessSit) => void }) {
  const unfinished = useUnfinishedSit();
  const settings = useLive((data) => data.settings());
  if (!settings || unfinished.kind === 'looking') {
    return (
      <Page>
        <Loading />
      </Page>
    );
  }
  if (unfinished.kind === 'none') return <NewSit settings={settings} onSit={onSit} />;
  return <OpenSit unfinished={unfinished} bells={settings} onSit={onSit} />;
}
