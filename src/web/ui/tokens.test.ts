import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../tests/setup/contrast.ts';

const light = coloursOf(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));
const darkRules = /\.dark,[^{]*\{([^}]*)\}/.exec(
  readFileSync(new URL('./theme.css', import.meta.url), 'utf8'),
);
const dark = { ...light, ...coloursOf(darkRules?.[1] ?? '') };

const grounds = ['paper', 'surface', 'sunken'];
const softGrounds = ['accent-soft', 'attachment-soft', 'neutral-soft', 'aversion-soft', 'danger-soft'];

/** What is written on what: at least 4.5 : 1 (WCAG AA). */
const textPairs = [
  ...grounds.flatMap((ground) => ['ink', 'muted', 'accent', 'danger'].map((text) => [text, ground])),
  ...['paper', 'surface'].flatMap((ground) =>
    ['attachment', 'neutral', 'aversion'].map((text) => [text, ground]),
  ),
  ...softGrounds.flatMap((ground) =>
    ['ink', 'muted', ground.replace('-soft', '')].map((text) => [text, ground]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
];

/** The edges of controls and the marks of progress: at least 3 : 1. */
const edgePairs = [
  ...['paper', 'surface'].flatMap((ground) => ['edge', 'accent', 'neutral'].map((edge) => [edge, ground])),
  ['accent', 'line'],
  ['neutral', 'line'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the colours of the %s theme', (_, colours) => {
  it.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s can be told from %s', (edge, ground) => {
    expect(contrast(colours[edge], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('names every light colour again for the dark', () => {
  expect(Object.keys(coloursOf(darkRules?.[1] ?? '')).sort()).toEqual(Object.keys(light).sort());
});

function coloursOf(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}
