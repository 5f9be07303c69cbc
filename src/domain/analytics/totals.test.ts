import { describe, expect, it } from 'vitest';
import { exampleSession as session } from '../../../tests/setup/example-session.ts';
import { noCounts, storedCounts } from '../pahm/counts.ts';
import { totalsOf } from './totals.ts';

const today = '2026-11-21';
const noTaps = storedCounts(noCounts());
const oneTap = { ...noTaps, past_aversion: 1 };

describe('the totals', () => {
  it('of no session are all zero', () => {
    expect(totalsOf([], today)).toEqual({
      totalSessions: 0,
      totalMinutes: 0,
      totalHours: 0,
      currentStreak: 0,
      longestStreak: 0,
      averageQuality: 0,
      averagePresentPercentage: 0,
    });
  });

  it('sum exact lengths, and round once', () => {
    const sat = [470, 470].map((secondsSat) => session({ secondsSat, duration: 7 }));
    expect(totalsOf(sat, today)).toMatchObject({ totalSessions: 2, totalMinutes: 15, totalHours: 0.3 });
    const years = Array.from({ length: 1000 }, () => session({ secondsSat: 1799 }));
    expect(totalsOf(years, today)).toMatchObject({ totalMinutes: 29_983, totalHours: 499.7 });
  });

  it.each([
    [0, 0],
    [179, 0],
    [180, 0.1],
    [600, 0.2],
    [3600, 1],
    [45_000, 12.5],
  ])('show %i seconds as %f hours', (secondsSat, totalHours) => {
    expect(totalsOf([session({ secondsSat })], today).totalHours).toBe(totalHours);
  });

  it('average the ratings to one decimal', () => {
    const rated = [8.5, 8, 6].map((rating) => session({ rating }));
    expect(totalsOf(rated, today).averageQuality).toBe(7.5);
    expect(totalsOf(rated.slice(0, 2), today).averageQuality).toBe(8.3);
  });

  it('average what was observed, and no default', () => {
    const still = session();
    const untapped = session({ stageLevel: 2, presentPercentage: 85, pahmCounts: noTaps });
    const tapped = [60, 71].map((presentPercentage) =>
      session({ stageLevel: 2, presentPercentage, pahmCounts: oneTap }),
    );
    expect(totalsOf([still, untapped], today).averagePresentPercentage).toBe(0);
    expect(totalsOf([still, untapped, ...tapped], today).averagePresentPercentage).toBe(66);
  });

  it('take no attention from stillness, also where counts were once made in that sit', () => {
    const still = session({ presentPercentage: 20, pahmCounts: oneTap });
    const rested = session({ sessionType: 'mind_recovery', presentPercentage: 40, pahmCounts: oneTap });
    expect(totalsOf([still], today).averagePresentPercentage).toBe(0);
    expect(totalsOf([still, rested], today).averagePresentPercentage).toBe(40);
  });

  it('count a sit entered by hand as practice, and leave it out of quality and attention', () => {
    const timed = session({ stageLevel: 3, rating: 6, presentPercentage: 50, pahmCounts: oneTap });
    const byHand = session({
      stageLevel: 3,
      rating: 10,
      presentPercentage: 100,
      pahmCounts: oneTap,
      practiceDay: '2026-11-20',
      secondsSat: 3000,
      enteredByHand: true,
    });
    expect(totalsOf([byHand], today)).toMatchObject({ averageQuality: 0, averagePresentPercentage: 0 });
    expect(totalsOf([timed, byHand], today)).toEqual({
      totalSessions: 2,
      totalMinutes: 60,
      totalHours: 1,
      currentStreak: 2,
      longestStreak: 2,
      averageQuality: 6,
      averagePresentPercentage: 50,
    });
  });

  it('count the days of sits', () => {
    const days = ['2026-11-21', '2026-11-20', '2026-11-20', '2026-11-17', '2026-11-16', '2026-11-15'];
    const sat = days.map((practiceDay) => session({ practiceDay }));
    expect(totalsOf(sat, today)).toMatchObject({ currentStreak: 2, longestStreak: 3 });
    expect(totalsOf(sat, '2026-11-23').currentStreak).toBe(0);
  });
});
