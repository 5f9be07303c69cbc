import { setupWords } from '#content/screens/practice.ts';
import type { MinuteLimits, ParsedMinutes } from '#domain/practice/duration.ts';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';

/** What is said where a length was changed to one that may be sat. */
export interface DurationMessages {
  /** Also where it was not a number. */
  minimum: string;
  maximum: string;
}

interface DurationFieldProps {
  text: string;
  limits: MinuteLimits;
  messages: DurationMessages;
  /** Why the length shown is not the one that was asked for. */
  changed?: ParsedMinutes['changed'];
  onChange: (text: string) => void;
}

/** How long the sit is to be, in minutes, and why a length was changed (B § 5). */
export function DurationField({ text, limits, messages, changed, onChange }: DurationFieldProps) {
  const { minimum, maximum } = limits;
  return (
    <div className="grid gap-3">
      <TextField
        type="number"
        inputMode="numeric"
        label={setupWords.duration}
        hint={setupWords.durationRange(minimum, maximum)}
        min={minimum}
        max={maximum}
        step={1}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {changed && <Notice tone="warning">{changed === 'above' ? messages.maximum : messages.minimum}</Notice>}
    </div>
  );
}
