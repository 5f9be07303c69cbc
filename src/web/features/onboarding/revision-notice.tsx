import { revisionWords } from '#content/screens/onboarding.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface RevisionNoticeProps {
  readonly text: string;
  /** Without it there is nothing to save yet. */
  readonly onSave: (() => void) | undefined;
  readonly isSaving: boolean;
}

/** Says that this was completed before; once something is changed, it can be saved from any question. */
export function RevisionNotice({ text, onSave, isSaving }: RevisionNoticeProps) {
  return (
    <div className="mb-6">
      <Notice tone="info">
        <p>{text}</p>
        {onSave && (
          <Button variant="plain" className="-ml-3" busy={isSaving} onClick={onSave}>
            {revisionWords.save}
          </Button>
        )}
      </Notice>
    </div>
  );
}
