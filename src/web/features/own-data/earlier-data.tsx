import { useEffect, useState } from 'react';
import { importWords } from '#content/screens/own-data.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ImportNews } from './import-news.tsx';
import { useImport } from './use-import.ts';

const words = importWords.earlier;

/** Who wants to be asked later is asked when the app is opened the next time. */
const askedLater = new Set<string>();

/** Asks whose the data of an earlier app in this browser is, where there is any that names nobody. */
export function EarlierData() {
  const data = useLocalData();
  const importing = useImport();
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    let isOver = false;
    async function look(): Promise<void> {
      const own = await data.ownData();
      if (own.earlierKeys().length === 0 || askedLater.has(data.uid)) return;
      const { isEarlierDataForeign } = await own.state();
      if (!isOver && !isEarlierDataForeign) setIsAsking(true);
    }
    // Where nothing can be read, nothing is asked.
    look().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [data]);

  async function takeIn(): Promise<void> {
    if (await importing.importEarlier()) setIsAsking(false);
  }

  async function leave(): Promise<void> {
    const own = await data.ownData();
    await own.changeState({ isEarlierDataForeign: true });
    setIsAsking(false);
  }

  function later(): void {
    askedLater.add(data.uid);
    setIsAsking(false);
  }

  if (!isAsking && importing.state.kind === 'idle') return null;
  return (
    <div className="mx-auto w-full max-w-270 px-(--page-edge) pt-4 sm:px-8">
      <CardSection title={words.title} lead={isAsking ? words.text : undefined}>
        {isAsking && (
          <div className="flex flex-wrap gap-2.5">
            <Button busy={importing.isBusy} onClick={() => void takeIn()}>
              {words.yes}
            </Button>
            <Button variant="quiet" onClick={() => void leave().catch(reportError)}>
              {words.no}
            </Button>
            <Button variant="plain" onClick={later}>
              {words.later}
            </Button>
          </div>
        )}
        <ImportNews state={importing.state} />
      </CardSection>
    </div>
  );
}
