import { expect, it } from 'vitest';
import { newProfile } from '#domain/profile/profile.ts';
import { practiceFacts } from './practice-facts.ts';

const profile = newProfile({ uid: 'user-1', email: 'asha@example.org', displayName: 'Asha' });

it('says what a new profile says, and what it does not', () => {
  expect(practiceFacts(profile).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Experience: Not answered',
    'Goals: Not answered',
    'Practice time: Not answered',
    'How often: Not answered',
    'Best time of day: Morning',
    'Favourite stages: Stage 1',
  ]);
});

it('says goals in the words of the questionnaire, and what it has no words for as it stands', () => {
  const told = { ...profile, experienceLevel: 'beginner', goals: ['focus', 'flying'], frequency: 'toString' };
  expect(practiceFacts(told).map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Beginner', 'A steadier focus, flying', 'toString']),
  );
});
