/** The words of the Learn page (A § 2, the tab 'Learn'). */
export const learnWords = {
  title: 'Learn',
  lead: 'What the practice is made of, to read before a sit or after it.',
  cards: {
    stageGuide: { title: 'Stage guide', text: 'What each stage trains, and how you know it is ready.' },
    postureGuide: { title: 'Posture Guide', text: 'Nine ways to sit, stand or lie with ease.' },
    pahm: { title: 'PAHM Matrix Explained', text: 'Three times, three tones, nine positions.' },
    book: { title: 'The book', text: 'Six chapters, one for each stage, and the positions.' },
  },
  stageGuide: 'Stage guide',
  stageGuideLead: 'What each stage trains, and how you know it is ready.',
  stageHeading: (stage: number, name: string) => `Stage ${stage} · ${name}`,
  trains: 'What it trains',
  practice: 'What you do',
  feels: 'How it feels when it works',
  ready: 'How you know it is ready',
} as const;
