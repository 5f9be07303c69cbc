import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../tests/setup/holds.ts';
import { awkwardZones, practiceHistories } from '../../../tests/setup/practice-histories.ts';
import { type AnalyticsRecords, analyticsDaySchema, analyticsDaysOf, recordsByDay } from './analytics-day.ts';
import { type AnalyticsSums, mergedAll, noSumsYet } from './analytics-sums.ts';
import { startedMinuteOf } from './part-of-day.ts';
import { practiceDayOf } from './practice-day.ts';

const mergedSums = (one: AnalyticsSums, other: AnalyticsSums) => mergedAll([one, other]);

/** The records of which `isIn` says so by their place; the taps and what was said of a session go with it. */
function portion(records: AnalyticsRecords, isIn: (place: number) => boolean): AnalyticsRecords {
  const sessions = records.sessions.filter((_, place) => isIn(place));
  const ids = new Set(sessions.map(({ sessionId }) => sessionId));
  return {
    sessions,
    taps: records.taps.filter(({ sessionId }) => ids.has(sessionId)),
    notes: records.notes.filter((_, place) => isIn(place)),
    reflections: records.reflections.filter((_, place) => isIn(place)),
    recoveries: records.recoveries.filter((_, place) => isIn(place)),
    views: records.views.filter((_, place) => isIn(place)),
  };
}

describe('sums', () => {
  it('are merged in whatever portions, and nothing merged changes nothing', () => {
    holds(
      fc.property(practiceHistories, ({ records, clock }) => {
        const days = analyticsDaysOf(records, clock).map(({ practiceDay: _, ...sums }) => sums);
        const [one = noSumsYet, other = noSumsYet, third = noSumsYet] = days;
        expect(mergedSums(mergedSums(one, other), third)).toEqual(mergedSums(one, mergedSums(other, third)));
        expect(mergedSums(one, noSumsYet)).toEqual(one);
        expect(mergedSums(noSumsYet, one)).toEqual(one);
        expect(mergedSums(one, other)).toEqual(mergedSums(other, one));
        expect(mergedAll(days)).toEqual(days.reduce(mergedSums, noSumsYet));
      }),
      1000,
    );
  });
});

describe('days', () => {
  it('come to the same in whatever portions the records are added up, and can be kept', () => {
    holds(
      fc.property(practiceHistories, fc.array(fc.boolean()), ({ records, clock }, firsts) => {
        const isFirst = (place: number) => firsts[place] ?? false;
        const all = analyticsDaysOf(records, clock);
        const one = analyticsDaysOf(portion(records, isFirst), clock);
        const other = analyticsDaysOf(
          portion(records, (place) => !isFirst(place)),
          clock,
        );
        expect(mergedAll([...one, ...other])).toEqual(mergedAll(all));
        for (const day of all) expect(analyticsDaySchema.parse(JSON.parse(JSON.stringify(day)))).toEqual(day);
      }),
      1000,
    );
  });

  it('are those that have a record, counted', () => {
    holds(
      fc.property(practiceHistories, ({ records, clock }) => {
        const counts = recordsByDay(records, clock);
        const days = analyticsDaysOf(records, clock).map(({ practiceDay }) => practiceDay);
        expect([...counts.keys()].toSorted()).toEqual(days);
        const { sessions, notes, reflections, recoveries, views } = records;
        const all = [sessions, notes, reflections, recoveries, views].flat().length;
        expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(all);
      }),
      1000,
    );
  });

  it('hold every record once', () => {
    holds(
      fc.property(practiceHistories, ({ records, clock }) => {
        const { practice, notes, reflections, recovery } = mergedAll(analyticsDaysOf(records, clock));
        expect(practice.sessions).toBe(records.sessions.length);
        expect(practice.sits).toHaveLength(records.sessions.length);
        const written = [...notes.own, ...notes.byPractice].reduce((sum, { count }) => sum + count, 0);
        expect(written).toBe(records.notes.length);
        expect(reflections.reflections).toBe(records.reflections.length);
        const told = records.recoveries.filter(({ reflection }) => reflection);
        expect(recovery.felt.reduce((sum, { count }) => sum + count, 0)).toBe(told.length);
      }),
      1000,
    );
  });

  it('never change for what says its own day and hour, wherever the person goes and whenever their day begins', () => {
    const places = fc.tuple(fc.constantFrom(...awkwardZones), fc.integer({ min: 0, max: 23 }));
    holds(
      fc.property(practiceHistories, places, ({ records, clock }, [zone, dayStartHour]) => {
        const dayOf = (instant: string) => practiceDayOf(instant, clock.zone, clock.dayStartHour);
        const dated = <Kind extends { timestamp: string }>(record: Kind) => ({
          ...record,
          practiceDay: dayOf(record.timestamp),
        });
        const recorded: AnalyticsRecords = {
          ...records,
          sessions: records.sessions.map((session) => ({
            ...session,
            startedMinute: startedMinuteOf(session, clock.zone),
          })),
          notes: records.notes.map(dated),
          views: records.views.map(dated),
        };
        const elsewhere = { ...clock, zone, dayStartHour };
        expect(analyticsDaysOf(recorded, elsewhere)).toEqual(analyticsDaysOf(records, clock));
      }),
      1000,
    );
  });

  it('of sessions never move, also where they say no hour', () => {
    holds(
      fc.property(practiceHistories, fc.constantFrom(...awkwardZones), ({ records, clock }, zone) => {
        const alone = { ...records, notes: [], views: [] };
        const daysIn = (where: string) =>
          analyticsDaysOf(alone, { ...clock, zone: where, dayStartHour: 12 }).map(
            ({ practiceDay, practice, reflections, recovery }) => ({
              practiceDay,
              sessions: practice.sessions,
              secondsSat: practice.secondsSat,
              reflections,
              recovery,
            }),
          );
        expect(daysIn(zone)).toEqual(daysIn(clock.zone));
      }),
      1000,
    );
  });
});
