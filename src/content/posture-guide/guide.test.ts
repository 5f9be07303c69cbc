import { expect, it } from 'vitest';
import { postureKeys } from '#domain/practice/postures.ts';
import { postureWords } from '../postures.ts';
import { postureDrawings } from './drawings.ts';
import { postureGuide } from './guide.ts';
import type { GuideTab } from './guide-tab.ts';

const tabs: readonly GuideTab[] = Object.values(postureGuide);

it('has its eight tabs in their order (A § 2)', () => {
  expect(tabs.map(({ name }) => name)).toEqual([
    'Overview',
    'Sitting Positions',
    'Other Positions',
    'Spine Alignment',
    'Hand Position',
    'Eye Position',
    'Breathing',
    'Common Issues',
  ]);
});

it.each(tabs)('$name teaches in 150 to 350 words', ({ lead, sections }) => {
  const text = [lead, ...sections.flatMap(({ title, body }) => [title, ...body])].join(' ');
  expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(150);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(350);
});

it('shows each of the nine postures once, under its own name', () => {
  const shown = tabs.flatMap(({ sections }) => sections.filter(({ posture }) => posture));
  expect(shown.map(({ posture }) => posture)).toEqual(postureKeys);
  for (const posture of postureKeys) {
    const { name } = postureWords[posture];
    expect(shown.find((section) => section.posture === posture)?.title).toBe(name);
  }
});

it('describes no two drawings alike', () => {
  expect(new Set(Object.values(postureDrawings)).size).toBe(postureKeys.length);
});
