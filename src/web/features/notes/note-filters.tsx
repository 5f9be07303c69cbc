import { noteSearchWords } from '#content/screens/notes.ts';
import { noteEmotions } from '#domain/notes/emotions.ts';
import { noteSources } from '#domain/notes/note.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { ListField } from '#ui/list-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { emotionText } from './note-view.ts';
import type { Filters } from './notes-search.ts';
import type { KnownNotes } from './use-notes.ts';

interface NoteFiltersProps {
  known: KnownNotes;
  search: string;
  onSearch: (search: string) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** Of more tags than this the less frequent are not offered: the search finds them, too. */
const offeredTags = 200;

const everything = { value: '', label: noteSearchWords.all };
const sources = noteSources.map((value) => ({ value, label: noteSearchWords.sources[value] }));

/** The search and the filters above the list of notes. */
export function NoteFilters({ known, search, onSearch, filters, onFilters }: NoteFiltersProps) {
  const { emotion = '', tag = '', source = '' } = filters;
  // The eight in their own order, then whatever else the notes bear.
  const emotions = [...new Set<string>([...noteEmotions, ...known.emotions])].filter((one) =>
    known.emotions.includes(one),
  );
  const tags = known.tags.slice(0, offeredTags).sort((one, other) => (one < other ? -1 : 1));
  return (
    <search aria-label={noteSearchWords.title} className="mb-4 grid gap-3">
      <div className="relative">
        <TextField
          label={noteSearchWords.search}
          name="search"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
        {search !== '' && (
          <button
            type="button"
            aria-label={noteSearchWords.clearSearch}
            className="absolute right-0.5 bottom-0.5 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
            onClick={() => onSearch('')}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-3">
        <ListField
          label={noteSearchWords.emotion}
          options={[everything, ...emotions.map((value) => ({ value, label: emotionText(value) }))]}
          value={emotion}
          onChange={(value) => onFilters({ ...filters, emotion: value })}
        />
        <ListField
          label={noteSearchWords.tag}
          options={[everything, ...tags.map((value) => ({ value, label: value }))]}
          value={tag}
          onChange={(value) => onFilters({ ...filters, tag: value })}
        />
        <ListField
          label={noteSearchWords.source}
          options={[everything, ...sources]}
          value={source}
          onChange={(value) => onFilters({ ...filters, source: noteSources.find((one) => one === value) })}
        />
      </div>
    </search>
  );
}
