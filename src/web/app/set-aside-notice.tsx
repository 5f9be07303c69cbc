import { useState } from 'react';
import { dataLayerMessages } from '#content/messages/data-layer.ts';
import { shellWords } from '#content/screens/shell.ts';
import { downloadText } from '#platform/download.ts';
import { useLive } from '#store/local-data-context.tsx';
import { Button } from '#ui/button.tsx';
import { Trouble } from './trouble.tsx';

/** Says that records could not be read and were set aside, and hands them over as they are. */
export function SetAsideNotice() {
  const records = useLive((data) => data.setAsideRecords());
  const [isPutAway, setIsPutAway] = useState(false);
  if (!records || records.length === 0 || isPutAway) return null;
  const download = () => downloadText('ninefold-set-aside.json', JSON.stringify(records, undefined, 2));
  return (
    <Trouble>
      <p>{dataLayerMessages.recordsSetAside(records.length)}</p>
      {records.some(({ table }) => table === 'sits') && <p>{dataLayerMessages.sitSetAside}</p>}
      <Button variant="plain" className="-ml-3" onClick={download}>
        {shellWords.download}
      </Button>
      <Button variant="plain" onClick={() => setIsPutAway(true)}>
        {shellWords.ok}
      </Button>
    </Trouble>
  );
}
