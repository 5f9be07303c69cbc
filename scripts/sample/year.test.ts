import { expect, test } from 'vitest';
import { exportSchema } from '#domain/own-data/format.ts';
import type { MarkKey } from '#domain/path/marks.ts';
import { openingMark, readinessOf, readinessRow } from '#domain/path/readiness.ts';
import { sampleYear } from './year.ts';

const options = { uid: 'user-1', until: '2026-11-21', zone: 'Europe/Berlin', seed: 9 };
const year = sampleYear(options);

test('a sample year is an export', () => {
  expect(exportSchema.parse(year)).toEqual(year);
});

test('the same seed makes the same year, another one another', () => {
  expect(sampleYear(options)).toEqual(year);
  expect(sampleYear({ ...options, seed: 10 })).not.toEqual(year);
});

test('it is the year of somebody who practises: most days, through four stages, with every kind of record', () => {
  const sat = year.practiceSessions.filter(({ sessionType }) => sessionType === 'meditation');
  expect(sat.length).toBeGreaterThan(240);
  expect(new Set(sat.map(({ stageLevel }) => stageLevel))).toEqual(new Set([1, 2, 3, 4]));
  for (const list of [
    year.taps,
    year.emotionalNotes,
    year.reflections,
    year.mindRecoveryHistory,
    year.pageViews,
  ]) {
    expect(list.length).toBeGreaterThan(20);
  }
});

test('no two records bear the same id, and nothing lies after the last day', () => {
  const ids = [
    year.practiceSessions.map(({ sessionId }) => sessionId),
    year.emotionalNotes.map(({ noteId }) => noteId),
    year.reflections.map(({ reflectionId }) => reflectionId),
    year.marks.map(({ key }) => key),
  ];
  for (const list of ids) expect(new Set(list).size).toBe(list.length);
  expect(year.practiceSessions.filter(({ practiceDay }) => practiceDay >= options.until)).toEqual([]);
});

test('no stage was practised before it was open, and each that its sits made ready opened the next with that sit', () => {
  const sitsOf = (stage: number) => year.practiceSessions.filter(({ stageLevel }) => stageLevel === stage);
  const openedAt = (key: MarkKey) => year.marks.find((mark) => mark.key === key)?.at ?? 'never';
  for (const [stage, key] of [
    [2, 't5Completed'],
    [3, 'stage3Open'],
    [4, 'stage4Open'],
  ] as const) {
    expect(openedAt(key) < (sitsOf(stage)[0]?.startedAt ?? '')).toBe(true);
  }
  for (const stage of [2, 3, 4] as const) {
    const until = sitsOf(stage).filter(({ timestamp }) => timestamp <= openedAt(openingMark(stage)));
    expect(until.at(-1)?.timestamp).toBe(openedAt(openingMark(stage)));
    expect(readinessOf(stage, until.map(readinessRow)).isReady).toBe(true);
    expect(readinessOf(stage, until.slice(0, -1).map(readinessRow)).isReady).toBe(false);
  }
});

test('attention comes home more often as the year goes on', () => {
  const stage = (number: number) => {
    const sits = year.practiceSessions.filter(({ stageLevel }) => stageLevel === number);
    return sits.reduce((sum, { presentPercentage }) => sum + presentPercentage, 0) / sits.length;
  };
  expect(stage(4)).toBeGreaterThan(stage(2) + 10);
});
