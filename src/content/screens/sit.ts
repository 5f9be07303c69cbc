/** The page of one sit: what it was, where attention went, and what was written about it. Beyond the specification. */
export const sitWords = {
  back: 'Your sits',
  weekdayAndDay: (weekday: string, day: string) => `${weekday}, ${day}`,
  /** What the first card is, for who cannot see that it is. */
  facts: 'The sit',
  time: 'Time',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  onDay: (day: string, fromTo: string) => `${fromTo}, on ${day}`,
  length: 'Length',
  full: (length: string) => `${length}, full`,
  endedEarly: (length: string, planned: string) => `${length} of ${planned}, ended early`,
  posture: 'Posture',
  place: 'Place',
  present: 'Present',
  presentOf: (percent: number, taps: string) => `${percent} % of ${taps}`,
  recorded: 'Recorded',
  enteredByHand: 'entered by hand',
  corrected: (day: string) => `corrected on ${day}`,
  record: 'What the record says',
  missing: 'This sit is not here',
} as const;

/** The computed rating of a sit, and what it rests on (B § 9). */
export const sitRatingWords = {
  title: 'Rating',
  ofTen: 'of 10',
  basis: {
    'by-hand': () => 'This sit was entered by hand. Nothing of it was observed, so it has no rating.',
    'stillness-full': ({ length }) => `It rests on the length, ${length}, and on the sit being full.`,
    'stillness-early': () =>
      'A stillness sit that is ended by hand has 8 from half of its planned length on, and 6 below that.',
    'matrix-full': ({ percent, taps, length }) =>
      `It rests on ${percent} % present in ${taps}, on how many taps that is a minute, on the length, ${length}, and on the sit being full.`,
    'matrix-early': ({ percent, taps, length }) =>
      `It rests on ${percent} % present in ${taps}, on how many taps that is a minute, and on the length, ${length}. It ended early, so nothing is added for a full sit.`,
    'matrix-without-taps': ({ percent }) =>
      `There were no taps, so nothing was observed. In their place ${percent} % present is taken, by convention. This rating is left out of trends and insights.`,
    'recovery-with-taps': ({ percent, taps }) =>
      `It rests on ${percent} % present in ${taps}, and on how much of the practice was done.`,
    'recovery-without-taps': () =>
      'There were no taps. It rests on how much of the practice was done, and on nothing else.',
  } satisfies Record<string, (known: { length: string; percent: number; taps: string }) => string>,
} as const;
export type RatingBasis = keyof (typeof sitRatingWords)['basis'];

/** What was written about a sit. */
export const sitWritingWords = {
  reflection: 'Your reflection',
  written: (day: string, clock: string) => `Written on ${day}, ${clock}`,
  stars: (count: number, label: string) => (count === 1 ? `1 star: ${label}` : `${count} stars: ${label}`),
  onlyOpened: 'Completed, without a word, a star or a challenge.',
  feeling: 'After the practice',
  thoughts: 'Your thoughts',
  noReflection: 'Nothing was written about this sit.',
  note: 'The note written after it',
  energy: (level: number) => `Energy ${level} of 10`,
  tags: 'Tags',
  grateful: 'Grateful for',
  edited: 'edited by you',
  editNote: 'Edit this note',
} as const;
