import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { matrixMessages } from '#content/messages/matrix.ts';
import { matrixFlowWords, matrixSetups, matrixSetupWords } from '#content/screens/matrix-practice.ts';
import { postureKeys } from '#domain/practice/postures.ts';
import { type MatrixStage, stageOf } from '#domain/practice/stages.ts';
import { Card } from '#ui/card.tsx';
import { presetEnvironment, presetPosture } from './preset-environment.ts';
import { TapSetup, type TapSetupProps, useChosenPosture } from './tap-setup.tsx';
import { lengthRequest } from './timer-request.ts';
import { useHandedOver } from './use-handed-over.ts';

/** The setup of a matrix sit, which a length from outside passes by (B § 2, § 4, § 5). */
export function MatrixSetup({ stage, ...setup }: TapSetupProps & { stage: MatrixStage }) {
  const navigate = useNavigate();
  const handed = useHandedOver();
  const isStarted = useRef(false);
  const { name, minutes: limits } = stageOf(stage);
  const { setupMinutes, startMinutes, isBelow } = lengthRequest(handed, limits, limits.default);
  const posture = useChosenPosture(postureKeys, presetPosture);
  const words = matrixSetups[stage];

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is started once
  useEffect(() => {
    if (startMinutes === undefined || isStarted.current) return;
    isStarted.current = true;
    // Without the length, so that a reload shows the setup instead of starting once more.
    const state = { posture, setupMinutes: startMinutes, previousStep: handed.previousStep };
    void navigate({ to: `/stage${stage}`, search: { step: 'timer' }, state, replace: true });
    setup.onStart({ posture, environment: presetEnvironment, plannedMinutes: startMinutes });
  }, [startMinutes]);

  if (startMinutes !== undefined) return null;
  return (
    <TapSetup
      {...setup}
      eyebrow={matrixFlowWords.title(stage, name)}
      title={words.title}
      posture={posture}
      choice={{
        limits,
        messages: { minimum: matrixMessages.minimum[stage], maximum: matrixMessages.maximum },
      }}
      length={isBelow ? { minutes: limits.minimum, changed: 'below' } : { minutes: setupMinutes }}
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
    />
  );
}
