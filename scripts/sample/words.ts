import type { NoteEmotion } from '#domain/notes/emotions.ts';
import type { ChallengeKey } from '#domain/reflection/seeker-reflection.ts';

/** What the sample's person writes down during the day, with the energy of it. */
export const noteLines: readonly [NoteEmotion, number, string, ...string[]][] = [
  ['calm', 6, 'Waited for the train without taking the phone out. The clouds were worth it.', 'waiting'],
  ['calm', 7, 'Woke before the alarm and did not argue with it.', 'morning'],
  ['calm', 5, 'Rain on the roof window all evening. Nothing to add.', 'home'],
  ['gratitude', 8, 'Lena brought soup up two floors because I had coughed on the stairs.', 'neighbours'],
  ['gratitude', 7, 'The old bicycle still carries me everywhere.', 'small things'],
  ['gratitude', 6, 'Long call with my brother. We did not talk about the house.', 'family'],
  ['joy', 9, 'First swim of the year. Cold, then not cold, then wide awake.', 'lake', 'body'],
  ['joy', 8, 'The choir got through the whole second half without stopping.', 'choir'],
  ['joy', 8, 'Baked bread that looks like bread.', 'home'],
  ['excited', 8, 'They said yes to the garden plan. Start in March.', 'work', 'garden'],
  ['excited', 7, 'Tickets for the mountains are booked.', 'travel'],
  ['neutral', 5, 'An ordinary day. Noticed that I wanted it to be more.', 'wanting'],
  ['neutral', 5, 'Tax papers. Sat with the boredom for a minute before opening the folder.', 'work'],
  ['neutral', 4, 'Tired in a clean way after moving the shelves.', 'body'],
  ['thoughtful', 5, 'I rehearse conversations that never happen. Caught three of them today.', 'planning'],
  ['thoughtful', 6, 'What I called patience was mostly waiting for my turn.', 'listening'],
  ['thoughtful', 5, 'Grandfather would have been ninety today.', 'family'],
  ['stressed', 4, 'Deadline moved up again. Shoulders noticed before I did.', 'work', 'body'],
  [
    'stressed',
    3,
    'Snapped at M. about the keys. Apologised, then told myself about it all afternoon.',
    'family',
  ],
  ['stressed', 4, 'Slept four hours. Everything has an edge.', 'sleep'],
  ['stressed', 4, 'Three meetings about the meeting.', 'work'],
  ['sad', 3, 'The pear tree had to go. Stood at the window longer than needed.', 'garden'],
  ['sad', 4, 'Missed P. at breakfast, for no reason that I could find.', 'family'],
];

/** What the person says after a sit: the stars, the flags, and the two texts. */
export const reflectionLines: readonly {
  rating: number;
  challenges: readonly ChallengeKey[];
  feedback: string;
  insights: string;
}[] = [
  {
    rating: 4,
    challenges: [],
    feedback: 'The first ten minutes were busy, then something let go.',
    insights: 'Planning feels useful while it lasts. Afterwards nothing has been planned.',
  },
  {
    rating: 3,
    challenges: ['restlessness'],
    feedback: 'Wanted to get up twice, and looked at the wanting.',
    insights: '',
  },
  {
    rating: 3,
    challenges: ['sleepiness'],
    feedback: 'Dull in the middle. Sitting up a little straighter helped at once.',
    insights: 'Dullness comes in quietly, from below.',
  },
  { rating: 5, challenges: [], feedback: 'Quiet, and not because I made it so.', insights: '' },
  {
    rating: 2,
    challenges: ['discomfort', 'distraction'],
    feedback: 'The left knee, and the saw across the street.',
    insights: 'The saw was a sound. What hurt was waiting for it to stop.',
  },
  {
    rating: 4,
    challenges: ['distraction'],
    feedback: '',
    insights: 'Most of what I call worry is one sentence, said again.',
  },
  {
    rating: 2,
    challenges: ['anxiety'],
    feedback: 'The interview tomorrow sat beside me.',
    insights: 'Tapping it made it smaller than pushing it away did.',
  },
  { rating: 3, challenges: ['boredom'], feedback: 'Nothing much. Stayed.', insights: '' },
  { rating: 4, challenges: [], feedback: '', insights: '' },
];

/** What the person says after Mind Recovery. */
export const recoveryLines = [
  'Breath went down into the belly by itself.',
  'Came in from the street in pieces, left in one.',
  'Still tired, but no longer hurried.',
  '',
  '',
] as const;
