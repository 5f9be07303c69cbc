import type { Practice } from '#domain/practice/sit.ts';
import type { RecoveryKey } from '#domain/recovery/practices.ts';
import type { RecoveryStep } from './practice-steps.ts';

/** A step of a Mind Recovery practice (B § 2). */
export function recoveryAddress(practiceType: RecoveryKey, step: RecoveryStep) {
  return { to: '/mind-recovery/$practiceType', params: { practiceType }, search: { step } } as const;
}

/** Where a practice is timed (B § 2). */
export function timerAddress(practice: Practice) {
  if (practice.kind === 'stillness')
    return { to: '/seeker-practice-timer', search: { level: practice.level } } as const;
  if (practice.kind === 'recovery') return recoveryAddress(practice.practice, 'timer');
  return { to: `/stage${practice.stage}`, search: { step: 'timer' } } as const;
}

/** Where it is reflected on (B § 2). */
export function reflectionAddress(practice: Practice) {
  if (practice.kind === 'stillness') return { to: '/seeker-practice-complete' } as const;
  if (practice.kind === 'recovery') return recoveryAddress(practice.practice, 'reflection');
  return { to: '/immediate-reflection' } as const;
}
