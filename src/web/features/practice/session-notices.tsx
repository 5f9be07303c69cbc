import { practiceCompleteWords } from '#content/screens/practice.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { Notice } from '#ui/notice.tsx';
import { useHandedOver } from './use-handed-over.ts';

/** What should be known about a sit's length and bell, where something was not as it should be. */
export function SessionNotices({ session }: { session: PracticeSession }) {
  const { endBell } = useHandedOver();
  const sentences = [
    endBell === 'late' && practiceCompleteWords.bellLate,
    endBell === 'silent' && practiceCompleteWords.bellSilent,
    session.clockWasUncertain && practiceCompleteWords.clockUncertain,
  ].filter((sentence) => typeof sentence === 'string');
  if (sentences.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3">
      {sentences.map((sentence) => (
        <Notice key={sentence} tone="info">
          {sentence}
        </Notice>
      ))}
    </div>
  );
}
