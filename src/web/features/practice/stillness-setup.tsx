import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { postureWords } from '#content/postures.ts';
import { stage1Words, stillnessWords } from '#content/screens/practice.ts';
import { levelIntros } from '#content/stages/level-intros.ts';
import { parseMinutes } from '#domain/practice/duration.ts';
import { type LevelKey, levelOf, stillnessMinutes } from '#domain/practice/levels.ts';
import type { PostureKey } from '#domain/practice/postures.ts';
import type { DeviceSettings } from '#store/device-settings.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { BellSettings } from './bell-settings.tsx';
import { DeviceAbilities } from './device-abilities.tsx';
import { DurationField } from './duration-field.tsx';
import { EnvironmentRow } from './environment-row.tsx';
import { presetEnvironment } from './preset-environment.ts';
import type { SitPlan } from './sit-plan.ts';
import { useStepBack } from './use-step-back.ts';

interface StillnessSetupProps {
  level: LevelKey;
  posture: PostureKey;
  minutes: number;
  settings: DeviceSettings;
  onStart: (chosen: Pick<SitPlan, 'plannedMinutes' | 'environment'>) => void;
}

/** The setup of a stillness sit: how long, how, where, and which bells (B § 2, § 5). */
export function StillnessSetup({ level, posture, minutes, settings, onStart }: StillnessSetupProps) {
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const [duration, setDuration] = useState<{ text: string; changed?: 'below' | 'above' | 'not-a-number' }>({
    text: String(minutes),
  });
  const [environment, setEnvironment] = useState(presetEnvironment);
  const words = stillnessWords.setup;

  function back(): void {
    const search = { step: 'posture', level };
    stepBack('posture', () => void navigate({ to: '/stage1', search, replace: true }));
  }

  function start(event: FormEvent): void {
    event.preventDefault();
    const { minutes: plannedMinutes, changed } = parseMinutes(duration.text, stillnessMinutes);
    // What was changed is shown first, and started with the next press.
    if (changed) setDuration({ text: String(plannedMinutes), changed });
    else onStart({ plannedMinutes, environment });
  }

  return (
    <Page>
      <form noValidate className="flex grow flex-col" onSubmit={start}>
        <PageTitle eyebrow={stage1Words.title} title={stillnessWords.title(levelOf(level).name)} />
        <div className="grid items-start gap-3.5 md:grid-cols-2">
          <div className="grid gap-3.5">
            <Card className="grid gap-5">
              <DurationField {...duration} onChange={(text) => setDuration({ text })} />
              <div className="flex items-center justify-between gap-4 border-line border-t pt-4">
                <p>
                  <span className="block text-sm text-muted">{words.posture}</span>
                  <span className="font-medium">{postureWords[posture].name}</span>
                </p>
                <Button variant="plain" className="-mr-3" onClick={back}>
                  {words.changePosture}
                </Button>
              </div>
            </Card>
            <Card>
              <EnvironmentRow environment={environment} onChange={setEnvironment} />
            </Card>
          </div>
          <div className="grid gap-3.5">
            <Card>
              <BellSettings settings={settings} />
            </Card>
            <Card tone="flat">
              <h2 className="mb-2 text-xl">{stage1Words.howTo}</h2>
              <ul className="grid list-disc gap-1.5 pl-5 text-muted">
                {levelIntros[level].howTo.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Card>
            <DeviceAbilities />
          </div>
        </div>
        <ActionBar>
          <Button variant="quiet" onClick={back}>
            {words.back}
          </Button>
          <Button type="submit" className="grow">
            {words.start}
          </Button>
        </ActionBar>
      </form>
    </Page>
  );
}
