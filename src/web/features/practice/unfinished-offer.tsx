import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { practiceMessages } from '#content/messages/practice.ts';
import { sitQuestions } from '#content/screens/practice.ts';
import { levelOf } from '#domain/practice/levels.ts';
import type { Sit } from '#domain/practice/sit.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { recordStillness } from './record-stillness.ts';
import { sitText } from './sit-text.ts';
import { isWhole, lastKnownEnd } from './stillness-outcome.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

/** What may be done with a sit that was interrupted: resume it, keep what was done, or discard it. */
export function UnfinishedOffer({ sit, onResume }: { sit: Sit; onResume: () => void }) {
  const data = useLocalData();
  const { clock } = usePlatform();
  const navigate = useNavigate();
  const discard = useDiscardQuestion();
  const [keeping, setKeeping] = useState<'no' | 'busy' | 'failed'>('no');
  const title = useId();
  const words = sitQuestions.found;
  const { name } = levelOf(sit.practice.level);

  async function keep(): Promise<void> {
    setKeeping('busy');
    try {
      await recordStillness(data, clock, sit, lastKnownEnd(sit));
      await navigate({ to: '/seeker-practice-complete', state: { sessionId: sit.sitId } });
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
      </p>
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
