import { useNavigate } from '@tanstack/react-router';
import { practiceMessages } from '#content/messages/practice.ts';
import { setupWords, stage1Words, stillnessWords } from '#content/screens/practice.ts';
import { levelIntros } from '#content/stages/level-intros.ts';
import { type LevelKey, levelOf, stillnessMinutes } from '#domain/practice/levels.ts';
import type { PostureKey } from '#domain/practice/postures.ts';
import { Card } from '#ui/card.tsx';
import { PracticeSetup } from './practice-setup.tsx';
import type { SitPlan } from './sit-plan.ts';
import type { SettingsInHand } from './use-settings.ts';
import { useStepBack } from './use-step-back.ts';

interface StillnessSetupProps {
  level: LevelKey;
  posture: PostureKey;
  minutes: number;
  settings: SettingsInHand;
  onStart: (chosen: Pick<SitPlan, 'plannedMinutes' | 'environment'>) => void;
}

const choice = {
  limits: stillnessMinutes,
  messages: { minimum: practiceMessages.stillnessMinimum, maximum: practiceMessages.stillnessMaximum },
};

/** The setup of a stillness sit (B § 2, § 5). */
export function StillnessSetup({ level, posture, minutes, settings, onStart }: StillnessSetupProps) {
  const navigate = useNavigate();
  const stepBack = useStepBack();

  function back(): void {
    const search = { step: 'posture', level };
    stepBack('posture', () => void navigate({ to: '/stage1', search, replace: true }));
  }

  return (
    <PracticeSetup
      eyebrow={stage1Words.title}
      title={stillnessWords.title(levelOf(level).name)}
      posture={posture}
      choice={choice}
      length={{ minutes }}
      settings={settings}
      startLabel={setupWords.start}
      explanation={
        <Card tone="flat">
          <h2 className="mb-2 text-xl">{stage1Words.howTo}</h2>
          <ul className="grid list-disc gap-1.5 pl-5 text-muted">
            {levelIntros[level].howTo.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Card>
      }
      onBack={back}
      onStart={onStart}
    />
  );
}
