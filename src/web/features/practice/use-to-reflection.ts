import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { levelOf } from '#domain/practice/levels.ts';
import { stages } from '#domain/practice/stages.ts';
import type { SitSnapshot } from './sit-snapshot.ts';
import type { StillnessSit } from './stillness-sit.ts';
import { useHandedOver } from './use-handed-over.ts';

/** Opens the reflection, in place of the timer, as soon as the sit is recorded (B § 2). */
export function useToReflection(
  { sitId, plan }: StillnessSit,
  { saving, endBell, ...sit }: SitSnapshot,
): void {
  const navigate = useNavigate();
  const router = useRouter();
  const { previousStep } = useHandedOver();
  const level = levelOf(plan.practice.level).key;
  const isOver = saving === 'saved' && endBell !== undefined;

  // Fetched beforehand: at the end of the sit there may be no network.
  useEffect(() => {
    router.preloadRoute({ to: '/seeker-practice-complete' }).catch(() => {});
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, when the sit is over
  useEffect(() => {
    if (!isOver) return;
    const duration = Math.floor((plan.plannedMinutes * 60 - sit.remainingSeconds) / 60);
    const state = {
      duration,
      level,
      posture: plan.posture,
      stageLevel: stages[0].name,
      sessionId: sitId,
      setupMinutes: plan.plannedMinutes,
      previousStep,
      endBell,
    };
    void navigate({ to: '/seeker-practice-complete', state, replace: true });
  }, [isOver]);
}
