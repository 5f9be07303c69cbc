import type { PracticeSession } from '#domain/practice/session.ts';

/** A full T1 sit of 10 minutes on 21 November 2026, with whatever a test needs otherwise. */
export function exampleSession(change: Partial<PracticeSession> = {}): PracticeSession {
  return {
    sessionId: 'a-session',
    sessionType: 'meditation',
    timestamp: '2026-11-21T06:40:00.000Z',
    startedAt: '2026-11-21T06:30:00.000Z',
    practiceDay: '2026-11-21',
    duration: 10,
    secondsSat: 600,
    targetMinutes: 10,
    isCompleted: true,
    stageLevel: 1,
    stageLabel: 'Seeker',
    level: 't1',
    rating: 8.5,
    notes: '',
    presentPercentage: 85,
    environment: { posture: 'chair', location: 'indoor', lighting: 'natural', sounds: 'quiet' },
    ...change,
  };
}
