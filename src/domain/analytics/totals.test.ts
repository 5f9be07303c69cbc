import { describe, expect, it } from 'vitest';
import type { PracticeSession, StoredCounts } from '../practice/session.ts';
import { totalsOf } from './totals.ts';

const today = '2026-11-21';
const noTaps: StoredCounts = {
  present_attachment: 0,
  present_neutral: 0,
  present_aversion: 0,
  past_attachment: 0,
  past_neutral: 0,
  past_aversion: 0,
  future_attachment: 0,
  future_neutral: 0,
  future_aversion: 0,
};

function session(changes: Partial<PracticeSession> = {}): PracticeSession {
  return {
    sessionId: 'one',
    sessionType: 'meditation',
    timestamp: '2026-11-21T06:40:00Z',
    startedAt: '2026-11-21T06:30:00Z',
    practiceDay: today,
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
    ...changes,
  };
}

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
    const untapped = session({ presentPercentage: 85, pahmCounts: noTaps });
    const tapped = [60, 71].map((presentPercentage) =>
      session({ presentPercentage, pahmCounts: { ...noTaps, past_aversion: 1 } }),
    );
    expect(totalsOf([still, untapped], today).averagePresentPercentage).toBe(0);
    expect(totalsOf([still, untapped, ...tapped], today).averagePresentPercentage).toBe(66);
  });

  it('count the days of sits', () => {
    const days = ['2026-11-21', '2026-11-20', '2026-11-20', '2026-11-17', '2026-11-16', '2026-11-15'];
    const sat = days.map((practiceDay) => session({ practiceDay }));
    expect(totalsOf(sat, today)).toMatchObject({ currentStreak: 2, longestStreak: 3 });
    expect(totalsOf(sat, '2026-11-23').currentStreak).toBe(0);
  });
});
