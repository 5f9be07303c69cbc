import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { sitPostureWords } from '#content/recovery/postures.ts';
import { durationWords, setupWords } from '#content/screens/practice.ts';
import { reflectionWords } from '#content/screens/reflection.ts';
import { type MinuteLimits, type ParsedMinutes, parseMinutes } from '#domain/practice/duration.ts';
import type { SitPosture } from '#domain/practice/postures.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { BellSettings } from './bell-settings.tsx';
import { DeviceAbilities } from './device-abilities.tsx';
import { DurationField, type DurationMessages } from './duration-field.tsx';
import { EnvironmentRow } from './environment-row.tsx';
import { presetEnvironment } from './preset-environment.ts';
import type { SitPlan } from './sit-plan.ts';
import { useOpeningFocus } from './use-opening-focus.ts';
import type { SettingsInHand } from './use-settings.ts';

export interface PracticeSetupProps {
  eyebrow: ReactNode;
  title: string;
  posture: SitPosture;
  /** Between which lengths one may be chosen, and what is said of another; without it the length is the practice's own. */
  choice?: { limits: MinuteLimits; messages: DurationMessages };
  /** The length that is shown first, and why it is not the one that was asked for. */
  length: Pick<ParsedMinutes, 'minutes' | 'changed'>;
  settings: SettingsInHand;
  startLabel: string;
  /** What to do in this sit. */
  explanation: ReactNode;
  /** What else may be set for this practice. */
  children?: ReactNode;
  onBack: () => void;
  /** Called in the press on Start itself. */
  onStart: (chosen: Pick<SitPlan, 'plannedMinutes' | 'environment'>) => void;
}

/** The setup of a sit: how long, how, where, and which bells (B § 2, § 5). */
export function PracticeSetup(props: PracticeSetupProps) {
  const { posture, choice, length, settings, onBack, onStart } = props;
  const [duration, setDuration] = useState<{ text: string; changed?: ParsedMinutes['changed'] }>({
    text: String(length.minutes),
    changed: length.changed,
  });
  const [environment, setEnvironment] = useState(presetEnvironment);
  const form = useRef<HTMLFormElement>(null);
  useOpeningFocus(form);
  const words = setupWords;

  function start(event: FormEvent): void {
    event.preventDefault();
    const { minutes: plannedMinutes, changed } = choice
      ? parseMinutes(duration.text, choice.limits)
      : { ...length, changed: undefined };
    // What was changed is shown first, and started with the next press.
    if (changed) setDuration({ text: String(plannedMinutes), changed });
    else onStart({ plannedMinutes, environment });
  }

  return (
    <Page>
      <form ref={form} noValidate className="flex grow flex-col" onSubmit={start}>
        <PageTitle eyebrow={props.eyebrow} title={props.title} />
        <div className="grid items-start gap-3.5 md:grid-cols-2">
          <div className="grid gap-3.5">
            <Card className="grid gap-5">
              {choice ? (
                <DurationField {...duration} {...choice} onChange={(text) => setDuration({ text })} />
              ) : (
                <Settled label={reflectionWords.duration} value={durationWords.minutes(length.minutes)} />
              )}
              <div className="flex items-center justify-between gap-4 border-line border-t pt-4">
                <Settled label={words.posture} value={sitPostureWords[posture].name} />
                <Button variant="plain" className="-mr-3" onClick={onBack}>
                  {words.changePosture}
                </Button>
              </div>
            </Card>
            {props.explanation}
            <Card>
              <EnvironmentRow environment={environment} onChange={setEnvironment} />
            </Card>
          </div>
          <div className="grid gap-3.5">
            <Card>
              <BellSettings settings={settings} />
            </Card>
            {props.children}
            <DeviceAbilities />
          </div>
        </div>
        <ActionBar>
          <Button variant="quiet" onClick={onBack}>
            {words.back}
          </Button>
          <Button type="submit" className="grow">
            {props.startLabel}
          </Button>
        </ActionBar>
      </form>
    </Page>
  );
}

/** What is settled already, with its name above it. */
function Settled({ label, value }: { label: string; value: string }) {
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <span className="font-medium">{value}</span>
    </p>
  );
}
