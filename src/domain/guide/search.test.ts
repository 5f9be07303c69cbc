import { describe, expect, it } from 'vitest';
import { book } from '#content/book/book.ts';
import { guideWords } from '#content/guide/guide-words.ts';
import { answerFrom } from './answer.ts';
import { passagesOf } from './passages.ts';
import { bookIndex } from './search.ts';
import { wordReader } from './words.ts';

const index = bookIndex(passagesOf(book), guideWords);
const first = (question: string, stage?: number) => index.find(question, stage).places[0];

describe('finding', () => {
  it('knows each word of the book that is longer than three characters, as the specification has it (B § 3)', () => {
    const read = wordReader(guideWords.phrases);
    const silent = new Set(read(`${guideWords.emptyWords} ${guideWords.askingWords}`));
    const words = new Set(
      index.places
        .filter(({ kind }) => kind !== 'list')
        .flatMap(({ passages }) => passages.flatMap(({ text }) => read(text)))
        .filter((word) => word.length > 3 && !silent.has(word) && !/^\d+$/.test(word)),
    );
    expect(words.size).toBeGreaterThan(1000);
    expect([...words].filter((word) => index.find(word).places.length === 0)).toEqual([]);
  });

  it('finds a chapter before a concept where both fit alike', () => {
    const [words, other] = [{ asks: 'Zebra?', words: '' }, 'how-to-handle-worry'];
    const topics = { [other]: words, 'future-aversion': words };
    const bare = bookIndex(passagesOf(book), { ...guideWords, topics, everydayWords: '' });
    expect(bare.find('zebra').places.map(({ place }) => place.id)).toEqual([other, 'future-aversion']);
  });

  it('prefers the person’s own stage, unless the question names one', () => {
    expect(first('pain', 1)?.place.stage).toBe(1);
    const scoreIn = (stage: number) =>
      index.find('restlessness', stage).places.find(({ place }) => place.id === 'forty-five-minutes')
        ?.score ?? 0;
    expect(scoreIn(4)).toBeGreaterThan(scoreIn(1));
    expect(first('stage 5 guidance', 2)?.place.stage).toBe(5);
  });

  it('reads through typing errors, but takes no other word for one', () => {
    expect(first('nostaliga')?.place.id).toBe('past-attachment');
    expect(first('dulness')?.place.id).toBe(first('dullness')?.place.id);
    expect(index.find('pasta').isCovered).toBe(false);
  });

  it('finds nothing in nothing', () => {
    expect(index.find('')).toMatchObject({ places: [], isCovered: false });
    expect(index.find('what is that').isCovered).toBe(false);
  });
});

describe('an answer', () => {
  it('quotes the best place, then another, and what to do', () => {
    const answer = answerFrom(index, 'how do i deal with worry', {});
    if (answer.kind !== 'book') throw new Error('The book covers it.');
    expect(answer.insights).toHaveLength(2);
    expect(answer.insights[0]?.place).toBe(answer.places[0]);
    expect(new Set(answer.insights.map(({ place }) => place)).size).toBe(2);
    expect(answer.steps.map(({ kind }) => kind)).toContain('guidance');
    const quoted = [...answer.insights, ...answer.steps].map(({ place }) => place);
    expect(answer.followUps.filter((place) => quoted.includes(place))).toEqual([]);
    expect(answer.followUps).toHaveLength(3);
  });

  it('offers the opening of the person’s own stage where nothing comes near', () => {
    const answer = answerFrom(index, 'zzzz', { stage: 4 });
    expect(answer).toMatchObject({ kind: 'uncovered', nearest: [{ id: 'the-map-in-the-pocket' }] });
  });
});
