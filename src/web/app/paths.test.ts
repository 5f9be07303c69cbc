import { describe, expect, it } from 'vitest';
import { access, paths } from './paths.ts';

describe('paths (A § 2)', () => {
  it('says of each address who may open it', () => {
    expect(Object.keys(access).sort()).toEqual(Object.values(paths).sort());
  });
});
