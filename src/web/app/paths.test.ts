import { describe, expect, it } from 'vitest';
import { screenNames } from '#content/screens/shell.ts';
import { access, paths } from './paths.ts';

describe('paths (A § 2)', () => {
  it('says of each address who may open it', () => {
    expect(Object.keys(access).sort()).toEqual(Object.values(paths).sort());
  });
});

describe('the names of screens', () => {
  it('names every screen but the landing screen, which carries the name of the app', () => {
    expect(Object.keys(screenNames).sort()).toEqual(
      Object.values(paths)
        .filter((path) => path !== paths.landing)
        .sort(),
    );
  });
});
