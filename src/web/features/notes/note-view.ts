import { calendarWords } from '#content/calendar.ts';
import { emotionWords } from '#content/emotions.ts';
import { noteHistoryWords } from '#content/screens/notes.ts';
import { emotionNamed } from '#domain/notes/emotions.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import { noteDayOf, type PersonsDay } from '#domain/notes/note-day.ts';

/** A note as the history shows it. */
export interface NoteView {
  emotion: string;
  /** The day in words, and the time by the person's own clock. */
  day: string;
  time: string;
  /** The note in words, for what is done with it. */
  name: string;
  isByPractice: boolean;
  isEdited: boolean;
  /** Whether the text is cut short until it is opened. */
  isLong: boolean;
}

/** More characters than this, or more lines, are shown when they are asked for. */
const shownCharacters = 600;
const shownLines = 8;

/** A note as the history shows it, on a person's day. */
export function noteView(note: EmotionalNote, persons: PersonsDay): NoteView {
  const emotion = emotionText(note.emotion);
  const day = dayText(note, persons);
  const local = Temporal.Instant.from(note.timestamp).toZonedDateTimeISO(persons.zone);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  return {
    emotion,
    day,
    time,
    name: noteHistoryWords.note(emotion, `${day}, ${time}`),
    isByPractice: note.source === 'practice',
    isEdited: note.editedAt !== undefined,
    isLong:
      note.content.length > shownCharacters || note.content.split('\n', shownLines + 1).length > shownLines,
  };
}

/** An emotion in words; one that only an import knows is shown as it is called there. */
export function emotionText(name: string): string {
  const emotion = emotionNamed(name);
  return emotion ? emotionWords[emotion] : name;
}

/** Today, Yesterday or a short date; of another year with its year (A § 2). */
function dayText(note: EmotionalNote, persons: PersonsDay): string {
  const { day, nearness } = noteDayOf(note, persons);
  if (nearness !== 'other') return noteHistoryWords[nearness];
  const date = Temporal.PlainDate.from(day);
  const text = calendarWords.shortDay(date);
  return date.year === Temporal.PlainDate.from(persons.today).year ? text : `${text} ${date.year}`;
}
