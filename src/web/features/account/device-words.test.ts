import { describe, expect, it } from 'vitest';
import { dayOf, deviceName, momentOf } from './device-words.ts';

describe('a signed-in device', () => {
  it('is called by what is known of it', () => {
    expect(deviceName({ browser: 'Firefox', system: 'Linux' })).toBe('Firefox on Linux');
    expect(deviceName({ browser: 'Firefox' })).toBe('Firefox');
    expect(deviceName({ system: 'Android' })).toBe('Android');
    expect(deviceName({})).toBe('Unknown device');
  });

  it('tells its times on the person’s own clock and day', () => {
    const instant = '2026-11-20T23:30:59Z';
    expect(dayOf(instant, { zone: 'UTC', dayStartHour: 0 })).toBe('20 November 2026');
    expect(momentOf(instant, { zone: 'Europe/Berlin', dayStartHour: 0 })).toBe('21 November 2026, 00:30');
    expect(momentOf(instant, { zone: 'Europe/Berlin', dayStartHour: 3 })).toBe('20 November 2026, 00:30');
  });
});
