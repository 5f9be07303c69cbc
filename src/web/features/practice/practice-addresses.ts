import type { Practice } from '#domain/practice/sit.ts';

/** Where a practice is timed (B § 2). */
export function timerAddress(practice: Practice) {
  if (practice.kind === 'stillness')
    return { to: '/seeker-practice-timer', search: { level: practice.level } } as const;
  return { to: `/stage${practice.stage}`, search: { step: 'timer' } } as const;
}

/** Where it is reflected on (B § 2). */
export function reflectionAddress(practice: Practice) {
  return practice.kind === 'stillness' ? '/seeker-practice-complete' : '/immediate-reflection';
}
