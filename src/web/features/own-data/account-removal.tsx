import { useState } from 'react';
import { deleteAccountWords } from '#content/screens/data-removal.ts';
import { Button } from '#ui/button.tsx';
import { AccountRemovalDialog } from './account-removal-dialog.tsx';
import type { Exporting } from './use-export.ts';

/** Deleting one's account, after a question that names all that goes with it. */
export function AccountRemoval({ exporting }: { exporting: Exporting }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <div>
        <h3 className="text-lg">{deleteAccountWords.title}</h3>
        <p className="mt-1 max-w-prose text-muted">{deleteAccountWords.help}</p>
      </div>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {deleteAccountWords.delete}
      </Button>
      <AccountRemovalDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onExport={() => {
          setIsOpen(false);
          void exporting.run('everything');
        }}
      />
    </div>
  );
}
