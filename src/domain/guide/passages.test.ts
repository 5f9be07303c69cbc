import { describe, expect, it } from 'vitest';
import { book } from '#content/book/book.ts';
import { passagesOf } from './passages.ts';
import { placesOf } from './places.ts';

const passages = passagesOf(book);
const places = placesOf(passages);

describe('the passages of the book', () => {
  it('hold every text of it that can be quoted, once and letter by letter', () => {
    const count =
      book.chapters.reduce(
        (sum, { content, keyPoints, practiceInstructions, commonChallenges, progressMarkers }) =>
          sum +
          content.flatMap(({ paragraphs }) => paragraphs).length +
          [keyPoints, practiceInstructions, commonChallenges, progressMarkers].flat().length,
        0,
      ) +
      book.pahmConcepts.reduce(
        (sum, { practicalGuidance, stageRelevance, commonMisunderstandings }) =>
          sum + 1 + [practicalGuidance, stageRelevance, commonMisunderstandings].flat().length,
        0,
      );
    expect(passages).toHaveLength(count);
    expect(new Set(passages.map(({ text }) => text)).size).toBe(count);
    const whole = JSON.stringify(book);
    expect(passages.filter(({ text }) => !whole.includes(JSON.stringify(text)))).toEqual([]);
  });

  it('know where they stand', () => {
    const second = passages.find(({ anchor }) => anchor === 'the-life-of-an-itch-2');
    expect(second).toMatchObject({
      kind: 'paragraph',
      page: 'chapter-1',
      place: 'the-life-of-an-itch',
      title: 'Sitting Still',
      heading: 'The life of an itch',
      stage: 1,
      concept: undefined,
    });
    expect(second?.text).toMatch(/^Let it talk/);
    const belief = passages.find(
      ({ kind, concept }) => kind === 'misunderstanding' && concept === 'future-aversion',
    );
    expect(belief).toMatchObject({
      page: 'positions',
      anchor: 'future-aversion',
      title: 'Worry',
      heading: 'Worrying keeps bad things from happening.',
    });
  });

  it('make places: sections, challenges, concepts and the lists of a chapter', () => {
    const counted = Object.entries(Object.groupBy(places, ({ kind }) => kind)).map(([kind, own]) => [
      kind,
      own?.length,
    ]);
    const sections = book.chapters.flatMap(({ content }) => content).length;
    const challenges = book.chapters.flatMap(({ commonChallenges }) => commonChallenges).length;
    expect(Object.fromEntries(counted)).toEqual({
      section: sections,
      challenge: challenges,
      concept: 10,
      list: 18,
    });
  });
});
