import { type Charge, type PositionKey, positions } from '../pahm/positions.ts';
import type { RecoveryKey } from '../recovery/practices.ts';
import { type PartOfDay, partsOfDay } from './part-of-day.ts';
import type { SitMark } from './practice-sums.ts';

/** So many of the last observed sits are looked at, and in so many of them attention must have gone the same way. */
export const patternSits = 5;
const fewestAlike = 4;

/** What helps against what, by the part of the day: a practice of Mind Recovery for each pull of attention. */
const answers: Readonly<Record<PartOfDay, Readonly<Record<Charge, RecoveryKey>>>> = {
  'early-morning': {
    attachment: 'morning-recharge',
    neutral: 'morning-recharge',
    aversion: 'morning-recharge',
  },
  morning: { attachment: 'morning-recharge', neutral: 'morning-recharge', aversion: 'emotional-reset' },
  afternoon: { attachment: 'mid-day-reset', neutral: 'mid-day-reset', aversion: 'emotional-reset' },
  evening: {
    attachment: 'work-home-transition',
    neutral: 'work-home-transition',
    aversion: 'evening-wind-down',
  },
  night: { attachment: 'evening-wind-down', neutral: 'evening-wind-down', aversion: 'evening-wind-down' },
};

/**
 * Where attention went most, beside the present, in `alike` of the last `sits` observed sits: those of one part of the day, or
 * of all ('any'). `practice` is what answers it.
 */
export interface Pattern {
  position: PositionKey;
  part: PartOfDay | 'any';
  alike: number;
  sits: number;
  practice: RecoveryKey;
}

/**
 * The patterns of sits, oldest first, of which those without taps say nothing. A part of the day goes before the whole, so
 * that a position is named once; the clearest come first.
 */
export function patternsOf(sits: readonly SitMark[]): Pattern[] {
  const observed = sits.filter(({ led }) => led !== undefined);
  const byPart = partsOfDay.flatMap(({ key }) => patternsIn(observed, key));
  const named = new Set(byPart.map(({ position }) => position));
  const overall = patternsIn(observed, 'any').filter(({ position }) => !named.has(position));
  return [...byPart, ...overall].sort((one, other) => other.alike - one.alike);
}

function patternsIn(observed: readonly SitMark[], part: PartOfDay | 'any'): Pattern[] {
  const last = observed.filter((sit) => part === 'any' || sit.part === part).slice(-patternSits);
  const [latest] = last.slice(-1);
  if (!latest || last.length < patternSits) return [];
  return positions.flatMap(({ key, charge }) => {
    const alike = last.filter(({ led }) => led?.includes(key)).length;
    if (alike < fewestAlike) return [];
    const practice = answers[part === 'any' ? latest.part : part][charge];
    return { position: key, part, alike, sits: last.length, practice };
  });
}
