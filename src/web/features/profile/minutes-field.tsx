import { useState } from 'react';
import { preferenceMessages } from '#content/messages/preferences.ts';
import { preferenceWords } from '#content/screens/preferences.ts';
import { preferencesSchema } from '#domain/profile/profile.ts';
import { TextField } from '#ui/text-field.tsx';

/** The default duration in whole minutes. Only one that may be is handed on; anything else stands there with what is wrong. */
export function MinutesField({
  minutes,
  onChange,
}: {
  minutes: number;
  onChange: (minutes: number) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && minutesOf(typed) === undefined;

  function type(text: string): void {
    setTyped(text);
    const next = minutesOf(text);
    if (next !== undefined && next !== minutes) onChange(next);
  }

  return (
    <TextField
      type="number"
      inputMode="numeric"
      label={preferenceWords.defaultDuration}
      hint={preferenceWords.defaultDurationHelp}
      error={isWrong && preferenceMessages.minutesOutOfRange}
      min={1}
      max={120}
      step={1}
      value={typed ?? String(minutes)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        if (!isWrong) setTyped(undefined);
      }}
    />
  );
}

function minutesOf(text: string): number | undefined {
  if (!/^\s*\d+\s*$/.test(text)) return undefined;
  const parsed = preferencesSchema.shape.defaultSessionDuration.safeParse(Number(text));
  return parsed.success ? parsed.data : undefined;
}
