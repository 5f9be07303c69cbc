import { useState } from 'react';
import { helpWords } from '#content/guide/crisis-words.ts';
import { helpLines } from '#content/guide/help-lines.ts';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import { helpFor } from '#domain/guide/help-lines.ts';
import type { CountryCode } from '#domain/onboarding/countries.ts';
import { Dialog } from '#ui/dialog.tsx';
import { HelpList } from './help-list.tsx';

/** The way to the help lines, always in sight: nobody in need has to find the right words first. */
export function HelpLinesLink({ country }: { country: CountryCode | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      {guideScreenWords.distress}{' '}
      <button
        type="button"
        className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        onClick={() => setIsOpen(true)}
      >
        {guideScreenWords.helpLines}
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={helpWords.title}
        closeLabel={guideScreenWords.closeHelp}
      >
        <HelpList help={helpFor(helpLines, country)} />
      </Dialog>
    </div>
  );
}
