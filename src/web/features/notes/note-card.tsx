import { memo } from 'react';
import { noteHistoryWords } from '#content/screens/notes.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import type { PersonsDay } from '#domain/notes/note-day.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { DeleteIcon, EditIcon } from '#ui/icons.tsx';
import { noteView } from './note-view.ts';

interface NoteCardProps {
  note: EmotionalNote;
  persons: PersonsDay;
  /** Whether a long text is shown whole. */
  isOpen: boolean;
  onOpen: (noteId: string, isOpen: boolean) => void;
  onEdit: (noteId: string) => void;
  onDelete: (noteId: string) => void;
}

const markClass = 'rounded-full bg-sunken px-2.5 py-0.5 text-muted text-xs';
const actionClass = 'grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink';

/** One note of the history. Whatever it holds is shown as text, and keeps its own direction to itself. */
export const NoteCard = memo(function NoteCard(props: NoteCardProps) {
  const { note, persons, isOpen, onOpen, onEdit, onDelete } = props;
  const { noteId, content, energyLevel, tags, gratitude = [] } = note;
  const view = noteView(note, persons);
  return (
    <Card className="mb-3 pt-3! pr-2! sm:pt-4! sm:pr-3!">
      <div className="flex flex-wrap items-start justify-between gap-x-2">
        <div className="min-w-0 grow basis-32 pt-1.5">
          <p className="serif-title text-xl">
            <bdi>{view.emotion}</bdi>
          </p>
          <p className="figures mt-1 text-muted text-sm">
            <time dateTime={note.timestamp}>
              {view.day}, {view.time}
            </time>
            {' · '}
            {noteHistoryWords.energy(energyLevel)}
          </p>
        </div>
        <div className="ml-auto flex flex-none">
          <button
            type="button"
            aria-label={noteHistoryWords.editNote(view.name)}
            className={actionClass}
            onClick={() => onEdit(noteId)}
          >
            <EditIcon />
          </button>
          <button
            type="button"
            aria-label={noteHistoryWords.deleteNote(view.name)}
            className={actionClass}
            onClick={() => onDelete(noteId)}
          >
            <DeleteIcon />
          </button>
        </div>
      </div>
      <div className="pr-3">
        <p
          dir="auto"
          className={classes(
            'mt-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]',
            view.isLong && !isOpen && 'line-clamp-6',
          )}
        >
          {content}
        </p>
        {view.isLong && (
          <Button
            variant="plain"
            className="-ml-3"
            aria-expanded={isOpen}
            onClick={() => onOpen(noteId, !isOpen)}
          >
            {isOpen ? noteHistoryWords.showLess : noteHistoryWords.showAll}
          </Button>
        )}
        {gratitude.length > 0 && (
          <p className="mt-2 text-muted text-sm">
            {noteHistoryWords.gratitude}: <bdi>{gratitude.join(', ')}</bdi>
          </p>
        )}
        {(tags.length > 0 || view.isByPractice || view.isEdited) && (
          <div className="mt-3 flex flex-wrap items-center gap-1.5">
            {view.isByPractice && (
              <p className={classes(markClass, 'font-semibold')}>{noteHistoryWords.byPractice}</p>
            )}
            {view.isEdited && <p className={markClass}>{noteHistoryWords.edited}</p>}
            {tags.length > 0 && <Tags tags={tags} />}
          </div>
        )}
      </div>
    </Card>
  );
});

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label={noteHistoryWords.tags} className="contents">
      {tags.map((tag, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tag may stand there twice
        <li key={at} className="max-w-full rounded-full border border-line px-2.5 py-0.5 text-muted text-xs">
          <bdi className="[overflow-wrap:anywhere]">{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
