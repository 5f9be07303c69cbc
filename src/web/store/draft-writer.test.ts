import { describe, expect, it } from 'vitest';
import { createDraftWriter } from './draft-writer.ts';

/** A place to write to, whose writes end when the test says so. */
function slowPlace() {
  const written: string[] = [];
  const ends: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const write = (draft: string) => {
    written.push(draft);
    return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  };
  return {
    written,
    write,
    end: () => ends.shift()?.resolve(),
    fail: (error: unknown) => ends.shift()?.reject(error),
  };
}

/** Lets everything that waits on a settled promise run. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('a draft writer', () => {
  it('writes one draft at a time, and of those that wait only the newest', async () => {
    const place = slowPlace();
    const writer = createDraftWriter(place.write, () => {});
    writer.put('a');
    writer.put('b');
    writer.put('c');
    expect(place.written).toEqual(['a']);
    place.end();
    await settle();
    expect(place.written).toEqual(['a', 'c']);
  });

  it('is settled once the newest is written', async () => {
    const place = slowPlace();
    const writer = createDraftWriter(place.write, () => {});
    let isSettled = false;
    writer.put('a');
    writer.put('b');
    const settled = writer.settled().then(() => {
      isSettled = true;
    });
    place.end();
    await settle();
    expect(isSettled).toBe(false);
    place.end();
    await settled;
    expect(place.written).toEqual(['a', 'b']);
  });

  it('tells of a failure, and takes it back with the next success', async () => {
    const place = slowPlace();
    const outcomes: { error?: unknown }[] = [];
    const writer = createDraftWriter(place.write, (outcome) => outcomes.push(outcome));
    writer.put('a');
    place.fail('full');
    await writer.settled();
    writer.put('b');
    place.end();
    await writer.settled();
    expect(outcomes).toEqual([{ error: 'full' }, {}]);
  });

  it('says nothing of a failed draft that a newer one already replaces', async () => {
    const place = slowPlace();
    const outcomes: { error?: unknown }[] = [];
    const writer = createDraftWriter(place.write, (outcome) => outcomes.push(outcome));
    writer.put('a');
    writer.put('b');
    place.fail('busy');
    await settle();
    place.end();
    await writer.settled();
    expect(outcomes).toEqual([{}]);
  });

  it('goes on after a write that throws at once', async () => {
    const written: string[] = [];
    const writer = createDraftWriter(
      (draft: string) => {
        written.push(draft);
        throw new Error('closed');
      },
      () => {},
    );
    writer.put('a');
    await writer.settled();
    writer.put('b');
    await writer.settled();
    expect(written).toEqual(['a', 'b']);
  });
});
