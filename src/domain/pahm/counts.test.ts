import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import {
  camelCounts,
  camelCountsSchema,
  countsOfTaps,
  noCounts,
  pahmTotalsOf,
  pahmTotalsSchema,
  presentShare,
  type RawCounts,
  rawCounts,
  rawOfCamel,
  sharePercent,
  storedCounts,
  tapsIn,
  withoutTap,
  withTap,
} from './counts.ts';
import { type PositionKey, positions } from './positions.ts';
import type { Tap } from './taps.ts';

/** Raw counter, stored key and reflection key, as the specification maps them (B § 3). */
const mapping: [PositionKey, string, string][] = [
  ['likes', 'present_attachment', 'presentAttachment'],
  ['present', 'present_neutral', 'presentNeutral'],
  ['dislikes', 'present_aversion', 'presentAversion'],
  ['nostalgia', 'past_attachment', 'pastAttachment'],
  ['past', 'past_neutral', 'pastNeutral'],
  ['regret', 'past_aversion', 'pastAversion'],
  ['anticipation', 'future_attachment', 'futureAttachment'],
  ['future', 'future_neutral', 'futureNeutral'],
  ['worry', 'future_aversion', 'futureAversion'],
];

const position = fc.constantFrom(...positions.map(({ key }) => key));
const tapsGiven = fc.array(fc.record({ position, atMillis: fc.nat(7_200_000) }), { maxLength: 60 });
const countsGiven = tapsGiven.map(countsOfTaps);

/** Each position a power of two, so that every sum tells what is in it. */
const powers: RawCounts = {
  nostalgia: 1,
  likes: 2,
  anticipation: 4,
  past: 8,
  present: 16,
  future: 32,
  regret: 64,
  dislikes: 128,
  worry: 256,
};

it('has the nine buttons in the order of the grid (B § 2)', () => {
  expect(positions.map(({ key }) => key)).toEqual([
    'nostalgia',
    'likes',
    'anticipation',
    'past',
    'present',
    'future',
    'regret',
    'dislikes',
    'worry',
  ]);
});

describe.each(mapping)('a tap on %s', (key, stored, camel) => {
  it(`is stored as ${stored} and reflected on as ${camel}`, () => {
    const counts = countsOfTaps([{ position: key, atMillis: 0 }]);
    expect(counts).toEqual({ ...noCounts(), [key]: 1 });
    expect(Object.entries(storedCounts(counts)).filter(([, count]) => count > 0)).toEqual([[stored, 1]]);
    expect(Object.entries(camelCounts(counts)).filter(([, count]) => count > 0)).toEqual([[camel, 1]]);
    expect(positions.find((one) => one.key === key)).toMatchObject({ stored, camel });
  });
});

describe('the counters', () => {
  it('are all there at zero before the first tap', () => {
    expect(noCounts()).toEqual(Object.fromEntries(mapping.map(([key]) => [key, 0])));
    expect(countsOfTaps([])).toEqual(noCounts());
  });

  it('come back from what was stored, and from what was reflected on', () => {
    holds(
      fc.property(countsGiven, (counts) => {
        expect(rawCounts(storedCounts(counts))).toEqual(counts);
        expect(rawOfCamel(camelCounts(counts))).toEqual(counts);
        expect(camelCountsSchema.parse(camelCounts(counts))).toEqual(camelCounts(counts));
      }),
    );
  });

  it('count every tap once', () => {
    holds(
      fc.property(tapsGiven, (taps: Tap[]) => {
        const counts = countsOfTaps(taps);
        expect(tapsIn(storedCounts(counts))).toBe(taps.length);
        for (const { key } of positions) {
          expect(counts[key]).toBe(taps.filter((tap) => tap.position === key).length);
        }
      }),
    );
    expect(tapsIn(undefined)).toBe(0);
    expect(tapsIn(storedCounts(powers))).toBe(511);
  });

  it('are, tap by tap, those of all taps', () => {
    holds(
      fc.property(tapsGiven, (taps: Tap[]) => {
        const counts = taps.reduce((sum, tap) => withTap(sum, tap.position), noCounts());
        expect(counts).toEqual(countsOfTaps(taps));
      }),
    );
  });

  it('are after an undone tap what they were before it', () => {
    holds(
      fc.property(countsGiven, position, (counts, tapped) => {
        const before = { ...counts };
        expect(withoutTap(withTap(counts, tapped), tapped)).toEqual(before);
        expect(counts).toEqual(before);
      }),
    );
  });

  it('never fall below zero', () => {
    expect(withoutTap(noCounts(), 'worry')).toEqual(noCounts());
  });
});

describe('the groups of the matrix (B § 9)', () => {
  it.each<[keyof ReturnType<typeof pahmTotalsOf>, PositionKey[]]>([
    ['presentTotal', ['present', 'likes', 'dislikes']],
    ['pastTotal', ['past', 'nostalgia', 'regret']],
    ['futureTotal', ['future', 'anticipation', 'worry']],
    ['attachmentTotal', ['likes', 'nostalgia', 'anticipation']],
    ['neutralTotal', ['present', 'past', 'future']],
    ['aversionTotal', ['dislikes', 'regret', 'worry']],
    ['grandTotal', mapping.map(([key]) => key)],
  ])('%s is %j', (total, keys) => {
    expect(pahmTotalsOf(powers)[total]).toBe(keys.reduce((sum, key) => sum + powers[key], 0));
  });

  it('add up by column and by row', () => {
    holds(
      fc.property(countsGiven, (counts) => {
        const totals = pahmTotalsOf(counts);
        const { presentTotal, pastTotal, futureTotal, grandTotal } = totals;
        expect(presentTotal + pastTotal + futureTotal).toBe(grandTotal);
        expect(totals.attachmentTotal + totals.neutralTotal + totals.aversionTotal).toBe(grandTotal);
        expect(pahmTotalsSchema.parse(totals)).toEqual(totals);
      }),
    );
  });
});

describe('a share (B § 5)', () => {
  it.each([
    [0, 0, 0],
    [3, 0, 0],
    [0, 7, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 200, 1],
    [1, 201, 0],
    [29, 200, 15],
    [199, 200, 100],
    [5, 5, 100],
  ])('of %i in %i is %i percent', (part, total, percent) => {
    expect(sharePercent(part, total)).toBe(percent);
  });

  it('lies within 0 and 100, and the shares of a matrix add up but for their rounding', () => {
    holds(
      fc.property(countsGiven, (counts) => {
        const { grandTotal } = pahmTotalsOf(counts);
        const shares = positions.map(({ key }) => sharePercent(counts[key], grandTotal));
        for (const share of shares) expect(share >= 0 && share <= 100).toBe(true);
        const sum = shares.reduce((all, share) => all + share, 0);
        if (grandTotal === 0) expect(sum).toBe(0);
        else expect(Math.abs(sum - 100)).toBeLessThanOrEqual(positions.length / 2);
      }),
    );
  });
});

describe('the present percentage (B § 9)', () => {
  it.each<[string, Partial<RawCounts>, number | undefined]>([
    ['no tap', {}, undefined],
    ['present alone', { present: 1 }, 100],
    ['likes alone', { likes: 2 }, 100],
    ['dislikes alone', { dislikes: 3 }, 100],
    ['past alone', { past: 1 }, 0],
    ['one of each', Object.fromEntries(mapping.map(([key]) => [key, 1])), 33],
    ['two of three', { present: 1, likes: 1, worry: 1 }, 67],
    ['one of eight', { dislikes: 1, nostalgia: 3, regret: 4 }, 13],
  ])('of %s', (_, counts, percent) => {
    expect(presentShare({ ...noCounts(), ...counts })).toBe(percent);
  });
});
