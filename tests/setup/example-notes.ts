import { noteEmotions } from '#domain/notes/emotions.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';

const hourMillis = 60 * 60_000;

/** Sentences of which a note has a few: as long as what people write, and none like the one before. */
const sentences = [
  'Quiet on the train this morning, and I noticed only after two stops that I was not planning anything.',
  'The meeting went on too long and I was short with everyone afterwards.',
  'Sat by the window for a while. Rain on the roof, nothing else.',
  'Could not sleep; the same conversation again and again.',
  'A walk along the canal with Mira, cold hands and a lot of laughing.',
  'Nothing much today. Tired in a way that is not unpleasant.',
  'Wrote the letter at last, and felt lighter at once.',
] as const;
const tags = ['work', 'morning', 'family', 'sleep', 'walk', 'train', 'evening'] as const;

const one = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value;

/**
 * So many notes, one every few hours back from a moment in milliseconds, of which one in five was written by practice. The
 * number of a note, from 0 at the newest, stands in its text ('Note 12.'); the last of them alone holds 'lighthouse'.
 */
export function manyNotes(count: number, newestMillis: number): EmotionalNote[] {
  return Array.from({ length: count }, (_, at) => ({
    noteId: `many-${at}`,
    timestamp: new Date(newestMillis - at * 5 * hourMillis).toISOString(),
    content: [
      `Note ${at}.`,
      one(sentences, at),
      one(sentences, at * 3 + 1),
      ...(at === count - 1 ? ['Saw the lighthouse.'] : []),
    ].join(' '),
    emotion: one(noteEmotions, at),
    energyLevel: 1 + (at % 10),
    tags: [one(tags, at), one(tags, at * 2 + 3)],
    source: at % 5 === 4 ? 'practice' : 'person',
  }));
}

/** A note of the person's own. */
export function exampleNote(change: Partial<EmotionalNote> = {}): EmotionalNote {
  return {
    noteId: 'example',
    timestamp: '2026-11-21T08:00:00.000Z',
    content: 'Rain on the roof.',
    emotion: 'calm',
    energyLevel: 6,
    tags: ['home'],
    source: 'person',
    ...change,
  };
}
