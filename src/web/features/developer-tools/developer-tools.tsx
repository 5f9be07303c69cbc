import { useState } from 'react';
import { developerToolsWords as words } from '#content/screens/developer-tools.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ResetPanel, type ResetPanelProps } from './reset-panel.tsx';

/** The red DEV button at the bottom left, and the panel of resets that it opens (A § 2, § 4). */
export function DeveloperTools(props: ResetPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside aria-label={words.title}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.buttonLabel}
        className="fixed bottom-3 left-3 z-20 min-h-11 rounded-full bg-danger px-3.5 font-semibold text-paper text-sm tracking-[0.06em] shadow-raised"
        onClick={() => setIsOpen(true)}
      >
        {words.button}
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={words.title}
        actions={
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            {words.close}
          </Button>
        }
      >
        <ResetPanel {...props} />
      </Dialog>
    </aside>
  );
}
