import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { sitQuestions, sitWords } from '#content/screens/practice.ts';
import type { Practice, Sit } from '#domain/practice/sit.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { DeviceSettings } from '#store/device-settings.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { timerAddress } from './practice-addresses.ts';
import { practiceTitle } from './practice-names.ts';
import { takenSit } from './practice-sit.ts';
import type { PracticeSit } from './sit-plan.ts';
import { UnfinishedOffer } from './unfinished-offer.tsx';
import { useHandedOver } from './use-handed-over.ts';
import type { KeptSit } from './use-unfinished-sit.ts';

interface OpenSitProps<Practised extends Practice> {
  unfinished: { kind: 'here' | 'elsewhere'; kept: KeptSit };
  settings: DeviceSettings;
  /** Whether a sit is one that this screen shows. */
  isOurs: (sit: Sit) => sit is Sit & { practice: Practised };
  onSit: (sit: PracticeSit<Practised>) => void;
}

/** In place of the setup while another sit is still open: only one sit runs at a time. */
export function OpenSit<Practised extends Practice>(props: OpenSitProps<Practised>) {
  const { unfinished, settings, isOurs, onSit } = props;
  const { kind, kept } = unfinished;
  const { sit, taps } = kept;
  const data = useLocalData();
  const platform = usePlatform();
  const navigate = useNavigate();
  const isAskedFor = useHandedOver().resumeSit === sit.sitId && kind === 'here' && isOurs(sit);
  const isTaken = useRef(false);

  function resume(): void {
    if (isOurs(sit)) onSit(takenSit(sit, taps, { platform, data, settings }));
    else void navigate({ ...timerAddress(sit.practice), state: { resumeSit: sit.sitId } });
  }

  // Resume was already pressed on the screen before this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken up once
  useEffect(() => {
    if (!isAskedFor || isTaken.current) return;
    isTaken.current = true;
    // After a reload the sit is offered again instead.
    void navigate({ ...timerAddress(sit.practice), replace: true });
    resume();
  }, [isAskedFor]);

  if (isAskedFor) return null;
  return (
    <Page width="reading">
      <PageTitle title={practiceTitle(sit.practice)} />
      {kind === 'here' ? (
        <UnfinishedOffer kept={kept} onResume={resume} />
      ) : (
        <Notice tone="warning">
          <p className="font-medium">{sitQuestions.elsewhere.title}</p>
          <p>{sitQuestions.elsewhere.text}</p>
        </Notice>
      )}
      <Button variant="quiet" className="mt-6 self-start" onClick={() => void navigate({ to: '/home' })}>
        {sitWords.back}
      </Button>
    </Page>
  );
}
