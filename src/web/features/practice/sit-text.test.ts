import { expect, test } from 'vitest';
import { sitText } from './sit-text.ts';

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 minute'],
  [380_400, '6 min 20 s'],
  [600_000, '10 minutes'],
])('%d ms is %s', (millis, text) => {
  expect(sitText(millis)).toBe(text);
});
