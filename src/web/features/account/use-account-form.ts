import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Faults, firstAtFault } from './account-entry.ts';

/** A form of the account in hand. */
export interface AccountFormState<Field extends string> {
  form: RefObject<HTMLFormElement | null>;
  faults: Faults<Field>;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Takes a field's fault back once the person writes in it. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form that is checked, then sent once at a time. Its fields keep what was typed, whatever comes back; faults are
 * shown and the focus goes to the first field at fault, or to the last field where the fault is the whole form's.
 * @param fields the names of its fields, in the order in which they stand
 * @param submit sends the entry, as it was typed, and answers with its faults; undefined when all is done
 * @param failed what stands in the form when nobody foresaw what went wrong; the error goes on to the console
 */
export function useAccountForm<const Field extends string>(
  fields: readonly Field[],
  submit: (entry: Record<Field, string>) => Promise<Faults<Field> | undefined>,
  failed: string,
): AccountFormState<Field> {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<Faults<Field>>({});
  const [refusals, setRefusals] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, not at each change of the faults
  useEffect(() => {
    const first = firstAtFault(faults, fields) ?? (faults.form ? fields.at(-1) : undefined);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLInputElement) field.focus();
  }, [refusals]);

  async function send(element: HTMLFormElement) {
    const entries = new FormData(element);
    const typed = fields.map((field) => [field, String(entries.get(field) ?? '')]);
    setIsBusy(true);
    setFaults({});
    const found = await submit(Object.fromEntries(typed)).catch((error: unknown): Faults<Field> => {
      reportError(error);
      return { form: failed } as Faults<Field>;
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
      const name = fields.find((field) => target instanceof HTMLInputElement && target.name === field);
      if (name && faults[name]) setFaults((known) => ({ ...known, [name]: undefined }));
    },
  };
}
