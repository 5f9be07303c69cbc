import { helpWords } from '#content/guide/crisis-words.ts';
import type { OfferedHelp } from '#domain/guide/help-lines.ts';
import { HelpList } from './help-list.tsx';

/** The help lines in an answer to somebody in need. */
export function HelpPart({ help }: { help: OfferedHelp }) {
  return (
    <div className="rounded-xl border border-accent/55 bg-accent-soft p-5">
      <h3 className="mb-2 text-xl">{helpWords.title}</h3>
      <HelpList help={help} />
    </div>
  );
}
