import { useLocation, useNavigate } from '@tanstack/react-router';
import { matrixMessages } from '#content/messages/matrix.ts';
import { shellWords } from '#content/screens/shell.ts';
import type { StageNumber } from '#domain/practice/stages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { lockedStageOf } from './journey-view.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The stage that was asked for by its address, and is not open yet. */
    lockedStage?: number;
  }
}

/** Says why a stage that was asked for by its address is not open yet (B § 4, § 8). */
export function LockedStage({ reached }: { reached: StageNumber }) {
  const navigate = useNavigate();
  const asked = useLocation({ select: ({ state }) => state.lockedStage });
  const locked = lockedStageOf(asked, reached);
  const close = () => void navigate({ to: '/home', state: {}, replace: true });
  return (
    <Dialog
      kind="alert"
      open={locked !== undefined}
      onOpenChange={close}
      actions={<Button onClick={close}>{shellWords.ok}</Button>}
    >
      {locked && matrixMessages.locked[locked]}
    </Dialog>
  );
}
