/** The search in the book (B § 3, 'Knowledge index'). */
export const bookSearchWords = {
  title: 'Search the book',
  field: 'Search the book',
  clear: 'Clear the search',
  results: 'Places in the book',
  found: (count: number) => (count === 1 ? '1 place in the book' : `${count} places in the book`),
  searching: 'The book is being opened',
  none: 'No place in the book has these words',
  noneHelp: 'Try other words, or fewer. The book is about where attention goes when you sit.',
  askGuide: 'Ask the Wisdom Guide',
  failed: 'The search could not be loaded. Reload the page to try again.',
} as const;
