import { useState } from 'react';
import { deleteSitWords } from '#content/screens/sessions.ts';
import { tapsIn } from '#domain/pahm/counts.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { DeletedSession, LocalData } from '#store/local-data.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { useDialogs } from '#ui/dialogs-context.tsx';

/** What has just become of a sit, told below the list. With `deleted` it can still be brought back. */
export interface SitNews {
  kind: 'added' | 'changed' | 'deleted' | 'not-deleted' | 'restored' | 'not-restored' | 'gone';
  deleted?: DeletedSession;
}

export interface SitChanges {
  news: SitNews | undefined;
  tell(news: SitNews): void;
  /** Asks, and deletes the sit. Answers what is to be told; nothing where the sit is kept. `name` is the sit in words. */
  remove(session: PracticeSession, name: string): Promise<SitNews | undefined>;
  /** Brings back what was deleted. */
  restore(deleted: DeletedSession): Promise<void>;
}

/** Deleting sits and bringing them back, and what has become of them. */
export function useSitChanges(): SitChanges {
  const data = useLocalData();
  const { ask } = useDialogs();
  const [news, setNews] = useState<SitNews>();

  async function remove(session: PracticeSession, name: string): Promise<SitNews | undefined> {
    try {
      const text = deletionText(name, await partsOf(data, session));
      const isSure = await ask<boolean>({
        title: deleteSitWords.title,
        text: (
          <>
            <p>{text}</p>
            <p className="mt-2 text-muted">{deleteSitWords.kept}</p>
          </>
        ),
        choices: [
          { value: false, label: deleteSitWords.keep, variant: 'quiet' },
          { value: true, label: deleteSitWords.delete, variant: 'danger' },
        ],
      });
      if (!isSure) return undefined;
      const deleted = await data.deleteSession(session.sessionId);
      return deleted ? { kind: 'deleted', deleted } : { kind: 'gone' };
    } catch {
      return { kind: 'not-deleted' };
    }
  }

  async function restore(deleted: DeletedSession): Promise<void> {
    try {
      await data.restoreSession(deleted);
      setNews({ kind: 'restored' });
    } catch {
      setNews({ kind: 'not-restored', deleted });
    }
  }

  return { news, tell: setNews, remove, restore };
}

/** What goes along with a sit that is deleted, in words. */
async function partsOf(
  data: Pick<LocalData, 'belongings'>,
  { sessionId, pahmCounts }: PracticeSession,
): Promise<string[]> {
  const { notes, reflections } = await data.belongings(sessionId);
  const taps = tapsIn(pahmCounts);
  const { parts } = deleteSitWords;
  return [
    ...(taps > 0 ? [parts.taps(taps)] : []),
    ...(notes > 0 ? [parts.note] : []),
    ...(reflections > 0 ? [parts.reflection] : []),
  ];
}

function deletionText(name: string, parts: readonly string[]): string {
  if (parts.length === 0) return deleteSitWords.alone(name);
  return deleteSitWords.text(name, new Intl.ListFormat('en-GB').format(parts));
}
