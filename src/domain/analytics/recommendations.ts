import type { RecoveryKey } from '../recovery/practices.ts';
import { type BestTime, bestTimeOf } from './best-time.ts';
import { fewestForPrediction } from './frequencies.ts';
import { areReflectionsFew, lengthHintOf, recoveryShareOf, type StreakHint, streakHintOf } from './hints.ts';
import { nineCategoryOf } from './nine-category.ts';
import { countOf } from './overview.ts';
import { type Pattern, patternsOf } from './patterns.ts';
import type { Period } from './period.ts';
import { meanMinutes } from './tally.ts';

/** So many are shown (B § 2), and so many of them may be patterns. */
export const mostRecommendations = 4;
const mostPatterns = 2;

/** What to do: where a recommendation leads. */
export type Action =
  | { to: 'recovery'; practice: RecoveryKey }
  | { to: 'recovery-hub' }
  | { to: 'practice' }
  | { to: 'notes' }
  | { to: 'matrix' };

/** What is recommended, with the figures that it is drawn from. Minutes and ratings with one decimal, shares in whole percent. */
export type Recommendation = { action: Action } & (
  | ({ kind: 'pattern' } & Pattern)
  | { kind: 'scattered'; presentPercentage: number; observations: number; sessions: number }
  | { kind: 'short-sits'; minutes: number; sessions: number }
  | { kind: 'long-sits'; minutes: number; sessions: number }
  | { kind: 'mostly-recovery'; recoverySessions: number; sessions: number }
  | ({ kind: 'best-time' } & BestTime)
  | { kind: 'few-reflections'; written: number; sessions: number }
  | { kind: 'streak'; days: number; hint: StreakHint }
  | { kind: 'much-recovery'; recoverySessions: number; sessions: number }
);

/** Where the person stands: the stage, 1 to 6, and the current streak in practice days unless it is hidden. */
export interface PersonsPlace {
  stage: number;
  currentStreak: number;
  hideStreaks: boolean;
}

/** What a period recommends, the most pressing first, four at most; nothing from fewer than five sessions (B § 2, § 5, § 9). */
export function recommendationsOf(period: Period, place: PersonsPlace): Recommendation[] {
  if (period.sums.practice.sessions < fewestForPrediction) return [];
  const all = [
    ...patternsOf(period.sums.practice.sits)
      .slice(0, mostPatterns)
      .map((pattern): Recommendation => {
        return { kind: 'pattern', ...pattern, action: { to: 'recovery', practice: pattern.practice } };
      }),
    ...fromAttention(period),
    ...fromPractice(period, place),
    ...fromStreak(place),
    ...fromRecovery(period, 'above-20'),
  ];
  return all.slice(0, mostRecommendations);
}

/** From so many observed sits on, attention below the lowest threshold is worth a word (B § 9). */
function fromAttention(period: Period): Recommendation[] {
  const { presentLevel, presentPercentage, totalObservations, sessionsAnalyzed } = nineCategoryOf(period);
  if (presentLevel !== 'below' || presentPercentage === undefined) return [];
  if (sessionsAnalyzed < fewestForPrediction) return [];
  const seen = { observations: totalObservations, sessions: sessionsAnalyzed };
  return [{ kind: 'scattered', presentPercentage, ...seen, action: { to: 'matrix' } }];
}

function fromPractice(period: Period, { stage }: PersonsPlace): Recommendation[] {
  const { practice, notes, reflections, recovery } = period.sums;
  const { sessions } = practice;
  const meditations = meditationsOf(period);
  const minutes = meanMinutes(meditations.secondsSat, meditations.sessions);
  const written = reflections.reflections + countOf(recovery.felt) + countOf(notes.own);
  const hint =
    meditations.sessions < fewestForPrediction
      ? undefined
      : lengthHintOf(meditations.secondsSat / (60 * meditations.sessions), stage);
  const bestTime = bestTimeOf(practice.sits);
  return [
    ...(hint && minutes !== undefined
      ? [
          {
            kind: `${hint}-sits`,
            minutes,
            sessions: meditations.sessions,
            action: { to: 'practice' },
          } as const,
        ]
      : []),
    ...fromRecovery(period, 'above-40'),
    ...(bestTime ? [{ kind: 'best-time', ...bestTime, action: { to: 'practice' } } as const] : []),
    ...(areReflectionsFew(written, sessions)
      ? [{ kind: 'few-reflections', written, sessions, action: { to: 'notes' } } as const]
      : []),
  ];
}

/** Meditations alone: the practices of Mind Recovery are short by themselves. */
function meditationsOf({ sums }: Period): { sessions: number; secondsSat: number } {
  const { sessions, recoverySessions, secondsSat } = sums.practice;
  const recovered = sums.recovery.techniques.reduce((sum, row) => sum + row.secondsSat, 0);
  return { sessions: sessions - recoverySessions, secondsSat: secondsSat - recovered };
}

function fromRecovery({ sums }: Period, share: 'above-20' | 'above-40'): Recommendation[] {
  const { recoverySessions, sessions } = sums.practice;
  if (recoveryShareOf(recoverySessions, sessions) !== share) return [];
  const seen = { recoverySessions, sessions };
  return share === 'above-40'
    ? [{ kind: 'mostly-recovery', ...seen, action: { to: 'practice' } }]
    : [{ kind: 'much-recovery', ...seen, action: { to: 'recovery-hub' } }];
}

/** A streak below 7 days asks for the next day; a longer one asks for nothing. */
function fromStreak({ currentStreak, hideStreaks }: PersonsPlace): Recommendation[] {
  const hint = streakHintOf(currentStreak);
  const isShort = hint.stretch === 'none' || hint.stretch === 'below-7';
  if (hideStreaks || !isShort) return [];
  return [{ kind: 'streak', days: currentStreak, hint, action: { to: 'practice' } }];
}
