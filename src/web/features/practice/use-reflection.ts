import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PracticeSession } from '#domain/practice/session.ts';
import { marksOfReflection } from '#domain/reflection/reflection.ts';
import {
  noEntries,
  type ReflectionEntries,
  type SeekerReflection,
  seekerReflectionOn,
} from '#domain/reflection/seeker-reflection.ts';
import { loadPage } from '#platform/page-load.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';
import { writeStage2Open } from './record-stillness.ts';

/** What is filled in, kept in this tab against a reload, and its way into the record (B § 4, § 5). */
export function useReflection(session: PracticeSession, saved: SeekerReflection | undefined) {
  const data = useLocalData();
  const { clock } = usePlatform();
  const navigate = useNavigate();
  const { sessionId } = session;
  const [entries, setEntries] = useState<ReflectionEntries>(() => {
    const draft = data.tab.read('reflectionDraft');
    return draft?.sessionId === sessionId ? draft : (saved ?? noEntries);
  });
  const [saving, setSaving] = useState<'no' | 'busy' | 'failed'>('no');

  function change(changed: Partial<ReflectionEntries>): void {
    const next = { ...entries, ...changed };
    setEntries(next);
    data.tab.write('reflectionDraft', { ...next, sessionId });
  }

  async function complete(): Promise<void> {
    setSaving('busy');
    const { rating, feedback, insights, challenges } = entries;
    const written = { rating, feedback, insights, challenges };
    const reflection = seekerReflectionOn(session, written, clock.instant());
    try {
      await data.saveReflection(reflection, marksOfReflection(reflection));
    } catch {
      setSaving('failed');
      return;
    }
    data.tab.remove('reflectionDraft');
    if (reflection.level === 't5') {
      writeStage2Open(data);
      loadPage('/home');
    } else {
      await navigate({ to: '/home', state: { forceRefresh: true }, replace: true });
    }
  }

  return { entries, change, saving, complete };
}
