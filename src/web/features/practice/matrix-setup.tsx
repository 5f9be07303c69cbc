import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { matrixMessages } from '#content/messages/matrix.ts';
import { matrixFlowWords, matrixSetups, matrixSetupWords } from '#content/screens/matrix-practice.ts';
import { postureKeys } from '#domain/practice/postures.ts';
import { type MatrixStage, stageOf } from '#domain/practice/stages.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Card } from '#ui/card.tsx';
import type { MatrixChoice } from './matrix-timer.tsx';
import { PracticeSetup } from './practice-setup.tsx';
import { offeredPosture, presetEnvironment, presetPosture } from './preset-environment.ts';
import { lengthRequest } from './timer-request.ts';
import { TouchSettings } from './touch-settings.tsx';
import { useHandedOver } from './use-handed-over.ts';
import type { SettingsInHand } from './use-settings.ts';

interface MatrixSetupProps {
  stage: MatrixStage;
  settings: SettingsInHand;
  onBack: () => void;
  onStart: (chosen: MatrixChoice) => void;
}

/** The setup of a matrix sit, which a length from outside passes by (B § 2, § 4, § 5). */
export function MatrixSetup({ stage, settings, onBack, onStart }: MatrixSetupProps) {
  const { tab } = useLocalData();
  const navigate = useNavigate();
  const handed = useHandedOver();
  const isStarted = useRef(false);
  const { name, minutes: limits } = stageOf(stage);
  const { setupMinutes, startMinutes, isBelow } = lengthRequest(handed, limits, limits.default);
  const wanted = [handed.posture, tab.read('selectedPosture')];
  const posture = offeredPosture(wanted, postureKeys) ?? presetPosture;
  const words = matrixSetups[stage];

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is started once
  useEffect(() => {
    if (startMinutes === undefined || isStarted.current) return;
    isStarted.current = true;
    // Without the length, so that a reload shows the setup instead of starting once more.
    const state = { posture, setupMinutes: startMinutes, previousStep: handed.previousStep };
    void navigate({ to: `/stage${stage}`, search: { step: 'timer' }, state, replace: true });
    onStart({ posture, environment: presetEnvironment, plannedMinutes: startMinutes });
  }, [startMinutes]);

  if (startMinutes !== undefined) return null;
  return (
    <PracticeSetup
      eyebrow={matrixFlowWords.title(stage, name)}
      title={words.title}
      posture={posture}
      choice={{
        limits,
        messages: { minimum: matrixMessages.minimum[stage], maximum: matrixMessages.maximum },
      }}
      length={isBelow ? { minutes: limits.minimum, changed: 'below' } : { minutes: setupMinutes }}
      settings={settings}
      startLabel={words.start}
      explanation={
        <Card tone="flat">
          <h2 className="mb-2 text-xl">{matrixSetupWords.explanation}</h2>
          <div className="grid gap-2.5 text-muted">
            {words.explanation.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Card>
      }
      onBack={onBack}
      onStart={(chosen) => onStart({ posture, ...chosen })}
    >
      <Card>
        <TouchSettings settings={settings} />
      </Card>
    </PracticeSetup>
  );
}
