import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCounts, rawCounts } from '../pahm/counts.ts';
import { type PositionKey, positions } from '../pahm/positions.ts';
import { recoveryPostures } from './postures.ts';
import { recoveryPractices } from './practices.ts';
import {
  type EndedRecovery,
  feelings,
  type RecoveryRecord,
  recoveryRecord,
  recoveryRecordSchema,
  reflectedRecovery,
} from './record.ts';

const ended: EndedRecovery = {
  sessionId: 'a-reset',
  practice: 'emotional-reset',
  posture: 'seated',
  minutes: 5,
  completedAt: '2026-11-21T12:05:00.000Z',
  userId: 'user-1',
  counts: noCounts(),
};
const parses = (record: unknown) => recoveryRecordSchema.safeParse(record).success;

describe('the record of a practice (B § 3)', () => {
  it('without a tap is peaceful, and 95 % present (B § 9)', () => {
    expect(recoveryRecord(ended)).toEqual({
      type: 'mind-recovery',
      sessionId: 'a-reset',
      practiceType: 'emotional-reset',
      posture: 'seated',
      duration: 5,
      completedAt: '2026-11-21T12:05:00.000Z',
      userId: 'user-1',
      pahmCounts: {
        present_attachment: 0,
        present_neutral: 0,
        present_aversion: 0,
        past_attachment: 0,
        past_neutral: 0,
        past_aversion: 0,
        future_attachment: 0,
        future_neutral: 0,
        future_aversion: 0,
      },
      presentPercentage: 95,
      totalInteractions: 0,
      quality: 'peaceful',
    });
  });

  it('with a tap is engaged, and as present as its taps', () => {
    const record = recoveryRecord({ ...ended, counts: { ...noCounts(), regret: 2, dislikes: 1 } });
    expect(record).toMatchObject({ quality: 'engaged', totalInteractions: 3, presentPercentage: 33 });
    expect(record.pahmCounts).toMatchObject({ past_aversion: 2, present_aversion: 1 });
  });

  it('with one tap away from the present is 0 % present, and not as if there were none', () => {
    const record = recoveryRecord({ ...ended, counts: { ...noCounts(), worry: 1 } });
    expect(record.presentPercentage).toBe(0);
  });

  it('is anonymous where nobody is signed in', () => {
    const { userId: _, ...nobody } = ended;
    expect(recoveryRecord(nobody).userId).toBe('anonymous');
  });

  it('parses as it was made, whatever was practised and tapped', () => {
    const tapped = fc.dictionary(
      fc.constantFrom(...positions.map(({ key }) => key)),
      fc.nat(10_000),
    ) as fc.Arbitrary<Partial<Record<PositionKey, number>>>;
    const practised = fc.record({
      practice: fc.constantFrom(...recoveryPractices.map(({ key }) => key)),
      posture: fc.constantFrom(...recoveryPostures),
      minutes: fc.nat(5),
      taps: tapped,
    });
    fc.assert(
      fc.property(practised, ({ taps, ...change }) => {
        const counts = { ...noCounts(), ...taps };
        const record = recoveryRecord({ ...ended, ...change, counts });
        expect(recoveryRecordSchema.parse(record)).toEqual(record);
        expect(rawCounts(record.pahmCounts)).toEqual(counts);
      }),
    );
  });
});

describe('what is said afterwards (B § 3, § 5)', () => {
  const record = recoveryRecord(ended);
  const at = '2026-11-21T12:06:00.000Z';

  it.each(feelings)('%s is kept with the record, and a text is optional', (feeling) => {
    const reflected = reflectedRecovery(record, { feeling, text: '  ' }, at);
    expect(reflected).toEqual({ ...record, reflection: { text: '', mentalState: feeling, submittedAt: at } });
    expect(parses(reflected)).toBe(true);
  });

  it('takes the place of what was said before', () => {
    const first = reflectedRecovery(record, { feeling: 'worse', text: 'Loud.' }, '2026-11-21T12:05:30.000Z');
    const second = reflectedRecovery(first, { feeling: 'same', text: ' Quieter now.\n' }, at);
    expect(second.reflection).toEqual({ text: 'Quieter now.', mentalState: 'same', submittedAt: at });
  });
});

const spoilt: readonly [why: string, change: { [Key in keyof RecoveryRecord]?: unknown }][] = [
  ['an unknown practice', { practiceType: 'lunch' }],
  ['a posture of the sits', { posture: 'chair' }],
  ['no session', { sessionId: '' }],
  ['no user', { userId: '' }],
  ['half a tap', { totalInteractions: 0.5 }],
  ['more than everything present', { presentPercentage: 101 }],
  ['another type', { type: 'meditation' }],
  ['a moment that is none', { completedAt: 'yesterday' }],
  ['an unknown feeling', { reflection: { text: '', mentalState: 'fine', submittedAt: ended.completedAt } }],
];

it.each(spoilt)('a record with %s does not parse', (_why, change) => {
  expect(parses({ ...recoveryRecord(ended), ...change })).toBe(false);
});

it('a text of 10,000 characters fits, and one more does not (A § 5)', () => {
  const saying = (length: number) =>
    reflectedRecovery(
      recoveryRecord(ended),
      { feeling: 'better', text: 'a'.repeat(length) },
      ended.completedAt,
    );
  expect(parses(saying(10_000))).toBe(true);
  expect(parses(saying(10_001))).toBe(false);
});
