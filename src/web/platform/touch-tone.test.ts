import { expect, test } from 'vitest';
import { FakeAudio } from '../../../tests/setup/fake-audio.ts';
import { FakeClock, settled } from '../../../tests/setup/sit-fakes.ts';
import { createAudioOutput } from './audio.ts';
import { createTouchTones, type GridPlace, notesOf } from './touch-tone.ts';

const thirds = [0, 1, 2] as const;
const places: GridPlace[] = thirds.flatMap((row) => thirds.map((column) => ({ row, column })));

function setUp() {
  const clock = new FakeClock();
  const audio = new FakeAudio(clock);
  const output = createAudioOutput({ clock, createContext: audio.asContext });
  return { clock, audio, output, tones: createTouchTones(output) };
}

test('each place has a tone of its own: the row is the pitch, the column how many and from which side', () => {
  const heard = places.map((place) => notesOf(place));
  expect(new Set(heard.map((notes) => JSON.stringify(notes))).size).toBe(9);
  for (const [at, { row, column }] of places.entries()) {
    const notes = heard[at] ?? [];
    expect(notes).toHaveLength(column + 1);
    expect(new Set(notes.map(({ hertz }) => hertz)).size).toBe(1);
    expect(Math.sign(notes[0]?.side ?? Number.NaN)).toBe(column - 1);
    const below = notesOf({ row: Math.min(2, row + 1) as 0 | 1 | 2, column });
    if (row < 2) expect(below[0]?.hertz).toBeLessThan((notes[0]?.hertz ?? 0) * 0.8);
  }
});

test('a tone sounds at once, and its notes follow each other', async () => {
  const { clock, audio, tones } = setUp();
  tones.stayReady();
  await settled();
  await clock.pass(2000);
  tones.tap({ row: 0, column: 1 }, 0.6);
  await settled();
  expect(audio.sounding.map(({ startsAt }) => startsAt)).toEqual([2, 2.11]);
  expect(audio.sides.map(({ value }) => value)).toEqual([0, 0]);
});

test('the next tone breaks the one before off', async () => {
  const { audio, tones } = setUp();
  tones.tap({ row: 0, column: 2 }, 0.6);
  await settled();
  tones.undo(0.6);
  await settled();
  expect(audio.oscillators.map(({ stoppedAt }) => stoppedAt > 0)).toEqual([
    ...[false, false, false],
    ...[true, true, true],
  ]);
  const [first, second, third] = audio.sounding.map(({ hertz }) => hertz.value);
  expect([first, second, third]).toEqual(
    [first, second, third].sort((one, other) => Number(other) - Number(one)),
  );
});

test('the audio stays awake between tones as long as that is asked for, and rests then', async () => {
  const { clock, audio, tones } = setUp();
  const stop = tones.stayReady();
  await clock.pass(600_000);
  expect(audio.state).toBe('running');
  stop();
  stop();
  await clock.pass(61_000);
  expect(audio.state).toBe('suspended');
  tones.tap({ row: 0, column: 0 }, 0.6);
  await settled();
  expect(audio.state).toBe('running');
});

test('a device without audio is silent, and nothing is thrown', async () => {
  const clock = new FakeClock();
  const tones = createTouchTones(createAudioOutput({ clock, createContext: () => undefined }));
  const stop = tones.stayReady();
  tones.tap({ row: 0, column: 0 }, 0.6);
  tones.undo(0.6);
  await settled();
  expect(stop).not.toThrow();
});
