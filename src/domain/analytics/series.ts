import { pahmTotalsOf, rawCounts, sharePercent } from '../pahm/counts.ts';
import { addedCounts } from './attention-sums.ts';
import { countOf } from './overview.ts';
import { daysPractised, daysWithin, type Period } from './period.ts';
import { daysIn, daysOfRange, type Range } from './range.ts';
import { noSums } from './session-sums.ts';
import { addedFields, meanOf, meanRating } from './tally.ts';

/** How wide the steps of a picture over time are. */
export type StepWidth = 'day' | 'week' | 'month';

/** The longest ranges, in days, that are shown by day and by week. */
const mostByDay = 31;
const mostByWeek = 120;

/** The steps that a range is shown in, by its length. */
export function stepWidthOf(range: Range): StepWidth {
  const days = daysIn(range);
  if (days <= mostByDay) return 'day';
  return days <= mostByWeek ? 'week' : 'month';
}

/** One step over time. A mean of nothing is undefined: a gap in the line, and no zero. */
export interface Step extends Range {
  sessions: number;
  /** Whole minutes. */
  minutes: number;
  daysPractised: number;
  /** Mean computed rating, one decimal. */
  rating: number | undefined;
  /** Present percentage of all taps, and how many taps. */
  present: number | undefined;
  observations: number;
  /** Mean energy of the person's own notes, one decimal, and how many notes. */
  energy: number | undefined;
  notes: number;
}

/** A range cut into steps, oldest first: days, weeks from Monday, or months. The first and the last may be cut short. */
export function stepsOf(range: Range, width: StepWidth): Range[] {
  const steps: Range[] = [];
  let current: string | undefined;
  for (const day of daysOfRange(range)) {
    const name = stepNameOf(day, width);
    const last = steps.at(-1);
    if (last && name === current) last.to = day;
    else steps.push({ from: day, to: day });
    current = name;
  }
  return steps;
}

function stepNameOf(day: string, width: StepWidth): string {
  if (width === 'day') return day;
  if (width === 'month') return day.slice(0, 7);
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

/** A period over time: practice, rating, attention and energy, step by step. */
export function seriesOf(
  { range, days }: Pick<Period, 'range' | 'days'>,
  width = stepWidthOf(range),
): Step[] {
  return stepsOf(range, width).map((step) => {
    const inside = daysWithin(step, days);
    const practice = addedFields(
      noSums,
      inside.map((day) => day.practice),
    );
    const counts = addedCounts(inside.map(({ attention }) => attention));
    const { presentTotal, grandTotal } = pahmTotalsOf(rawCounts(counts));
    const own = inside.flatMap(({ notes }) => notes.own);
    const ownNotes = countOf(own);
    return {
      ...step,
      sessions: practice.sessions,
      minutes: Math.floor(practice.secondsSat / 60),
      daysPractised: daysPractised({ days: inside }),
      rating: meanRating(practice.ratingTenths, practice.ratedSessions),
      present: grandTotal === 0 ? undefined : sharePercent(presentTotal, grandTotal),
      observations: grandTotal,
      energy: meanOf(
        own.reduce((sum, { energy }) => sum + energy, 0),
        ownNotes,
      ),
      notes: ownNotes,
    };
  });
}

/** One day of the practice calendar. */
export interface CalendarCell {
  day: string;
  sessions: number;
  /** Whole minutes. */
  minutes: number;
}

/** Every day of a period, oldest first, with what was sat on it: for the practice calendar. */
export function practiceCalendarOf({ range, days }: Pick<Period, 'range' | 'days'>): CalendarCell[] {
  const known = new Map(days.map(({ practiceDay, practice }) => [practiceDay, practice]));
  return daysOfRange(range).map((day) => {
    const { sessions = 0, secondsSat = 0 } = known.get(day) ?? {};
    return { day, sessions, minutes: Math.floor(secondsSat / 60) };
  });
}
