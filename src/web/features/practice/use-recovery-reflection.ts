import { useEffect, useRef, useState } from 'react';
import type { Feeling, RecoveryRecord } from '#domain/recovery/record.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';

/** So long at least the saving can be seen (B § 4). */
const leastSavingMillis = 1000;

/** What is filled in: no feeling until one was chosen. */
export interface RecoveryEntries {
  feeling: Feeling | undefined;
  text: string;
}

/** What is filled in after a Mind Recovery practice, kept in this tab against a reload, and its way into the history (B § 4, § 5). */
export function useRecoveryReflection(
  { sessionId, reflection }: RecoveryRecord,
  onSaved: () => void,
): {
  entries: RecoveryEntries;
  change: (changed: Partial<RecoveryEntries>) => void;
  saving: 'no' | 'busy' | 'failed';
  complete: () => Promise<void>;
} {
  const data = useLocalData();
  const { clock } = usePlatform();
  const [entries, setEntries] = useState<RecoveryEntries>(() => {
    const draft = data.tab.read('recoveryDraft');
    return draft?.sessionId === sessionId
      ? { feeling: draft.feeling, text: draft.text }
      : { feeling: reflection?.mentalState, text: reflection?.text ?? '' };
  });
  const [saving, setSaving] = useState<'no' | 'busy' | 'failed'>('no');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function change(changed: Partial<RecoveryEntries>): void {
    const next = { ...entries, ...changed };
    setEntries(next);
    data.tab.write('recoveryDraft', { ...next, sessionId });
  }

  async function complete(): Promise<void> {
    const { feeling, text } = entries;
    if (!feeling || saving === 'busy') return;
    setSaving('busy');
    const seen = new Promise<void>((resolve) => clock.setTimer(resolve, leastSavingMillis));
    const [isSaved] = await Promise.all([
      data.reflectOnRecovery(sessionId, { feeling, text }).catch(() => false),
      seen,
    ]);
    if (isSaved) data.tab.remove('recoveryDraft');
    // Whoever has left meanwhile is not called back.
    if (!isHere.current) return;
    if (isSaved) onSaved();
    else setSaving('failed');
  }

  return { entries, change, saving, complete };
}
