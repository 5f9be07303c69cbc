import { describe, expect, it } from 'vitest';
import { bookSchema, conceptIds, userLevels } from '#domain/guide/book.ts';
import { positions } from '#domain/pahm/positions.ts';
import { stages } from '#domain/practice/stages.ts';
import { positionWords } from '../positions.ts';
import { book } from './book.ts';

const { chapters, pahmConcepts, wisdomQuotes } = book;
const rest = import.meta.glob<Record<string, unknown>>(['../**/*.ts', '!../**/*.test.ts', '!./**'], {
  eager: true,
});

/** Every text below a value; ids and anchors are addresses and nothing to be read. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(
    ([key]) => !/Id$|^(?:anchor|matrixPosition|userLevel)$/.test(key),
  );
  return entries.flatMap(([, inner]) => textsOf(inner));
}

const sentencesOf = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(/(?<=[.?:]”?)\s+/))
    .filter((sentence) => sentence.split(' ').length >= 5);
const wordsIn = (value: unknown) => textsOf(value).join(' ').split(/\s+/).length;
const duplicates = (values: readonly string[]) =>
  values.filter((value, place) => values.indexOf(value) !== place);

it('has the shape of the book knowledge base (B § 3)', () => expect(bookSchema.parse(book)).toEqual(book));

it('is a book of 14,000 to 17,000 words', () => {
  console.log(`words: ${wordsIn(book)}, of which chapters ${wordsIn(chapters)}`);
  expect(wordsIn(book)).toBeGreaterThanOrEqual(14_000);
  expect(wordsIn(book)).toBeLessThanOrEqual(17_000);
});

it('gives every chapter, section, challenge, concept and quote an address of its own', () => {
  const anchors = chapters.flatMap(({ content, commonChallenges }) =>
    [...content, ...commonChallenges].map(({ anchor }) => anchor),
  );
  const ids = [
    ...chapters.map(({ chapterId }) => chapterId),
    ...pahmConcepts.map(({ conceptId }) => conceptId),
    ...wisdomQuotes.map(({ quoteId }) => quoteId),
  ];
  expect(duplicates([...ids, ...anchors])).toEqual([]);
});

it('has a chapter for each of the six stages, in their order', () => {
  expect(chapters.map(({ chapterNumber, stage }) => [chapterNumber, stage])).toEqual(
    stages.map(({ number }) => [number, number]),
  );
});

describe.each(chapters)('chapter $chapterNumber, $title,', (chapter) => {
  const { chapterId, content } = chapter;
  const quotes = wisdomQuotes.filter((quote) => quote.chapterId === chapterId);
  const paragraphs = content.flatMap((section) => section.paragraphs);

  it('teaches in eight to ten headed sections, and in 1,900 to 2,500 words', () => {
    expect(content.length).toBeGreaterThanOrEqual(8);
    expect(content.length).toBeLessThanOrEqual(10);
    expect(wordsIn(chapter)).toBeGreaterThanOrEqual(1900);
    expect(wordsIn(chapter)).toBeLessThanOrEqual(2500);
  });

  it('says what to do when it becomes too much', () => {
    expect(
      paragraphs.filter((text) => /\bstop\b/.test(text) && /doctor|trained|help you/.test(text)),
    ).not.toEqual([]);
  });

  it('has at least four quotes, each a whole sentence of it, letter by letter', () => {
    expect(quotes.length).toBeGreaterThanOrEqual(4);
    const standsIn = (text: string) => (paragraph: string) => {
      const at = paragraph.indexOf(text);
      return (
        at >= 0 &&
        /(?:^|[.?:;]”? )$/.test(paragraph.slice(0, at)) &&
        /^(?: |$)/.test(paragraph.slice(at + text.length))
      );
    };
    expect(quotes.filter(({ text }) => !/[.?]$/.test(text) || !paragraphs.some(standsIn(text)))).toEqual([]);
  });
});

it('gives no quote to a chapter that is not there, and some to every level', () => {
  const chapterIds = chapters.map(({ chapterId }) => chapterId);
  expect(wisdomQuotes.filter(({ chapterId }) => !chapterIds.includes(chapterId))).toEqual([]);
  expect(userLevels.filter((level) => !wisdomQuotes.some(({ userLevel }) => userLevel === level))).toEqual(
    [],
  );
});

it('explains the nine positions in the order of the grid, and what four of them have in common', () => {
  expect(pahmConcepts.map(({ conceptId }) => conceptId)).toEqual(conceptIds);
  expect(conceptIds).toHaveLength(10);
});

it.each(positions)('places $key where the matrix has it, under its own name', ({ key, time, charge }) => {
  const concept = pahmConcepts.find(({ conceptId }) => conceptId === `${time}-${charge}`);
  expect(concept?.name).toBe(positionWords[key].name);
  expect(concept?.matrixPosition).toEqual({
    timeAxis: time,
    emotionalAxis: charge,
    isPoisonous: time !== 'present' && charge !== 'neutral',
  });
});

it.each(pahmConcepts)('explains $name in 190 to 320 words', (concept) => {
  expect(wordsIn(concept)).toBeGreaterThanOrEqual(190);
  expect(wordsIn(concept)).toBeLessThanOrEqual(320);
});

describe('its sentences', () => {
  const own = sentencesOf([...textsOf(chapters), ...textsOf(pahmConcepts)]);

  it('are set with care', () => {
    const texts = textsOf(book);
    expect(texts.filter((text) => /!|\b(\w+) \1\b| {2}|["']|\d %/i.test(text))).toEqual([]);
  });

  it('are said once', () => expect(duplicates(own)).toEqual([]));

  it('are found nowhere else in the content', () => {
    const elsewhere = new Set(sentencesOf(textsOf(rest)));
    expect(elsewhere.size).toBeGreaterThan(500);
    expect(own.filter((sentence) => elsewhere.has(sentence))).toEqual([]);
  });
});
