import { expect, it } from 'vitest';
import { answersSchema } from './answers.ts';
import { countryCodes } from './countries.ts';

it('offers 58 different countries, then Other', () => {
  expect(countryCodes).toHaveLength(59);
  expect(new Set(countryCodes).size).toBe(59);
  expect(countryCodes.at(-1)).toBe('Other');
});

it('offers only what exists and may be stored', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const code of countryCodes) {
    expect(answersSchema.shape.nationality.safeParse(code).success).toBe(true);
    if (code !== 'Other') expect(names.of(code), code).toBeDefined();
  }
});
