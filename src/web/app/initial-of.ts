import { shellWords } from '#content/screens/shell.ts';

/** A Latin letter, after which something Latin begins or nothing comes: no mark belongs to it. */
const latinInitial = /^[A-Za-z\u00c0-\u024f](?=[ -~\u00c0-\u024f]|$)/;

/** The first letter of a name as people see it, in capitals; 'D' where there is none (A § 2). */
export function initialOf(name = ''): string {
  const trimmed = name.trim();
  // The segmenter knows every script, but costs a small phone a tenth of a second: nobody whose letter is plain waits for it.
  const [plain] = latinInitial.exec(trimmed) ?? [];
  if (plain) return plain.toLocaleUpperCase();
  const [first] = new Intl.Segmenter().segment(trimmed);
  return first?.segment.toLocaleUpperCase() ?? shellWords.noInitial;
}
