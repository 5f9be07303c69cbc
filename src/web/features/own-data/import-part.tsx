import type { ChangeEvent } from 'react';
import { importWords } from '#content/screens/own-data.ts';
import { buttonClass } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { ImportNews } from './import-news.tsx';
import type { Importing } from './use-import.ts';

/** Bringing data in from a file. */
export function ImportPart({ importing }: { importing: Importing }) {
  const { state, isBusy, importFile } = importing;

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    if (file && !isBusy) void importFile(file);
    // The same file may be chosen once more.
    currentTarget.value = '';
  }

  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{importWords.title}</h3>
      <p className="max-w-prose text-muted">{importWords.help}</p>
      <label
        className={classes(
          buttonClass('quiet'),
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent relative cursor-pointer justify-self-start',
        )}
      >
        {importWords.choose}
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          aria-disabled={isBusy || undefined}
          onChange={choose}
        />
      </label>
      <ImportNews state={state} />
    </div>
  );
}
