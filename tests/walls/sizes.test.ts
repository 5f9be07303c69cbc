import { expect, it } from 'vitest';
import { projectFiles, textOf } from './tree.ts';

const sources = projectFiles().filter(
  (file) => /^(?:src|scripts|tests)\/.+\.tsx?$/.test(file) && !file.startsWith('src/content/'),
);
const lines = sources.map((file) => textOf(file).split('\n').length - 1).sort((a, b) => a - b);
const at = (share: number): number =>
  lines[Math.min(lines.length - 1, Math.floor(lines.length * share))] ?? 0;

it('keeps files small: aimed at are a median of 70 lines and a 95th percentile of 200', () => {
  console.log(`lines a file: median ${at(0.5)}, 95th percentile ${at(0.95)}, longest ${at(1)}`);
  expect(at(0.5)).toBeLessThanOrEqual(90);
  expect(at(0.95)).toBeLessThanOrEqual(260);
});
