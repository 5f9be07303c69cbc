import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { HandEntry } from '#domain/practice/hand-entry.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import {
  decodeHandEntry,
  type HandEntryFaults,
  type HandEntryForm,
  handEntryFields,
} from './hand-entry-form.ts';

interface HandEntryState {
  element: RefObject<HTMLFormElement | null>;
  form: HandEntryForm;
  faults: HandEntryFaults;
  saving: 'no' | 'busy' | 'failed';
  /** Changes what stands in some fields, and takes their faults back. */
  change(changed: Partial<HandEntryForm>): void;
  onSubmit(event: FormEvent): void;
}

/** The form of a sit that is told by hand: checked, then saved once at a time. It keeps what was typed, whatever happens. */
export function useHandEntry(
  initial: HandEntryForm,
  corrected: PracticeSession | undefined,
  save: (entry: HandEntry) => Promise<void>,
): HandEntryState {
  const { clock } = usePlatform();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(initial);
  const [faults, setFaults] = useState<HandEntryFaults>({});
  const [refusals, setRefusals] = useState(0);
  const [saving, setSaving] = useState<HandEntryState['saving']>('no');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, not at each change of the faults
  useEffect(() => {
    const first = handEntryFields.find((name) => faults[name] !== undefined);
    const field = first && element.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }, [refusals]);

  async function send(entry: HandEntry): Promise<void> {
    setSaving('busy');
    try {
      await save(entry);
    } catch {
      setSaving('failed');
    }
  }

  return {
    element,
    form,
    faults,
    saving,
    change(changed) {
      setForm((known) => ({ ...known, ...changed }));
      setFaults((known) =>
        Object.fromEntries(Object.entries(known).filter(([name]) => !Object.hasOwn(changed, name))),
      );
    },
    onSubmit(event) {
      event.preventDefault();
      if (saving === 'busy') return;
      const decoded = decodeHandEntry(form, { zone: clock.zone(), now: clock.instant(), corrected });
      if (decoded.ok) {
        setFaults({});
        void send(decoded.value);
      } else {
        setFaults(decoded.problem);
        setRefusals((count) => count + 1);
      }
    },
  };
}
