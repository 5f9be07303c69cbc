import { useEffect, useState } from 'react';

/** What was asked to be kept last: it is being kept, it is, or it could not be. */
export type Keeping = 'idle' | 'busy' | 'kept' | 'failed';

/** What is set as it stands now, and the way to change it. */
export interface InHand<Value> {
  now: Value;
  change: (change: Partial<Value>) => void;
  keeping: Keeping;
}

/**
 * What is set, as it was just changed although it is still being kept. What could not be kept holds for nothing but that
 * moment: then it shows again what is kept.
 * @param save resolves once the change is kept, and rejects where it is not
 */
export function useInHand<Value extends object>(
  kept: Value,
  save: (change: Partial<Value>) => Promise<void>,
): InHand<Value> {
  const [changed, setChanged] = useState<Partial<Value>>({});
  const [keeping, setKeeping] = useState<Keeping>('idle');

  useEffect(() => setChanged((before) => withoutKept(before, kept)), [kept]);

  function change(next: Partial<Value>): void {
    setChanged((before) => ({ ...before, ...next }));
    setKeeping('busy');
    save(next).then(
      () => setKeeping('kept'),
      () => {
        setChanged({});
        setKeeping('failed');
      },
    );
  }

  return { now: { ...kept, ...changed }, change, keeping };
}

function withoutKept<Value extends object>(changed: Partial<Value>, kept: Value): Partial<Value> {
  const open = Object.entries(changed).filter(
    ([key, value]) => JSON.stringify(kept[key as keyof Value]) !== JSON.stringify(value),
  );
  return Object.fromEntries(open) as Partial<Value>;
}
