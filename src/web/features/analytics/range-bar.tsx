import { type FormEvent, useState } from 'react';
import { analyticsWords, rangeWords } from '#content/analytics/dashboard.ts';
import { customRange, type Range, type RangeKind, rangeKinds } from '#domain/analytics/range.ts';
import { Button } from '#ui/button.tsx';
import { PillChoice } from '#ui/pill-choice.tsx';
import { TextField } from '#ui/text-field.tsx';

interface RangeBarProps {
  /** The kind that is shown; undefined where the days were chosen. */
  kind: RangeKind | undefined;
  range: Range;
  today: string;
  onKind: (kind: RangeKind) => void;
  onDays: (range: Range) => void;
}

const options = rangeKinds.map((kind) => ({ value: kind, label: rangeWords[kind] }));
const words = analyticsWords.custom;

/** The buttons of the time range, and the days of one's own choice (B § 2). */
export function RangeBar({ kind, range, today, onKind, onDays }: RangeBarProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="flex max-w-full flex-col gap-3 sm:items-end">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:justify-end">
        <PillChoice
          legend={analyticsWords.ranges}
          options={options}
          selected={kind}
          onSelect={(chosen) => {
            setIsChoosing(false);
            onKind(chosen);
          }}
        />
        <Button
          variant="plain"
          className="max-sm:-ml-3"
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing((wasChoosing) => !wasChoosing)}
        >
          {words.open}
        </Button>
      </div>
      {isChoosing && (
        <DaysForm
          range={range}
          today={today}
          onCancel={() => setIsChoosing(false)}
          onDays={(chosen) => {
            setIsChoosing(false);
            onDays(chosen);
          }}
        />
      )}
    </div>
  );
}

interface DaysFormProps extends Pick<RangeBarProps, 'range' | 'today' | 'onDays'> {
  onCancel: () => void;
}

/** The first and the last day. What does not make a range is said, and kept. */
function DaysForm({ range, today, onDays, onCancel }: DaysFormProps) {
  const [days, setDays] = useState(range);
  const [isRefused, setIsRefused] = useState(false);

  function apply(event: FormEvent) {
    event.preventDefault();
    const chosen = customRange(days.from, days.to);
    if (chosen) onDays(chosen);
    else setIsRefused(true);
  }

  return (
    <form noValidate onSubmit={apply} className="flex flex-wrap items-end gap-3">
      <TextField
        type="date"
        label={words.from}
        max={today}
        value={days.from}
        onChange={({ target }) => setDays({ ...days, from: target.value })}
        className="grow basis-36"
      />
      <TextField
        type="date"
        label={words.to}
        max={today}
        value={days.to}
        onChange={({ target }) => setDays({ ...days, to: target.value })}
        className="grow basis-36"
      />
      <Button type="submit">{words.apply}</Button>
      <Button variant="plain" onClick={onCancel}>
        {words.cancel}
      </Button>
      {isRefused && (
        <p role="alert" className="basis-full font-medium text-danger text-sm">
          {words.invalid}
        </p>
      )}
    </form>
  );
}
