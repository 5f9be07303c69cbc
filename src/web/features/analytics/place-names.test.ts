import { expect, test } from 'vitest';
import { placeName } from './place-names.ts';

test.each([
  ['posture', 'burmese', 'Burmese Position'],
  ['posture', 'seated', 'Seated'],
  ['location', 'travelling', 'On the way'],
  ['lighting', 'dark', 'Darkness'],
  ['sounds', 'nature', 'Sounds of nature'],
] as const)('the %s %s is called %s', (list, name, called) => {
  expect(placeName(list, name)).toBe(called);
});

test.each(['a boat', 'constructor', 'toString'])('what an import brought bears its own name: %s', (name) => {
  for (const list of ['posture', 'location', 'lighting', 'sounds'] as const) {
    expect(placeName(list, name)).toBe(name);
  }
});
