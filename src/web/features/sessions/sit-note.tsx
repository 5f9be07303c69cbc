import { Link } from '@tanstack/react-router';
import { emotionWords } from '#content/emotions.ts';
import { sitWritingWords } from '#content/screens/sit.ts';
import { emotionNamed } from '#domain/notes/emotions.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';

const words = sitWritingWords;

/** The note that was written after a sit, and the way to its form. */
export function SitNote({ note }: { note: EmotionalNote }) {
  const { noteId, content, energyLevel, tags, gratitude = [], editedAt } = note;
  const emotion = emotionNamed(note.emotion);
  return (
    <Card>
      <h2 className="text-xl">{words.note}</h2>
      <p className="figures mt-1 text-muted text-sm">
        <bdi>{emotion ? emotionWords[emotion] : note.emotion}</bdi>
        {` · ${words.energy(energyLevel)}`}
        {editedAt !== undefined && ` · ${words.edited}`}
      </p>
      <p dir="auto" className="mt-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {content}
      </p>
      <Row label={words.grateful} texts={gratitude} />
      <Row label={words.tags} texts={tags} />
      <p className="mt-2">
        {/* From the form one comes back here. */}
        <Link
          to="/notes"
          search={{ tab: 'history', edit: noteId }}
          state={{ fromHistory: true }}
          className={classes(buttonClass('plain'), '-mb-3 -ml-3')}
        >
          {words.editNote}
        </Link>
      </p>
    </Card>
  );
}

function Row({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <p className="mt-2 text-muted text-sm [overflow-wrap:anywhere]">
      {label}: <bdi>{texts.join(', ')}</bdi>
    </p>
  );
}
