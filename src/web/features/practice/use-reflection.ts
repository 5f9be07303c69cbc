import { useState } from 'react';
import type { Reflection } from '#domain/reflection/reflection.ts';
import { marksOfReflection } from '#domain/reflection/reflection.ts';
import { noEntries, type ReflectionEntries } from '#domain/reflection/seeker-reflection.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';

interface Reflected {
  /** What the draft is kept under: the sit, or what stands for it. */
  draftId: string;
  /** What was written about it before. */
  saved: ReflectionEntries | undefined;
  /** The reflection, completed at an ISO instant. */
  reflectionAt: (entries: ReflectionEntries, instant: string) => Reflection;
  /** Goes on, once it is saved. */
  onSaved: () => void;
}

/** What is filled in, as the questions of a reflection show and change it. */
export interface FilledIn {
  entries: ReflectionEntries;
  change: (changed: Partial<ReflectionEntries>) => void;
}

/** What is filled in, kept in this tab against a reload, and its way into the record (B § 4, § 5). */
export function useReflection({ draftId, saved, reflectionAt, onSaved }: Reflected): {
  filledIn: FilledIn;
  saving: 'no' | 'busy' | 'failed';
  complete: () => Promise<void>;
} {
  const data = useLocalData();
  const { clock } = usePlatform();
  const [entries, setEntries] = useState<ReflectionEntries>(() => {
    const draft = data.tab.read('reflectionDraft');
    return draft?.sessionId === draftId ? draft : (saved ?? noEntries);
  });
  const [saving, setSaving] = useState<'no' | 'busy' | 'failed'>('no');

  function change(changed: Partial<ReflectionEntries>): void {
    const next = { ...entries, ...changed };
    setEntries(next);
    data.tab.write('reflectionDraft', { ...next, sessionId: draftId });
  }

  async function complete(): Promise<void> {
    setSaving('busy');
    const { rating, feedback, insights, challenges } = entries;
    const reflection = reflectionAt({ rating, feedback, insights, challenges }, clock.instant());
    try {
      await data.saveReflection(reflection, marksOfReflection(reflection));
    } catch {
      setSaving('failed');
      return;
    }
    data.tab.remove('reflectionDraft');
    onSaved();
  }

  return { filledIn: { entries, change }, saving, complete };
}
