import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import { type PracticeHistory, practiceHistories } from '../../../tests/setup/practice-histories.ts';
import { mean, slowlyWithin, total, wallMinute } from '../../../tests/setup/slow-days.ts';
import { emotionNamed } from '../notes/emotions.ts';
import { positions } from '../pahm/positions.ts';
import type { PracticeSession } from '../practice/session.ts';
import { analyticsDaysOf } from './analytics-day.ts';
import { emotionalFiguresOf, emotionSeriesOf } from './emotional-figures.ts';
import { environmentFiguresOf } from './environment-figures.ts';
import { environmentLists } from './environment-sums.ts';
import { nineCategoryOf } from './nine-category.ts';
import { partOfDayAt } from './part-of-day.ts';
import { periodOf } from './period.ts';
import { type RangeKind, rangeKinds, rangeOf } from './range.ts';
import { recoveryFiguresOf } from './recovery-figures.ts';
import { usageFiguresOf } from './usage.ts';

const percent = (part: number, all: number) => (all === 0 ? 0 : Math.round((100 * part) / all));

/** A tab of every range of 1,000 random histories beside a slow look at the records. */
function holdsInRanges(
  check: (
    period: ReturnType<typeof periodOf>,
    slow: ReturnType<typeof slowlyWithin>,
    history: PracticeHistory,
  ) => void,
) {
  holds(
    fc.property(practiceHistories, fc.constantFrom<RangeKind>(...rangeKinds), (history, kind) => {
      const range = rangeOf(kind, history.today);
      const period = periodOf(range, analyticsDaysOf(history.records, history.clock));
      check(period, slowlyWithin(history, range), history);
    }),
    1000,
  );
}

const rated = (sessions: readonly PracticeSession[]) =>
  sessions.filter(({ enteredByHand }) => !enteredByHand).map(({ rating }) => Math.round(rating * 10));
const tapCount = ({ pahmCounts }: PracticeSession) =>
  pahmCounts ? Object.values(pahmCounts).reduce((sum, count) => sum + count, 0) : 0;
const isObserved = (session: PracticeSession) =>
  !session.enteredByHand && session.stageLevel !== 1 && tapCount(session) > 0;

describe('each tab says what looking at every record says', () => {
  it('9-Category PAHM', () => {
    holdsInRanges((period, { sessions, tapsOf }) => {
      const observed = sessions.filter(isObserved);
      const tapsIn = (has: (position: (typeof positions)[number]) => boolean) =>
        total(observed, ({ pahmCounts }) =>
          total(positions.filter(has), ({ stored }) => pahmCounts?.[stored] ?? 0),
        );
      const all = tapsIn(() => true);
      const found = nineCategoryOf(period);
      expect(found).toMatchObject({
        totalPAHM: all,
        totalObservations: all,
        sessionsAnalyzed: observed.length,
        presentPercentage:
          all === 0
            ? undefined
            : percent(
                tapsIn(({ time }) => time === 'present'),
                all,
              ),
        neutralPercentage:
          all === 0
            ? undefined
            : percent(
                tapsIn(({ charge }) => charge === 'neutral'),
                all,
              ),
      });
      for (const { name, count, percent: share } of found.positions) {
        expect(count).toBe(tapsIn(({ key }) => key === name));
        expect(share).toBe(percent(count, all));
      }
      for (const { name, count } of found.rows) expect(count).toBe(tapsIn(({ charge }) => charge === name));
      for (const { name, count } of found.columns) expect(count).toBe(tapsIn(({ time }) => time === name));
      const withMoments = observed.filter(({ sessionId }) => tapsOf(sessionId).length > 0);
      expect(found.driftSessions).toBe(withMoments.length);
      expect(found.drift).toHaveLength(withMoments.length === 0 ? 0 : 6);
      for (const [place, part] of found.drift.entries()) {
        const inPart = (session: PracticeSession) =>
          tapsOf(session.sessionId).filter(({ atMillis }) => {
            const lengthMillis = session.secondsSat * 1000;
            const sixth = lengthMillis === 0 ? 5 : Math.min(5, Math.floor((atMillis * 6) / lengthMillis));
            return sixth === place;
          });
        expect(part.observations).toBe(total(withMoments, (session) => inPart(session).length));
        expect(part.counts.worry).toBe(
          total(
            withMoments,
            (session) => inPart(session).filter(({ position }) => position === 'worry').length,
          ),
        );
      }
    });
  });

  it('Environment', () => {
    holdsInRanges((period, { sessions }) => {
      const found = environmentFiguresOf(period);
      for (const list of environmentLists) {
        const names = new Set(sessions.map(({ environment }) => environment[list]));
        expect(new Set(found[list].map(({ name }) => name))).toEqual(names);
        for (const { name, count, avgRating } of found[list]) {
          const there = sessions.filter(({ environment }) => environment[list] === name);
          expect(count).toBe(there.length);
          expect(avgRating).toBe(mean(rated(there), 10));
        }
        const counts = found[list].map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      }
    });
  });

  it('Mind Recovery', () => {
    holdsInRanges((period, { sessions, recoveries }) => {
      const practised = sessions.filter(({ sessionType }) => sessionType === 'mind_recovery');
      const seconds = (list: readonly PracticeSession[]) => list.map(({ secondsSat }) => secondsSat);
      const found = recoveryFiguresOf(period);
      const told = recoveries.filter(({ reflection }) => reflection);
      expect(found).toMatchObject({
        totalSessions: practised.length,
        totalMinutes: Math.floor(total(practised, ({ secondsSat }) => secondsSat) / 60),
        averageRating: mean(rated(practised), 10),
        averageDuration: mean(seconds(practised), 60),
        told: told.length,
        sharePercent: percent(practised.length, sessions.length),
      });
      expect(new Set(found.techniques.map(({ name }) => name))).toEqual(
        new Set(practised.map(({ mindRecoveryContext }) => mindRecoveryContext)),
      );
      for (const row of found.techniques) {
        const of = practised.filter(({ mindRecoveryContext }) => mindRecoveryContext === row.name);
        const after = told.filter(({ practiceType }) => practiceType === row.name);
        const felt = (feeling: string) =>
          after.filter(({ reflection }) => reflection?.mentalState === feeling).length;
        expect(row).toMatchObject({
          count: of.length,
          avgRating: mean(rated(of), 10),
          avgDuration: mean(seconds(of), 60),
          totalDuration: Math.floor(total(of, ({ secondsSat }) => secondsSat) / 60),
          told: after.length,
          better: felt('better') + felt('much-better'),
        });
        expect(row.feelings.worse).toBe(felt('worse'));
      }
    });
  });

  it('Emotional', () => {
    holdsInRanges((period, { notes, sessions }) => {
      const own = notes.filter(({ source }) => source === 'person');
      const energies = (list: typeof notes) => list.map(({ energyLevel }) => energyLevel);
      const found = emotionalFiguresOf(period);
      expect(found).toMatchObject({
        notes: own.length,
        notesByPractice: notes.length - own.length,
        averageEnergy: mean(energies(own)),
      });
      for (const list of [own, notes]) {
        const figures = emotionalFiguresOf(period, { includePractice: list === notes });
        expect(total(figures.distribution, ({ count }) => count)).toBe(list.length);
        for (const { name, count, percent: share, energy } of figures.distribution) {
          const of = list.filter(({ emotion }) => (emotionNamed(emotion) ?? emotion) === name);
          expect(count).toBe(of.length);
          expect(share).toBe(percent(of.length, list.length));
          expect(energy).toBe(mean(energies(of)));
        }
      }
      const hours = (note: (typeof own)[number], instant: string) =>
        (Date.parse(note.timestamp) - Date.parse(instant)) / 3_600_000;
      const after = own.filter((note) =>
        sessions.some(({ timestamp }) => hours(note, timestamp) >= 0 && hours(note, timestamp) <= 3),
      );
      const before = own.filter(
        (note) =>
          !after.includes(note) &&
          sessions.some(({ startedAt }) => hours(note, startedAt) < 0 && hours(note, startedAt) >= -3),
      );
      expect(found.aroundSits).toEqual({
        before: { energy: mean(energies(before)), notes: before.length },
        after: { energy: mean(energies(after)), notes: after.length },
      });
      expect(total(emotionSeriesOf(period), (step) => step.notes)).toBe(own.length);
    });
  });

  it('Usage', () => {
    holdsInRanges((period, { sessions, views }, history) => {
      const setting = { today: history.today, firstPracticeDay: undefined, currentStreak: 3 };
      const found = usageFiguresOf(period, setting);
      for (const row of found.timeOfDayStats) {
        const of = sessions.filter(
          ({ startedAt }) => partOfDayAt(wallMinute(startedAt, history.zone)) === row.part,
        );
        expect(row).toEqual({
          part: row.part,
          count: of.length,
          percent: percent(of.length, sessions.length),
          minutes: Math.floor(total(of, ({ secondsSat }) => secondsSat) / 60),
          avgRating: mean(rated(of), 10),
        });
      }
      for (const { dayOfWeek, count } of found.dayOfWeekStats) {
        const of = sessions.filter(
          ({ practiceDay }) => ((new Date(practiceDay).getUTCDay() + 6) % 7) + 1 === dayOfWeek,
        );
        expect(count).toBe(of.length);
      }
      const edges = { '1-5': [0, 5], '6-15': [6, 15], '16-30': [16, 30], '30+': [31, 999] } as const;
      for (const { bucket, count } of found.lengths) {
        const [least, most] = edges[bucket];
        expect(count).toBe(sessions.filter(({ duration }) => duration >= least && duration <= most).length);
      }
      expect(total(found.lengths, ({ count }) => count)).toBe(sessions.length);
      expect(found.weeklyFrequency).toBe(
        sessions.length === 0 ? undefined : mean([sessions.length * 7], found.daysLookedAt),
      );
      const opened = views.filter(({ page_name }) => /^\/(stage2|notes|learn|learning)\b/.test(page_name));
      expect(total(found.features, ({ count }) => count)).toBe(opened.length);
      for (const { count, percentage } of found.features) {
        expect(percentage).toBe(percent(count, opened.length));
      }
    });
  });
});
