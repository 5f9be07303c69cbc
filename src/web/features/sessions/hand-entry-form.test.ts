import { describe, expect, test } from 'vitest';
import { handEntryMessages } from '#content/messages/hand-entry.ts';
import { type HandEntry, handEntryOf } from '#domain/practice/hand-entry.ts';
import { exampleSession } from '../../../../tests/setup/example-session.ts';
import { decodeHandEntry, formOfEntry, type HandEntryForm } from './hand-entry-form.ts';

const berlin = 'Europe/Berlin';
const now = '2026-11-21T12:00:00.000Z';
const known = { zone: berlin, now };

const form: HandEntryForm = {
  practice: 'stage-3',
  day: '2026-11-20',
  time: '07:30',
  minutes: '45',
  posture: 'cushion',
  environment: { location: 'indoor', lighting: 'dim', sounds: 'quiet' },
};

describe('the form of a sit told by hand', () => {
  test('is read by the person’s own clock', () => {
    expect(decodeHandEntry(form, known)).toEqual({
      ok: true,
      value: {
        practice: { kind: 'matrix', stage: 3 },
        startedAt: '2026-11-20T06:30:00Z',
        minutes: 45,
        posture: 'cushion',
        environment: form.environment,
      } satisfies HandEntry,
    });
  });

  test('keeps a posture that is not among the nine, as older data has it', () => {
    const { environment } = exampleSession();
    const entry = handEntryOf(exampleSession({ environment: { ...environment, posture: 'seated' } }));
    const read = decodeHandEntry(formOfEntry(entry, berlin), known);
    expect(read).toMatchObject({ ok: true, value: { posture: 'seated' } });
  });

  test('says of every empty field what is missing', () => {
    const empty: HandEntryForm = { ...form, practice: '', day: '', time: '', minutes: '', posture: '' };
    expect(decodeHandEntry(empty, known)).toEqual({
      ok: false,
      problem: {
        practice: handEntryMessages.practiceMissing,
        day: handEntryMessages.dayMissing,
        time: handEntryMessages.timeMissing,
        minutes: handEntryMessages.minutesNotANumber,
        posture: handEntryMessages.postureMissing,
      },
    });
  });

  test.each([
    ['minutes', '0', handEntryMessages.minutesOutOfRange],
    ['minutes', '601', handEntryMessages.minutesOutOfRange],
    ['minutes', '9'.repeat(40), handEntryMessages.minutesOutOfRange],
    ['minutes', 'half an hour', handEntryMessages.minutesNotANumber],
    ['minutes', '20.5', handEntryMessages.minutesNotANumber],
    ['minutes', '-20', handEntryMessages.minutesNotANumber],
    ['minutes', '1e2', handEntryMessages.minutesNotANumber],
    ['practice', 'stage-7', handEntryMessages.practiceMissing],
    ['practice', 't6', handEntryMessages.practiceMissing],
    ['day', '2026-02-30', handEntryMessages.dayMissing],
    ['day', '+012026-11-20', handEntryMessages.dayMissing],
    ['day', '0026-11-20', handEntryMessages.dayMissing],
    ['day', 'yesterday', handEntryMessages.dayMissing],
    ['time', '25:00', handEntryMessages.timeMissing],
    ['time', '7 in the morning', handEntryMessages.timeMissing],
  ])('%s %j: a sentence at that field alone', (field, typed, message) => {
    expect(decodeHandEntry({ ...form, [field]: typed }, known)).toEqual({
      ok: false,
      problem: { [field]: message },
    });
  });

  test.each(['1', '600', ' 45 ', '007'])('takes %j minutes', (minutes) => {
    expect(decodeHandEntry({ ...form, minutes }, known)).toMatchObject({
      ok: true,
      value: { minutes: Number(minutes) },
    });
  });

  test('takes a sit that ends now, and none that ends later', () => {
    const today = { ...form, day: '2026-11-21', minutes: '30' };
    expect(decodeHandEntry({ ...today, time: '12:30' }, known).ok).toBe(true);
    expect(decodeHandEntry({ ...today, time: '12:31' }, known)).toEqual({
      ok: false,
      problem: { time: handEntryMessages.inFuture },
    });
  });

  test('takes a time that the clock leapt over for the moment after', () => {
    const leapt = decodeHandEntry({ ...form, day: '2026-03-29', time: '02:30' }, known);
    expect(leapt).toMatchObject({ ok: true, value: { startedAt: '2026-03-29T01:30:00Z' } });
  });
});

describe('the form of a correction', () => {
  // The second of two half past two, when the clocks go back.
  const corrected = exampleSession({
    startedAt: '2026-10-25T01:30:12.345Z',
    timestamp: '2026-10-25T01:40:12.345Z',
    practiceDay: '2026-10-25',
  });
  const shown = formOfEntry(handEntryOf(corrected), berlin);

  test('shows what is recorded', () => {
    expect(shown).toMatchObject({
      practice: 't1',
      day: '2026-10-25',
      time: '02:30',
      minutes: '10',
      posture: 'chair',
    });
  });

  test('leaves the exact beginning alone where day and time were not touched', () => {
    expect(decodeHandEntry({ ...shown, minutes: '12' }, { ...known, corrected })).toMatchObject({
      ok: true,
      value: { startedAt: corrected.startedAt, minutes: 12 },
    });
  });

  test('moves the beginning where the time was', () => {
    expect(decodeHandEntry({ ...shown, time: '03:05' }, { ...known, corrected })).toMatchObject({
      ok: true,
      value: { startedAt: '2026-10-25T02:05:00Z' },
    });
  });

  test('counts the pauses of a timed sit when it asks whether it would end in the future', () => {
    const paused = exampleSession({
      startedAt: '2026-11-21T11:00:00.000Z',
      timestamp: '2026-11-21T11:50:00.000Z',
    });
    const again = formOfEntry(handEntryOf(paused), berlin);
    const told = { ...known, corrected: paused };
    expect(decodeHandEntry({ ...again, minutes: '20' }, told).ok).toBe(true);
    expect(decodeHandEntry({ ...again, minutes: '21' }, told)).toEqual({
      ok: false,
      problem: { time: handEntryMessages.inFuture },
    });
  });
});
