import { emotionNamed } from './emotions.ts';
import type { EmotionalNote } from './note.ts';

/** A note with what it is found by, worked out once. */
export interface SearchableNote {
  note: EmotionalNote;
  /** Text and tags, folded. */
  text: string;
  /** The emotion as the filter knows it: one of ours where its name is known, else the name itself. */
  emotion: string;
}

/** What is looked for; what is undefined or empty leaves nothing out. */
export interface NoteFilter {
  search: string;
  emotion?: string | undefined;
  tag?: string | undefined;
  source?: EmotionalNote['source'] | undefined;
}

const plainText = /^[\x20-\x7e\s]*$/;

/** A text without case and accents, so that what is typed without them is found. */
export function folded(text: string): string {
  // Most texts hold nothing to take off, and looking is quicker than taking off.
  if (plainText.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mn}/gu, '');
}

/** Makes notes ready to be searched, newest first. They come oldest first. */
export function searchable(notes: readonly EmotionalNote[]): SearchableNote[] {
  return notes.toReversed().map((note) => ({
    note,
    text: folded([note.content, ...note.tags].join('\n')),
    emotion: emotionNamed(note.emotion) ?? note.emotion,
  }));
}

/** The notes that a filter lets through, in their order. Each word of the search must stand in a note's text or tags. */
export function foundNotes(notes: readonly SearchableNote[], filter: NoteFilter): readonly SearchableNote[] {
  const { search, emotion, tag, source } = filter;
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0 && !emotion && !tag && !source) return notes;
  return notes.filter(
    (one) =>
      (!emotion || one.emotion === emotion) &&
      (!source || one.note.source === source) &&
      (!tag || one.note.tags.includes(tag)) &&
      words.every((word) => one.text.includes(word)),
  );
}

/** The emotions that notes bear, the most frequent first. */
export function emotionsIn(notes: readonly SearchableNote[]): string[] {
  return byFrequency(notes.map(({ emotion }) => emotion));
}

/** The tags that notes bear, the most frequent first. */
export function tagsIn(notes: readonly SearchableNote[]): string[] {
  return byFrequency(notes.flatMap(({ note }) => note.tags));
}

function byFrequency(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}
