import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { camelCounts } from '#domain/pahm/counts.ts';
import { levelOf } from '#domain/practice/levels.ts';
import { stageOf, stages } from '#domain/practice/stages.ts';
import { reflectionAddress } from './practice-addresses.ts';
import type { PracticeSit } from './sit-plan.ts';
import { useHandedOver } from './use-handed-over.ts';
import { useSitPart } from './use-sit.ts';

/** Opens the reflection, in place of the timer, as soon as the sit is recorded (B § 2). */
export function useToReflection(sit: PracticeSit): void {
  const navigate = useNavigate();
  const router = useRouter();
  const { previousStep } = useHandedOver();
  const isOver = useSitPart(sit.runner, (shown) => shown.saving === 'saved' && shown.endBell !== undefined);
  const { practice } = sit.plan;

  // Fetched beforehand: at the end of the sit there may be no network.
  useEffect(() => {
    router.preloadRoute(reflectionAddress(practice)).catch(() => {});
  }, [router, practice]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, when the sit is over
  useEffect(() => {
    if (!isOver) return;
    const state = { ...handedOn(sit), previousStep };
    void navigate({ ...reflectionAddress(practice), state, replace: true });
  }, [isOver]);
}

/** What the reflection is told of a sit (B § 2). */
function handedOn({ sitId, plan, runner }: PracticeSit) {
  const { practice, posture, plannedMinutes } = plan;
  const { remainingSeconds, endBell, counts } = runner.snapshot();
  const state = {
    sessionId: sitId,
    duration: Math.floor((plannedMinutes * 60 - remainingSeconds) / 60),
    posture,
    setupMinutes: plannedMinutes,
    endBell,
  };
  if (practice.kind === 'stillness')
    return { ...state, level: levelOf(practice.level).key, stageLevel: stages[0].name };
  if (practice.kind === 'recovery') return state;
  const { name } = stageOf(practice.stage);
  return { ...state, stageLevel: name, stageName: name, pahmData: camelCounts(counts) };
}
