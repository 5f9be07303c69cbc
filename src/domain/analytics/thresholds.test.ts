import { describe, expect, it } from 'vitest';
import { emotions } from '../notes/emotions.ts';
import { consistencyOf } from './consistency.ts';
import { emotionColourOf, emotionColours } from './emotion-colour.ts';
import { featureOf } from './feature.ts';
import {
  areReflectionsFew,
  lengthHintOf,
  noteCountOf,
  presentLevelOf,
  recoveryShareOf,
  streakHintOf,
} from './hints.ts';
import { partOfDayAt } from './part-of-day.ts';
import { ratingBandOf } from './rating-band.ts';
import { lengthBucketOf } from './session-length.ts';

// The tables of B § 9, each at both sides of every edge.
describe('the thresholds', () => {
  it.each([
    ['00:00', 'night'],
    ['04:59', 'night'],
    ['05:00', 'early-morning'],
    ['08:59', 'early-morning'],
    ['09:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['16:59', 'afternoon'],
    ['17:00', 'evening'],
    ['20:59', 'evening'],
    ['21:00', 'night'],
    ['23:59', 'night'],
  ])('%s is %s', (time, part) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    expect(partOfDayAt(hour * 60 + minute)).toBe(part);
  });

  it.each([
    [0, '1-5'],
    [1, '1-5'],
    [5, '1-5'],
    [6, '6-15'],
    [15, '6-15'],
    [16, '16-30'],
    [29, '16-30'],
    [30, '16-30'],
    [31, '30+'],
    [600, '30+'],
  ])('a sit of %i minutes is in %s', (minutes, bucket) => {
    expect(lengthBucketOf(minutes)).toBe(bucket);
  });

  it.each([
    [10, 'high', 'excellent'],
    [8, 'high', 'excellent'],
    [7.9, 'medium', 'good'],
    [6, 'medium', 'good'],
    [5.9, 'low', 'building'],
    [1, 'low', 'building'],
  ])('a rating of %f is %s', (rating, badge, quality) => {
    expect(ratingBandOf(rating)).toEqual({ badge, quality });
  });

  it.each([
    [0, 0, 0, 'low'],
    [3, 10, 10, 'low'],
    [15, 11, 50, 'medium'],
    [20, 20, 67, 'medium'],
    [29, 21, 97, 'high'],
    [30, 40, 100, 'high'],
    [400, 9, 100, 'low'],
  ])('a streak of %i days and %i sessions are consistency %i, %s', (streak, sessions, score, label) => {
    expect(consistencyOf(streak, sessions)).toEqual({ score, label });
  });

  it.each([
    [9.9, 1, 'short'],
    [10, 1, undefined],
    [45, 3, undefined],
    [45.1, 3, 'long'],
    [45.1, 4, undefined],
    [120, 6, undefined],
    [9.9, 6, 'short'],
  ])('%f minutes at stage %i are %s', (minutes, stage, hint) => {
    expect(lengthHintOf(minutes, stage)).toBe(hint);
  });

  it.each([
    [0, 0, false],
    [0, 1, true],
    [2, 10, true],
    [3, 10, false],
    [29, 100, true],
    [30, 100, false],
  ])('%i texts on %i sits are few: %s', (written, sessions, areFew) => {
    expect(areReflectionsFew(written, sessions)).toBe(areFew);
  });

  it.each([
    [0, 0, 'small'],
    [20, 100, 'small'],
    [21, 100, 'above-20'],
    [40, 100, 'above-20'],
    [41, 100, 'above-40'],
    [1, 1, 'above-40'],
  ])('%i practices of Mind Recovery among %i sessions are %s', (recovery, sessions, share) => {
    expect(recoveryShareOf(recovery, sessions)).toBe(share);
  });

  it.each([
    [0, 'few'],
    [20, 'few'],
    [21, 'above-20'],
    [50, 'above-20'],
    [51, 'above-50'],
  ])('%i notes are %s', (notes, count) => {
    expect(noteCountOf(notes)).toBe(count);
  });

  it.each([
    [0, { stretch: 'none' }],
    [1, { stretch: 'below-7' }],
    [6, { stretch: 'below-7' }],
    [7, { stretch: '7-to-29', milestone: 7 }],
    [8, { stretch: '7-to-29' }],
    [14, { stretch: '7-to-29', milestone: 14 }],
    [29, { stretch: '7-to-29' }],
    [30, { stretch: 'from-30', milestone: 30 }],
    [31, { stretch: 'from-30' }],
  ])('a streak of %i days is %j', (days, hint) => {
    expect(streakHintOf(days)).toEqual(hint);
  });

  it.each([
    [59, 'below'],
    [60, 60],
    [69, 60],
    [70, 70],
    [79, 70],
    [80, 80],
    [84, 80],
    [85, 85],
    [100, 85],
  ])('%i %% present reaches %s', (percent, level) => {
    expect(presentLevelOf(percent)).toBe(level);
  });
});

describe('the names', () => {
  it('of all emotions have a colour of their own', () => {
    const colours = emotions.map(emotionColourOf);
    expect(new Set(colours).size).toBe(emotions.length);
    expect(new Set(colours)).toEqual(new Set(emotionColours));
  });

  it.each([
    ...['joy', 'peaceful', 'energized', 'focused', 'accomplished', 'grateful', 'neutral', 'sadness', 'anger'],
  ])('%s, as analytics calls it, is its own colour (B § 3)', (name) => {
    expect(emotionColourOf(name)).toBe(name);
  });

  it.each([
    ['calm', 'peaceful'],
    ['Grateful', 'grateful'],
    ['bewildered', 'neutral'],
    ['constructor', 'neutral'],
  ])('%s is shown as %s', (name, colour) => {
    expect(emotionColourOf(name)).toBe(colour);
  });

  it.each([
    ['/stage1', 'practice'],
    ['/stage6', 'practice'],
    ['/seeker-practice-timer', 'practice'],
    ['/immediate-reflection', 'practice'],
    ['/sessions', 'practice'],
    ['/mind-recovery', 'mind-recovery'],
    ['/mind-recovery/mid-day-reset', 'mind-recovery'],
    ['/notes', 'notes'],
    ['/analytics', 'analytics'],
    ['/learn/book/stage-1', 'learn'],
    ['/learning/pahm', 'learn'],
    ['/posture-guide', 'learn'],
    ['/chatwithguru', 'guide'],
    ['/profile', 'profile'],
    ['/home', undefined],
    ['/', undefined],
    ['', undefined],
    ['/questionnaire', undefined],
    ['/constructor', undefined],
  ])('of the page %s are of %s', (page, feature) => {
    expect(featureOf(page)).toBe(feature);
  });
});
