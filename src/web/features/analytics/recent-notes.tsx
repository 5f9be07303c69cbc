import { emotionalTabWords } from '#content/analytics/tabs.ts';
import { calendarWords } from '#content/calendar.ts';
import { emotionColourOf } from '#domain/analytics/emotion-colour.ts';
import { type RecentNote, recentNotesOf } from '#domain/analytics/recent-records.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { Card } from '#ui/card.tsx';
import { ToneMark } from '#ui/charts/tone-mark.tsx';
import { classes } from '#ui/classes.ts';
import { emotionName, emotionTones } from './emotion-names.ts';
import { timeInWords } from './sit-in-words.ts';

const words = emotionalTabWords;
const chipClass = 'max-w-full rounded-full border border-line px-2.5 py-0.5 text-muted text-xs';

/** The last notes of a range, each short: a part of its text, two tags, three things to be grateful for (B § 2). */
export function RecentNotes({ notes }: { notes: readonly EmotionalNote[] }) {
  const { clock } = usePlatform();
  return (
    <Card className="py-1! sm:py-2!">
      <ol className="grid gap-x-10 md:grid-cols-2">
        {recentNotesOf(notes).map((recent) => (
          <NoteRow key={recent.note.noteId} recent={recent} zone={clock.zone()} />
        ))}
      </ol>
    </Card>
  );
}

/** Whatever a note holds is shown as text, and keeps its own direction to itself. */
function NoteRow({ recent, zone }: { recent: RecentNote; zone: string }) {
  const { note, text, isCut, tags, gratitude } = recent;
  const { emotion, timestamp, energyLevel, source } = note;
  return (
    <li className="min-w-0 border-line py-4 not-first:border-t md:nth-2:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="inline-flex items-center gap-2 font-medium">
          <ToneMark tone={emotionTones[emotionColourOf(emotion)]} />
          <bdi>{emotionName(emotion)}</bdi>
        </span>
        <span className="figures text-muted text-sm">
          <time dateTime={timestamp}>{noteTime(note, zone)}</time>
          {' · '}
          {words.energyValue(energyLevel)}
        </span>
      </p>
      <p
        dir="auto"
        className={classes(
          'mt-1 whitespace-pre-line [overflow-wrap:anywhere]',
          source === 'practice' && 'text-muted',
        )}
      >
        {text}
        {isCut && words.cut}
      </p>
      {gratitude.length > 0 && (
        <p className="mt-1 text-muted text-sm">
          {words.gratitude}: <bdi className="[overflow-wrap:anywhere]">{gratitude.join(', ')}</bdi>
        </p>
      )}
      {(tags.length > 0 || source === 'practice') && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {source === 'practice' && (
            <span className="rounded-full bg-sunken px-2.5 py-0.5 text-muted text-xs">
              {words.byPractice}
            </span>
          )}
          {tags.map((tag, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tag may stand there twice
            <span key={at} className={chipClass}>
              <bdi className="[overflow-wrap:anywhere]">{tag}</bdi>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** Its own practice day where it was told one, and the time by the person's clock. */
function noteTime({ timestamp, practiceDay }: EmotionalNote, zone: string): string {
  const day = practiceDay
    ? Temporal.PlainDate.from(practiceDay)
    : Temporal.Instant.from(timestamp).toZonedDateTimeISO(zone).toPlainDate();
  return `${calendarWords.shortDay(day)}, ${timeInWords(timestamp, zone)}`;
}
