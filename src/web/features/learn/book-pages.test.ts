import { describe, expect, it } from 'vitest';
import { book } from '#content/book/book.ts';
import { conceptIds } from '#domain/guide/book.ts';
import { bookPages, headingOf, neighbours, paragraphAnchor, positionsKey } from './book-pages.ts';

describe('the pages of the book', () => {
  it('are its six chapters and the positions, in that order', () => {
    const keys = book.chapters.map(({ chapterId }) => chapterId);
    expect(bookPages.map(({ key }) => key)).toEqual([...keys, positionsKey]);
  });

  it.each(bookPages)('$key has anchors of its own, each for one heading', ({ headings, chapter }) => {
    const anchors = [...headings, ...(chapter?.commonChallenges ?? [])].map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    // An anchor that looks like a paragraph of another would lead to the wrong place.
    expect(
      anchors.filter((one) => anchors.some((other) => other.startsWith(`${one}-`) && /-\d+$/.test(other))),
    ).toEqual([]);
  });

  it.each(bookPages)('$key says how long it takes, in minutes that a person has', ({ minutes }) => {
    expect(minutes).toBeGreaterThanOrEqual(8);
    expect(minutes).toBeLessThanOrEqual(15);
  });

  it('explain every position', () => {
    expect(bookPages.at(-1)?.headings.map(({ anchor }) => anchor)).toEqual(conceptIds);
  });

  it('know their neighbours', () => {
    const [first, second] = bookPages;
    expect(first && neighbours(first)).toEqual({ previous: undefined, next: second });
    const last = bookPages.at(-1);
    expect(last && neighbours(last)).toEqual({ previous: bookPages.at(-2), next: undefined });
  });
});

describe('an anchor', () => {
  const [first] = bookPages;
  if (!first?.chapter) throw new Error('The book begins with a chapter');
  const page = first;
  const section = first.chapter.content[1];
  const challenge = first.chapter.commonChallenges[0];
  if (!section || !challenge) throw new Error('A chapter has sections and challenges');

  it('of a section or of a paragraph in it lies under its heading', () => {
    const heading = { anchor: section.anchor, name: section.heading };
    expect(headingOf(page, section.anchor)).toEqual(heading);
    expect(headingOf(page, paragraphAnchor(section.anchor, 2))).toEqual(heading);
  });

  it('of a challenge lies under that of all challenges', () => {
    expect(headingOf(page, challenge.anchor)?.anchor).toBe('common-challenges');
  });

  it('that the page does not have lies nowhere', () => {
    expect(headingOf(page, 'from-another-book')).toBeUndefined();
    expect(headingOf(page, `${section.anchor}-x`)).toBeUndefined();
  });
});
