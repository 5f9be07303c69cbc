/** The words around the book's own text: its contents, its chapters, and the page of the positions (B § 3). */
export const bookPageWords = {
  eyebrow: 'The book',
  lead: 'One chapter for each stage of the path, and a page on the nine positions. To be read in any order.',
  contents: 'Contents',
  chapter: (number: number, stage: string) => `Chapter ${number} · ${stage}`,
  length: (minutes: number) => `${minutes} min to read`,
  hours: (hours: number) =>
    `Reckon with about ${hours} hours of sitting for this stage, one sit after another.`,
  goOn: (heading: string) => `Go on at “${heading}”`,
  stopped: (heading: string) => `Last time you stopped at “${heading}”.`,
  goOnThere: 'Go on there',
  inThisChapter: 'On this page',

  keyPoints: 'In short',
  practiceInstructions: 'What you do',
  commonChallenges: 'When it is difficult',
  progressMarkers: 'Signs that something has changed',
  quotes: 'Sentences to take along',
  quotedFrom: (heading: string) => `from “${heading}”`,
  concepts: 'The positions at this stage',

  positions: {
    title: 'The Nine Positions',
    eyebrow: 'After the chapters',
    lead: 'What each of them is, what to do with it, and what it is often taken for. The last part is about what four of them have in common.',
    guidance: 'What to do',
    stages: 'Stage by stage',
    stage: (stage: number) => `Stage ${stage}`,
    misunderstandings: 'What it is taken for',
    severalPlaces: 'In more than one place of the matrix',
  },

  pager: 'Before and after this page',
  previous: 'Before',
  next: 'After',
} as const;
