import { useEffect, useState } from 'react';
import { exportHintWords, persistenceWords } from '#content/screens/own-data.ts';
import type { PersistenceAnswer } from '#domain/own-data/persistence.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { persistence } from '#platform/storage-persistence.ts';
import { useLive, useLocalData } from '#store/local-data-context.tsx';
import type { OwnDataState } from '#store/own-data.ts';
import { Button } from '#ui/button.tsx';
import { isExportDue } from './export-hint.ts';
import type { Exporting } from './use-export.ts';

/** Whether the browser keeps the data; and where it may delete, a calm hint to export now and then. */
export function StoragePart({ state, exporting }: { state: OwnDataState; exporting: Exporting }) {
  const data = useLocalData();
  const { clock } = usePlatform();
  const sessionCount = useLive((local) => local.sessionCount());
  const [answer, setAnswer] = useState<PersistenceAnswer>();

  // It may change with what the person does: the first saved sit is followed by a request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when it was asked for
  useEffect(() => {
    let isOver = false;
    void persistence().then((found) => !isOver && setAnswer(found));
    return () => {
      isOver = true;
    };
  }, [state.persistenceAskedAt]);

  async function putAway(): Promise<void> {
    const own = await data.ownData();
    await own.changeState({ hintPutAwayAt: clock.instant() });
  }

  if (answer === undefined || sessionCount === undefined) return null;
  const isDue = isExportDue({ answer, state, sessionCount, now: clock.instant() });
  return (
    <>
      <p className="max-w-prose">{persistenceWords[answer]}</p>
      {isDue && (
        <div className="rounded-lg bg-sunken px-4 py-3">
          <h3 className="text-lg">{exportHintWords.title}</h3>
          <p className="mt-1 max-w-prose text-muted">{exportHintWords.text}</p>
          <div className="mt-1 -ml-3 flex flex-wrap gap-x-2">
            <Button
              variant="plain"
              busy={exporting.busy === 'everything'}
              onClick={() => void exporting.run('everything')}
            >
              {exportHintWords.toExport}
            </Button>
            <Button variant="plain" onClick={() => void putAway().catch(reportError)}>
              {exportHintWords.dismiss}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
