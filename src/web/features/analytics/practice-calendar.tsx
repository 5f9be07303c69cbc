import { type CSSProperties, memo, type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { chartWords } from '#content/analytics/charts.ts';
import { overviewWords, practiceChartWords } from '#content/analytics/overview.ts';
import { daysPractised, type Period } from '#domain/analytics/period.ts';
import { daysIn } from '#domain/analytics/range.ts';
import { practiceCalendarOf } from '#domain/analytics/series.ts';
import { ChartFrame } from '#ui/charts/chart-frame.tsx';
import { TipReader } from '#ui/charts/chart-tip.tsx';
import { useChartCursor } from '#ui/charts/use-chart-cursor.ts';
import {
  type CalendarHead,
  type CalendarLayout,
  type CalendarSquare,
  calendarLayout,
  calendarSteps,
  calendarTable,
  squareInWords,
} from './calendar-layout.ts';
import './practice-calendar.css';

const words = practiceChartWords.calendar;

/** On which days somebody sat, and for how long: a calendar whose colour deepens with the minutes. */
export function PracticeCalendar({ period, className }: { period: Period; className?: string }) {
  const layout = useMemo(() => calendarLayout(practiceCalendarOf(period)), [period]);
  return (
    <ChartFrame
      title={words.title}
      lead={overviewWords.daysOf(daysPractised(period), daysIn(period.range))}
      words={chartWords}
      table={calendarTable(layout)}
      className={className}
    >
      <Picture layout={layout} />
    </ChartFrame>
  );
}

/** The calendar, and below it the day that is looked at: one stop of the Tab key, along whose days the arrow keys lead. */
function Picture({ layout }: { layout: CalendarLayout }) {
  const { shape, squares } = layout;
  const { index, readOut, pointAt, handlers } = useChartCursor(squares.length, 'last', calendarSteps[shape]);
  const frame = useRef<HTMLDivElement>(null);
  const inWords = (at: number | undefined) => {
    const square = at === undefined ? undefined : squares[at];
    return square && squareInWords(square, shape);
  };
  const said = inWords(readOut);

  // Marked in place: a year of days is not drawn anew for each that the pointer passes.
  useLayoutEffect(() => {
    const cell = index === undefined ? null : frame.current?.querySelector(`[data-at="${index}"]`);
    cell?.setAttribute('data-looked-at', '');
    if (readOut !== undefined) cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => cell?.removeAttribute('data-looked-at');
  }, [index, readOut]);

  function onPointer({ target }: PointerEvent): void {
    const at = target instanceof Element ? target.closest<HTMLElement>('[data-at]')?.dataset.at : undefined;
    if (at !== undefined) pointAt(Number(at));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds a table, and is no set of fields */}
      <div
        ref={frame}
        role="group"
        aria-label={words.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it has keys of its own, and may be moved
        tabIndex={0}
        className="calendar-frame"
        onPointerOver={onPointer}
        onPointerDown={onPointer}
        {...handlers}
      >
        <CalendarGrid layout={layout} />
      </div>
      <div className="mt-3 flex min-h-6 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p aria-hidden="true" className="figures text-sm">
          {inWords(index) ?? ' '}
        </p>
        <Scale />
      </div>
      <TipReader tip={said === undefined ? undefined : { name: said, rows: [] }} />
    </>
  );
}

/** What the colours mean. */
function Scale() {
  return (
    <p aria-hidden="true" className="ml-auto flex items-center gap-1 text-muted text-xs print:flex">
      <span className="mr-1">{words.less}</span>
      {[0, 1, 2, 3, 4].map((level) => (
        <span key={level} className="calendar-sample" data-level={level} />
      ))}
      <span className="ml-1">{words.more}</span>
    </p>
  );
}

const CalendarGrid = memo(function CalendarGrid({ layout }: { layout: CalendarLayout }) {
  const { shape, heads, lines } = layout;
  // Many weeks stand side by side, and their days below each other.
  const columns: readonly CalendarHead[] = shape === 'weeks' ? lines : heads;
  const rows =
    shape === 'weeks'
      ? heads.map((head, place) => ({ ...head, squares: lines.map(({ squares }) => squares[place]) }))
      : lines;
  return (
    <table
      className="calendar figures"
      data-shape={shape}
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr>
          <td className="calendar-corner" />
          {columns.map(({ key, name, mark }) => (
            <th key={key} scope="col">
              <span aria-hidden="true">{mark}</span>
              <span className="sr-only">{shape === 'weeks' ? words.weekFrom(name) : name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, mark, squares }) => (
          <tr key={key}>
            <th scope="row">
              {shape !== 'days' && <span aria-hidden="true">{mark}</span>}
              <span className="sr-only">{shape === 'days' ? words.weekFrom(name) : name}</span>
            </th>
            {squares.map((square, place) => (
              <Square key={square?.day ?? `none-${place}`} square={square} isMarked={shape === 'days'} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function Square({ square, isMarked }: { square: CalendarSquare | undefined; isMarked: boolean }) {
  if (!square) return <td />;
  const { at, level, day, sessions, minutes } = square;
  // A name of its own, and no text that is only read out: a year of such texts takes longer to lay out than all the rest.
  return (
    <td data-at={at} data-level={level} aria-label={words.cell(sessions, minutes)}>
      {isMarked && <span className="calendar-mark">{Number(day.slice(8))}</span>}
    </td>
  );
}
