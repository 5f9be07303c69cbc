import { describe, expect, it } from 'vitest';
import { book } from '#content/book/book.ts';
import type { ExcerptPart } from '#domain/guide/excerpt.ts';
import { allAtOnce } from '#domain/guide/steps.ts';
import { bookPages } from './book-pages.ts';
import { openingBookSearch } from './book-search.ts';

const search = allAtOnce(openingBookSearch());
const joined = (parts: readonly ExcerptPart[] = []) => parts.map(({ text }) => text).join('');
const textOf = ({ excerpt }: ReturnType<typeof search>[number]) => joined(excerpt.parts);
const allText = JSON.stringify(book);

describe('the search in the book', () => {
  it('finds a position by its name, with the words marked', () => {
    const [first] = search('worry');
    expect(first).toMatchObject({ page: 'positions', anchor: 'future-aversion' });
    expect(joined(first?.source)).toBe('The Nine Positions, Worry');
    expect(first?.source.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'Worry', isMarked: true }]);
    expect(first?.excerpt.parts.some(({ isMarked, text }) => isMarked && /worr/i.test(text))).toBe(true);
  });

  it('finds what is misspelt, or said in other words', () => {
    expect(search('nostaliga')[0]?.anchor).toBe('past-attachment');
    expect(search('falling asleep').length).toBeGreaterThan(0);
  });

  it.each([
    'worry',
    'falling asleep',
    'breath',
    'pain in the knee',
    'stage 4',
    'dullness',
    'noise next door',
  ])('shows of %s only what stands in the book, each place once, where its page has it', (query) => {
    const found = search(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(12);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    for (const hit of found) {
      expect(allText).toContain(JSON.stringify(textOf(hit)).slice(1, -1));
      const page = bookPages.find(({ key }) => key === hit.page);
      const anchors = [
        ...(page?.headings ?? []).map(({ anchor }) => anchor),
        ...(page?.chapter?.commonChallenges ?? []).map(({ anchor }) => anchor),
      ];
      expect(anchors.some((anchor) => hit.anchor === anchor || hit.anchor.startsWith(`${anchor}-`))).toBe(
        true,
      );
    }
  });

  it.each(['', '   ', 'zzzz', '<script>', '🧘', '(a+)+$', '\ud800', 'q'.repeat(10_000)])(
    'finds nothing in %j',
    (query) => expect(search(query)).toEqual([]),
  );
});
