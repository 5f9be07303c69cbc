import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string | undefined, other: string | undefined): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('A colour is missing');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
