import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { postureKeys } from '#domain/practice/postures.ts';
import { stages } from '#domain/practice/stages.ts';
import { wantedMinutes } from '#domain/profile/default-duration.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLive, useLocalData } from '#store/local-data-context.tsx';
import { newSit } from './practice-sit.ts';
import { offeredPosture, presetEnvironment, presetPosture } from './preset-environment.ts';
import type { PracticeSit, SitPlan, Stillness } from './sit-plan.ts';
import { StillnessSetup } from './stillness-setup.tsx';
import { timerRequest } from './timer-request.ts';
import { useHandedOver } from './use-handed-over.ts';
import type { SettingsInHand } from './use-settings.ts';

/** A sit that starts at once when its length came from outside, and otherwise begins with the setup (B § 4). */
export function NewSit({
  settings,
  onSit,
}: {
  settings: SettingsInHand;
  onSit: (sit: PracticeSit<Stillness>) => void;
}) {
  const data = useLocalData();
  const platform = usePlatform();
  const navigate = useNavigate();
  const handed = useHandedOver();
  const stored = useLive((local) => local.profile());
  const { level, startMinutes, setupMinutes, ...request } = timerRequest(
    handed,
    useSearch({ strict: false }).level,
    stored && wantedMinutes(stored.profile.enhancedProfile.preferences),
  );
  const wanted = [request.posture, data.tab.read('selectedPosture')];
  const posture = offeredPosture(wanted, postureKeys) ?? presetPosture;
  const isStarted = useRef(false);

  function begin(chosen: Pick<SitPlan, 'plannedMinutes' | 'environment'>, startsAtOnce: boolean): void {
    const plan: SitPlan<Stillness> = { practice: { kind: 'stillness', level }, posture, ...chosen };
    onSit({ ...newSit(plan, { platform, data, settings: settings.now }), startsAtOnce });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is started once
  useEffect(() => {
    if (startMinutes === undefined || isStarted.current) return;
    isStarted.current = true;
    // Without the length, so that a reload shows the setup instead of starting once more.
    const { previousStep } = handed;
    const state = { level, posture, stageLevel: stages[0].name, setupMinutes: startMinutes, previousStep };
    void navigate({ to: '/seeker-practice-timer', search: { level }, state, replace: true });
    begin({ plannedMinutes: startMinutes, environment: presetEnvironment }, true);
  }, [startMinutes]);

  if (startMinutes !== undefined || !stored) return null;
  return (
    <StillnessSetup
      level={level}
      posture={posture}
      minutes={setupMinutes}
      settings={settings}
      onStart={(chosen) => begin(chosen, false)}
    />
  );
}
