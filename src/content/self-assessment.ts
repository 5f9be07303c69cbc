import type { SelfAssessmentKey } from '#domain/onboarding/self-assessment.ts';

/** One list question: its title, what to write with a suggested number, and an example entry. */
export interface ListQuestionWords {
  readonly title: string;
  readonly instruction: string;
  readonly example: string;
}

/** The nine list questions in words (A § 2). The numbers are suggestions; none is enforced. */
export const selfAssessmentQuestions: Readonly<Record<SelfAssessmentKey, ListQuestionWords>> = {
  'food-preferences': {
    title: 'What do you like to eat and drink?',
    instruction:
      'Write 5-10 things that you enjoy. The more exact the better: not “fruit”, but the one you would pick first.',
    example: 'Warm bread with salted butter',
  },
  'pleasing-scents': {
    title: 'Which scents please you?',
    instruction: 'Write 5-10 smells that make you breathe in a little deeper.',
    example: 'Rain on a warm street',
  },
  'audio-enjoyment': {
    title: 'What do you like to hear?',
    instruction: 'Write 5-10 sounds, voices or pieces of music that you enjoy.',
    example: 'The kettle just before it boils',
  },
  'visual-pleasure': {
    title: 'What do you like to look at?',
    instruction: 'Write 5-10 sights that hold your eyes: places, faces, colours, things.',
    example: 'Evening light on the opposite wall',
  },
  'physical-sensations': {
    title: 'What feels good to the body?',
    instruction: 'Write 5-10 sensations that you enjoy, on the skin or in the body.',
    example: 'A cool pillow',
  },
  'mental-imagery': {
    title: 'What do you like to picture?',
    instruction: 'Write 5-10 scenes or daydreams that your mind returns to gladly.',
    example: 'The house by the lake, as it was when I was ten',
  },
  goals: {
    title: 'What are you working towards?',
    instruction: 'Write 3-5 goals that matter to you now, large or small.',
    example: 'Finishing my course before summer',
  },
  worries: {
    title: 'What worries you?',
    instruction:
      'Write 3-5 things that come to mind uninvited. A few words are enough; they stay with your profile and nobody comments on them.',
    example: 'Whether the job will last',
  },
  'alive-present': {
    title: 'When do you feel alive and present?',
    instruction: 'Write 3-5 moments or activities in which you are all there.',
    example: 'Swimming in cold water',
  },
};

/** The words around the nine list questions (A § 2). */
export const selfAssessmentWords = {
  title: 'Self-assessment',
  progress: (question: number) => `Question ${question} of 9`,
  lead: 'These lists show what attracts your attention and what pushes it away. There are no right entries.',
  entry: 'New entry',
  add: 'Add entry',
  remove: 'Remove',
  removeEntry: (entry: string) => `Remove ${entry}`,
  entries: 'Your entries',
  empty: 'Nothing written yet.',
  count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  listFull: 'This list holds 100 entries and is full. Remove one to add another.',
  entriesLeft: (count: number) => (count === 1 ? 'Room for 1 more entry' : `Room for ${count} more entries`),
  charactersLeft: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  back: 'Back',
  next: 'Next',
  complete: 'Complete Assessment',
  kept: 'Your entries are kept on this device as you go.',
} as const;

/** The screen after the self-assessment: the overview of the six stages (A § 2). */
export const selfAssessmentCompletion = {
  title: 'Great Job!',
  lead: 'You have written down what moves your attention. This is the way that lies ahead.',
  overview: 'The six stages',
  stages: [
    {
      name: 'Seeker',
      subtitle: 'Physical Readiness',
      text: 'You learn to sit still, from ten minutes to thirty.',
    },
    {
      name: 'Observer',
      subtitle: 'Understanding Thought Patterns',
      text: 'You learn the nine positions and see which of them your mind prefers.',
    },
    {
      name: 'Tracker',
      subtitle: 'Dot Tracking',
      text: 'You mark each wandering as you notice it, until a pattern shows.',
    },
    {
      name: 'Practitioner',
      subtitle: 'Tool-Free Practice',
      text: 'You keep the map in mind and use your hands less and less.',
    },
    {
      name: 'Master',
      subtitle: 'Sustained Presence',
      text: 'You stay present for long stretches, and notice even a slight dullness.',
    },
    {
      name: 'Illuminator',
      subtitle: 'Integration & Teaching',
      text: 'You carry it into ordinary days, and can show someone else how it is done.',
    },
  ],
  start: 'Get Started',
  back: 'Back',
} as const;
