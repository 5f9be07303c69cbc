import { expect, it } from 'vitest';
import { failure, type Result, success } from './result.ts';

it('is told apart by ok', () => {
  const results: Result<number, 'none'>[] = [success(3), failure('none')];
  expect(results.map((result) => (result.ok ? result.value : result.problem))).toEqual([3, 'none']);
});
