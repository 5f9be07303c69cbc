import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Faults, type FieldName, fieldNames, firstAtFault } from './account-entry.ts';

interface AccountForm {
  form: RefObject<HTMLFormElement | null>;
  faults: Faults;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Takes a field's fault back once the person writes in it. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form that is checked, then sent once at a time. Its fields keep what was typed, whatever comes back; faults are
 * shown and the focus goes to the first field at fault.
 * @param submit sends the entry and answers with its faults; undefined when all is done
 * @param failed what stands in the form when nobody foresaw what went wrong; the error goes on to the console
 */
export function useAccountForm(
  submit: (entry: Record<FieldName, string>) => Promise<Faults | undefined>,
  failed: string,
): AccountForm {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [refusals, setRefusals] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, not at each change of the faults
  useEffect(() => {
    const first = firstAtFault(faults) ?? (faults.form ? 'password' : undefined);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLInputElement) field.focus();
  }, [refusals]);

  async function send(element: HTMLFormElement) {
    const entries = new FormData(element);
    const text = (name: string) => String(entries.get(name) ?? '');
    setIsBusy(true);
    setFaults({});
    const entry = { name: text('name').trim(), email: text('email').trim(), password: text('password') };
    const found = await submit(entry).catch((error: unknown): Faults => {
      reportError(error);
      return { form: failed };
    });
    setIsBusy(false);
    if (!found) return;
    setFaults(found);
    setRefusals((count) => count + 1);
  }

  return {
    form,
    faults,
    isBusy,
    onSubmit(event) {
      event.preventDefault();
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      void send(event.currentTarget).finally(() => {
        isUnderWay.current = false;
      });
    },
    onInput({ target }) {
      const name = fieldNames.find((field) => target instanceof HTMLInputElement && target.name === field);
      if (name && faults[name]) setFaults((known) => ({ ...known, [name]: undefined }));
    },
  };
}
