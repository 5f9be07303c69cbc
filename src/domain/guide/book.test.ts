import { describe, expect, it } from 'vitest';
import {
  bookChapterSchema,
  bookSectionSchema,
  conceptIds,
  pahmConceptSchema,
  wisdomQuoteSchema,
} from './book.ts';

const section = { anchor: 'a-time-and-a-place', heading: 'A time and a place', paragraphs: ['Sit down.'] };
const chapter = {
  chapterId: 'chapter-1',
  chapterNumber: 1,
  title: 'Sitting Still',
  stage: 1,
  content: [section],
  keyPoints: ['Stay.'],
  practiceInstructions: ['Sit.'],
  commonChallenges: [{ anchor: 'challenge-itch', challenge: 'It itches.', answer: 'Wait.' }],
  progressMarkers: ['You waited.'],
  estimatedHours: 6,
};
const concept = {
  conceptId: 'present-neutral',
  name: 'Present',
  definition: 'Here.',
  matrixPosition: { timeAxis: 'present', emotionalAxis: 'neutral', isPoisonous: false },
  practicalGuidance: ['Tap.'],
  stageRelevance: [{ stage: 2, text: 'It counts.' }],
  commonMisunderstandings: [{ belief: 'It is rare.', answer: 'It is not.' }],
};
const quote = {
  quoteId: 'quote-one',
  text: 'Sit down.',
  context: 'At the start.',
  chapterId: 'chapter-1',
  useCase: 'Before a sit',
  userLevel: 'beginner',
};

describe('the shapes of the book (B § 3)', () => {
  it('take a chapter, a concept and a quote with the fields of the specification', () => {
    expect(bookChapterSchema.parse(chapter)).toEqual(chapter);
    expect(pahmConceptSchema.parse(concept)).toEqual(concept);
    expect(wisdomQuoteSchema.parse(quote)).toEqual(quote);
  });

  it.each(['', 'A Time', 'a--time', '-a', 'a_time', 'a-'])('take no %j as an anchor', (anchor) => {
    expect(bookSectionSchema.safeParse({ ...section, anchor }).success).toBe(false);
  });

  it.each([[], [''], [' '], ['Sit. ']].map((paragraphs) => [paragraphs]))(
    'take no %j as paragraphs',
    (paragraphs) => expect(bookSectionSchema.safeParse({ ...section, paragraphs }).success).toBe(false),
  );

  it('take no stage, hours, sections or challenges that cannot be', () => {
    const wrong = [
      { stage: 7 },
      { chapterNumber: 0 },
      { estimatedHours: 0 },
      { content: [] },
      { commonChallenges: [] },
    ];
    for (const change of wrong)
      expect(bookChapterSchema.safeParse({ ...chapter, ...change }).success).toBe(false);
  });

  it('take an axis of the matrix or, where a concept lies across several, none', () => {
    const withAxis = (timeAxis: unknown) =>
      pahmConceptSchema.safeParse({ ...concept, matrixPosition: { ...concept.matrixPosition, timeAxis } })
        .success;
    expect([withAxis('past'), withAxis(null)]).toEqual([true, true]);
    expect([withAxis('later'), withAxis(undefined)]).toEqual([false, false]);
  });

  it('take no unknown concept, no concept without guidance and no unknown level', () => {
    for (const change of [
      { conceptId: 'present' },
      { stageRelevance: [] },
      { commonMisunderstandings: [] },
    ]) {
      expect(pahmConceptSchema.safeParse({ ...concept, ...change }).success).toBe(false);
    }
    expect(wisdomQuoteSchema.safeParse({ ...quote, userLevel: 'master' }).success).toBe(false);
  });
});

it('knows the nine positions in the order of the grid, and the poisonous thoughts', () => {
  expect(conceptIds).toEqual([
    'past-attachment',
    'present-attachment',
    'future-attachment',
    'past-neutral',
    'present-neutral',
    'future-neutral',
    'past-aversion',
    'present-aversion',
    'future-aversion',
    'poisonous-thoughts',
  ]);
});
