import { importWords } from '#content/screens/own-data.ts';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { ImportState } from './use-import.ts';

/** How far an import is, and what it has come to. */
export function ImportNews({ state }: { state: ImportState }) {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'reading':
    case 'writing':
      return (
        <div className="grid gap-2">
          <p role="status" className="text-muted">
            {importWords.reading}
          </p>
          <ProgressBar label={importWords.title} value={state.kind === 'writing' ? state.share * 100 : 0} />
        </div>
      );
    case 'done':
      return (
        <Notice tone="success">
          {state.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      );
    case 'refused':
      return <Notice tone="error">{state.sentence}</Notice>;
  }
}
