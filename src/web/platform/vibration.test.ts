import { expect, test } from 'vitest';
import { createVibration } from './vibration.ts';

test('hands its patterns to the device', () => {
  const felt: unknown[] = [];
  const vibration = createVibration({ vibrate: (pattern) => felt.push(pattern) > 0 });
  vibration.vibrate(50);
  vibration.vibrate([40, 60, 40]);
  expect(vibration.isSupported).toBe(true);
  expect(felt).toEqual([50, [40, 60, 40]]);
});

test('a device that cannot is left alone', () => {
  const vibration = createVibration({});
  expect(vibration.isSupported).toBe(false);
  expect(() => vibration.vibrate(50)).not.toThrow();
});

test('a refusal stops nothing', () => {
  const vibration = createVibration({
    vibrate() {
      throw new Error('blocked');
    },
  });
  expect(() => vibration.vibrate(50)).not.toThrow();
});
