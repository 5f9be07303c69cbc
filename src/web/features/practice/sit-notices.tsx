import { practiceMessages } from '#content/messages/practice.ts';
import { sitQuestions, sitWords } from '#content/screens/practice.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PracticeSit } from './sit-plan.ts';
import { useSitPart } from './use-sit.ts';

/** What should be known of a sit that could not start, is not kept while it runs, or could not be saved. */
export function SitNotices({ sit: { runner } }: { sit: PracticeSit }) {
  const isRefused = useSitPart(runner, (shown) => shown.isRefused);
  const isNotKept = useSitPart(runner, (shown) => !shown.isKept && shown.saving === 'not-yet');
  const isNotSaved = useSitPart(runner, (shown) => shown.saving === 'failed');
  return (
    <div className="grid gap-3 text-left empty:hidden">
      {isRefused && <Notice tone="warning">{sitQuestions.elsewhere.title}</Notice>}
      {isNotKept && <Notice tone="warning">{sitWords.notKept}</Notice>}
      {isNotSaved && (
        <Notice tone="error">
          <p>{practiceMessages.sitNotSaved}</p>
          <Button className="mt-3" onClick={() => void runner.recordAgain()}>
            {sitWords.tryAgain}
          </Button>
        </Notice>
      )}
    </div>
  );
}
