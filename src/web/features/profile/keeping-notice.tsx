import { preferenceMessages } from '#content/messages/preferences.ts';
import { preferenceWords } from '#content/screens/preferences.ts';
import { Notice } from '#ui/notice.tsx';
import type { Keeping } from './use-in-hand.ts';

/** Whether what was just set is kept. Nothing counts as saved before it is. */
export function KeepingNotice({ keepings }: { keepings: readonly Keeping[] }) {
  if (keepings.includes('failed')) return <Notice tone="error">{preferenceMessages.notSaved}</Notice>;
  const isSaved = keepings.includes('kept') && !keepings.includes('busy');
  return (
    <p role="status" className="min-h-6 text-muted text-sm">
      {isSaved && preferenceWords.saved}
    </p>
  );
}
