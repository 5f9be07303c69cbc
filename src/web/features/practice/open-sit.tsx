import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { sitQuestions, stillnessWords } from '#content/screens/practice.ts';
import { levelOf } from '#domain/practice/levels.ts';
import type { Sit } from '#domain/practice/sit.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import type { BellChoice } from './sit-bells.ts';
import { type StillnessSit, takenStillnessSit } from './stillness-sit.ts';
import { UnfinishedOffer } from './unfinished-offer.tsx';
import { useHandedOver } from './use-handed-over.ts';

interface OpenSitProps {
  unfinished: { kind: 'here' | 'elsewhere'; sit: Sit };
  bells: BellChoice;
  onSit: (sit: StillnessSit) => void;
}

/** In place of the setup while another sit is still open: only one sit runs at a time. */
export function OpenSit({ unfinished, bells, onSit }: OpenSitProps) {
  const { kind, sit } = unfinished;
  const data = useLocalData();
  const platform = usePlatform();
  const navigate = useNavigate();
  const isAskedFor = useHandedOver().resumeSit === sit.sitId && kind === 'here';
  const isTaken = useRef(false);
  const { level } = sit.practice;

  function resume(): void {
    onSit(takenStillnessSit(sit, { platform, data, bells }));
  }

  // Resume was already pressed on the screen before this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken up once
  useEffect(() => {
    if (!isAskedFor || isTaken.current) return;
    isTaken.current = true;
    // After a reload the sit is offered again instead.
    void navigate({ to: '/seeker-practice-timer', search: { level }, replace: true });
    resume();
  }, [isAskedFor]);

  if (isAskedFor) return null;
  return (
    <Page width="reading">
      <PageTitle title={stillnessWords.title(levelOf(level).name)} />
      {kind === 'here' ? (
        <UnfinishedOffer sit={sit} onResume={resume} />
      ) : (
        <Notice tone="warning">
          <p className="font-medium">{sitQuestions.elsewhere.title}</p>
          <p>{sitQuestions.elsewhere.text}</p>
        </Notice>
      )}
      <Button variant="quiet" className="mt-6 self-start" onClick={() => void navigate({ to: '/home' })}>
        {stillnessWords.back}
      </Button>
    </Page>
  );
}
