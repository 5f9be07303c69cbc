import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../../tests/setup/contrast.ts';
import { chartTones } from './chart-tone.ts';

const css = readFileSync(new URL('./charts.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const theme = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');
const [lightRules = '', darkRules = ''] = css.split('.dark .chart {');

function huesOf(rules: string): Record<string, string> {
  const block = rules.slice(0, rules.indexOf('}', rules.indexOf('--chart-gold')));
  return Object.fromEntries(
    [...block.matchAll(/--chart-(\w+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

const surfaces = (sheet: string) =>
  [...sheet.matchAll(/--color-surface: (#[0-9a-f]{6});/g)].map(([, hex]) => hex);
const light = { hues: huesOf(lightRules), surface: surfaces(tokens)[0] };
const dark = { hues: huesOf(darkRules), surface: surfaces(theme)[0] };

describe.each([
  ['light', light],
  ['dark', dark],
])('the hues of charts in the %s theme', (_, { hues, surface }) => {
  it.each(Object.keys(hues))('%s stands out from a card', (hue) => {
    expect(contrast(hues[hue], surface)).toBeGreaterThanOrEqual(3);
  });
});

it('has a hue for every tone, and each again for the dark', () => {
  const fromTokens = [...lightRules.matchAll(/--chart-(\w+): var\(/g)].map(([, name]) => name);
  expect([...fromTokens, ...Object.keys(light.hues)].sort()).toEqual([...chartTones].sort());
  expect(Object.keys(dark.hues)).toEqual(Object.keys(light.hues));
});
