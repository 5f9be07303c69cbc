import { describe, expect, it } from 'vitest';
import { positionWords } from '../positions.ts';
import { recoveryNames } from '../recovery/names.ts';
import { analyticsEmpty, analyticsTabs, analyticsWords, rangeWords } from './dashboard.ts';
import { actionWords, frequencyWords, recommendationWords } from './insights.ts';
import { lengthWords, partOfDayWords } from './tabs.ts';

describe('the words that the specification gives', () => {
  it('are exact (B § 2, § 8, § 9)', () => {
    expect(analyticsWords.loading).toBe('Loading analytics...');
    expect(Object.values(analyticsEmpty)).toEqual([
      'No data available',
      'No practice data available',
      'No 9-Category PAHM Matrix Data Yet',
      'No Environment Data Yet',
      'No Mind Recovery Data Yet',
      'No emotional notes in the selected time range.',
    ]);
    expect(analyticsTabs.map(({ name }) => name)).toEqual([
      ...['Overview', 'Insights', '9-Category PAHM', 'Environment', 'Mind Recovery', 'Emotional', 'Usage'],
    ]);
    expect(Object.keys(rangeWords)).toEqual(['week', 'month', 'quarter', 'year']);
    expect(Object.values(partOfDayWords).map(({ name, hours }) => `${name} ${hours}`)).toEqual([
      ...['Early Morning 5-9', 'Morning 9-12', 'Afternoon 12-5', 'Evening 5-9', 'Night 9 PM-5 AM'],
    ]);
    expect(Object.values(lengthWords)).toEqual(['1-5 min', '6-15 min', '16-30 min', '30+ min']);
  });
});

describe('an insight in words', () => {
  it('names what was seen, in how many, and what to do', () => {
    const pattern = {
      position: 'worry',
      part: 'evening',
      alike: 4,
      sits: 5,
      practice: 'evening-wind-down',
    } as const;
    const action = { to: 'recovery', practice: 'evening-wind-down' } as const;
    expect(
      recommendationWords.pattern({ kind: 'pattern', ...pattern, action }, positionWords.worry.name).title,
    ).toBe('Worry in four of the last five evening sits');
    expect(actionWords.recovery(recoveryNames[action.practice])).toBe('Evening Wind-Down');
  });

  it('says a frequency with its n', () => {
    const seen = frequencyWords.days({ kind: 'days', percent: 73, practised: 22, days: 30 }, '');
    expect(seen).toEqual({ title: '73 % of days with a sit', text: 'You sat on 22 of the last 30 days.' });
  });
});
