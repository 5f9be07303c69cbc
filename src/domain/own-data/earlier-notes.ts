import { energyBounds, tagLimit } from '../notes/entry.ts';
import {
  type EarlierReading,
  fieldsOf,
  instantOf,
  nameByContent,
  textOf,
  textsOf,
  wholeWithin,
} from './earlier-values.ts';

/** The emotion of a note that names none (A § 2). */
const unnamedEmotion = 'neutral';

/**
 * A note of an earlier app (A § 3, B § 3); undefined where it says too little. One that practice wrote has a `noteId` or the
 * tag of a practice.
 */
export function earlierNote(value: unknown, { zone }: EarlierReading): unknown {
  const raw = fieldsOf(value);
  const timestamp = instantOf(raw.timestamp, zone);
  if (timestamp === undefined || typeof raw.content !== 'string') return undefined;
  const { content } = raw;
  const gratitude = textsOf(raw.gratitude);
  const tags = textsOf(raw.tags);
  const isOfPractice = typeof raw.noteId === 'string' || tags.includes('pahm-practice');
  const id = raw.noteId ?? raw.id;
  const { minimum, maximum, default: preset } = energyBounds;
  return {
    noteId:
      typeof id === 'number' || textOf(id) !== '' ? String(id) : nameByContent('note', [timestamp, content]),
    timestamp,
    content,
    emotion: textOf(raw.emotion) || unnamedEmotion,
    energyLevel: wholeWithin(raw.energyLevel, minimum, maximum) ?? preset,
    tags: tags.slice(0, tagLimit),
    ...(gratitude.length > 0 ? { gratitude } : {}),
    source: isOfPractice ? 'practice' : 'person',
  };
}
