import { expect, it } from 'vitest';

// The same tests on a browser's own Temporal: elsewhere they run on the polyfill.
import './practice-day.test.ts';
import './runs.test.ts';
import './streak.test.ts';

it('runs on the browser’s own Temporal', () => {
  expect(String(Temporal.PlainDate.from)).toContain('[native code]');
});
