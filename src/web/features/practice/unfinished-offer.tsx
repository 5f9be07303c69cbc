import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { matrixMessages } from '#content/messages/matrix.ts';
import { practiceMessages } from '#content/messages/practice.ts';
import { sitQuestions } from '#content/screens/practice.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { isWhole, lastKnownEnd } from './kept-sit.ts';
import { reflectionAddress } from './practice-addresses.ts';
import { practiceName } from './practice-names.ts';
import { recordPractice } from './record-practice.ts';
import { sitText } from './sit-text.ts';
import { useDiscardQuestion } from './use-discard-question.ts';
import type { KeptSit } from './use-unfinished-sit.ts';

/** What may be done with a sit that was interrupted: resume it, keep what was done, or discard it. */
export function UnfinishedOffer({ kept, onResume }: { kept: KeptSit; onResume: () => void }) {
  const data = useLocalData();
  const { clock } = usePlatform();
  const navigate = useNavigate();
  const discard = useDiscardQuestion();
  const [keeping, setKeeping] = useState<'no' | 'busy' | 'failed'>('no');
  const title = useId();
  const words = sitQuestions.found;
  const { sit, taps, lostTaps } = kept;
  const name = practiceName(sit.practice);

  async function keep(): Promise<void> {
    setKeeping('busy');
    try {
      await recordPractice(data, clock, sit, lastKnownEnd(sit, taps));
      await navigate({ ...reflectionAddress(sit.practice), state: { sessionId: sit.sitId } });
    } catch {
      setKeeping('failed');
    }
  }

  return (
    <Card tone="accent" role="region" aria-labelledby={title}>
      <h2 id={title} className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        {isWhole(sit)
          ? words.finished(name, sit.plannedMinutes)
          : words.text(name, sitText(sit.elapsedMillis), sit.plannedMinutes)}
        {taps.length > 0 && ` ${words.taps(taps.length)}`}
      </p>
      {lostTaps > 0 && <p className="mt-2 max-w-prose">{matrixMessages.tapsUnreadable(lostTaps)}</p>}
      <div className="mt-5 flex flex-col gap-2.5 sm:flex-row sm:items-center">
        {!isWhole(sit) && <Button onClick={onResume}>{words.resume}</Button>}
        <Button
          variant={isWhole(sit) ? 'primary' : 'quiet'}
          busy={keeping === 'busy'}
          onClick={() => void keep()}
        >
          {words.keep}
        </Button>
        <Button
          variant="plain"
          onClick={() => void discard(sit.elapsedMillis, () => data.discardSit(sit.sitId))}
        >
          {words.discard}
        </Button>
      </div>
      {keeping === 'failed' && (
        <div className="mt-4">
          <Notice tone="error">{practiceMessages.sitNotSaved}</Notice>
        </div>
      )}
    </Card>
  );
}
