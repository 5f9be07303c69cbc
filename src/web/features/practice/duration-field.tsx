import { practiceMessages } from '#content/messages/practice.ts';
import { stillnessWords } from '#content/screens/practice.ts';
import { stillnessMinutes } from '#domain/practice/levels.ts';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';

interface DurationFieldProps {
  text: string;
  /** Why the length shown is not the one that was typed. */
  changed?: 'below' | 'above' | 'not-a-number' | undefined;
  onChange: (text: string) => void;
}

const sentences = {
  below: practiceMessages.stillnessMinimum,
  'not-a-number': practiceMessages.stillnessMinimum,
  above: practiceMessages.stillnessMaximum,
} as const;

/** How long the sit is to be, in minutes, and why a length was changed (B § 5). */
export function DurationField({ text, changed, onChange }: DurationFieldProps) {
  return (
    <div className="grid gap-3">
      <TextField
        type="number"
        inputMode="numeric"
        label={stillnessWords.setup.duration}
        hint={stillnessWords.setup.durationHelp}
        min={stillnessMinutes.minimum}
        max={stillnessMinutes.maximum}
        step={1}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {changed && <Notice tone="warning">{sentences[changed]}</Notice>}
    </div>
  );
}
