import { type FormEvent, useEffect, useRef, useState } from 'react';
import { accountMessages } from '#content/messages/account.ts';
import { answerMessages } from '#content/messages/answers.ts';
import { preferenceMessages } from '#content/messages/preferences.ts';
import { profileWords } from '#content/screens/profile.ts';
import { entryLimits } from '#platform/account-api.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

const words = profileWords.basic;

interface NameFormProps {
  name: string;
  /** Called after the commit on this device. */
  onDone: () => void;
  onCancel: () => void;
}

/** Changing one's name. What was typed stays where it could not be saved. */
export function NameForm({ name, onDone, onCancel }: NameFormProps) {
  const data = useLocalData();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(name);
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => focusIn(form.current), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const displayName = text.trim();
    const found = nameFault(displayName);
    setFault(found);
    if (found) return focusIn(form.current);
    setIsBusy(true);
    try {
      await data.changeProfile((profile) => ({ ...profile, displayName }));
      onDone();
    } catch {
      setIsBusy(false);
      setFault(preferenceMessages.notSaved);
      focusIn(form.current);
    }
  }

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={save}>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        required
        value={text}
        error={fault}
        onChange={(event) => {
          setText(event.target.value);
          setFault(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.saving : words.saveName}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function focusIn(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus();
}

function nameFault(name: string): string | undefined {
  if (name === '') return answerMessages.name_required;
  return name.length > entryLimits.name ? accountMessages.nameTooLong : undefined;
}
