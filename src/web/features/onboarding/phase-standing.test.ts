import { describe, expect, it } from 'vitest';
import type { PartialAnswers } from '#domain/onboarding/answers.ts';
import { phaseStandings } from './phase-standing.ts';

const standingsAt = (number: number) => phaseStandings(number, {}).map(({ standing }) => standing);

describe('the phases beside a question (A § 2)', () => {
  it.each([
    [1, ['active', 'ahead', 'ahead', 'ahead']],
    [7, ['active', 'ahead', 'ahead', 'ahead']],
    [8, ['completed', 'active', 'ahead', 'ahead']],
    [14, ['completed', 'active', 'ahead', 'ahead']],
    [15, ['completed', 'completed', 'active', 'ahead']],
    [22, ['completed', 'completed', 'active', 'ahead']],
    [23, ['completed', 'completed', 'completed', 'active']],
    [27, ['completed', 'completed', 'completed', 'active']],
  ])('question %i', (number, standings) => {
    expect(standingsAt(number)).toEqual(standings);
  });

  it('fill as their questions go by', () => {
    const shareAt = (number: number) => phaseStandings(number, {})[2]?.share;
    expect([14, 15, 18, 22, 23].map(shareAt)).toEqual([0, 1 / 8, 4 / 8, 1, 1]);
  });

  it('stay completed on the way back when all their questions are answered', () => {
    const answers: PartialAnswers = {
      energy_pattern: 'morning',
      stress_triggers: ['family'],
      coping_mechanisms: ['rest'],
      sleep_pattern: 5,
      technology_relationship: 'balanced',
      physical_activity: 'light',
      social_environment: ['alone'],
    };
    const standingOf = (given: PartialAnswers) => phaseStandings(3, given)[1]?.standing;
    expect(standingOf(answers)).toBe('completed');
    expect(standingOf({ ...answers, sleep_pattern: undefined })).toBe('ahead');
    expect(standingOf({ ...answers, social_environment: [] })).toBe('ahead');
  });
});
