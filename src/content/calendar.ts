/** A day of the calendar, in ISO's numbers: Monday is 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
  dayOfWeek: number;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const weekday = ({ dayOfWeek }: CalendarDay) => weekdays[dayOfWeek - 1] ?? '';
const month = ({ month: number }: CalendarDay) => months[number - 1] ?? '';

/**
 * Days in words. Written out, because the browser's own tables of languages take longer to load than a whole screen, and the
 * product speaks one language.
 */
export const calendarWords = {
  weekday,
  shortWeekday: (day: CalendarDay) => weekday(day).slice(0, 3),
  shortMonth: (day: CalendarDay) => month(day).slice(0, 3),
  /** 'October 2026' */
  month: (day: CalendarDay) => `${month(day)} ${day.year}`,
  /** '14 October 2026' */
  day: (day: CalendarDay) => `${day.day} ${month(day)} ${day.year}`,
  /** '14 Oct' */
  shortDay: (day: CalendarDay) => `${day.day} ${month(day).slice(0, 3)}`,
} as const;
