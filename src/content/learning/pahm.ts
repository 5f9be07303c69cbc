import type { PositionKey } from '#domain/pahm/positions.ts';

/** The page 'What is PAHM?' (B § 2, § 9). The nine positions themselves are in positions.ts. */
export const pahmWords = {
  title: 'What is PAHM?',
  lead: 'A map of where attention goes. It takes five minutes to learn and some sits to know.',
  matrix: {
    title: 'The Matrix',
    body: [
      'PAHM is a matrix of three by three. Its columns are times: past, present and future. Its rows are tones: attachment, which wants to have or to keep; aversion, which wants to be rid of something; and neutral between them, which does neither.',
      'Whatever you notice in yourself, a thought, a picture, a feeling, a sensation, you can place in one of the nine fields. They are few enough to know by heart, and one of them is always the nearest. You need not understand a thought in order to place it.',
    ],
  },
  positions: {
    title: 'Nine Positions',
    lead: 'The four in the corners, nostalgia, regret, anticipation and worry, are called poison thoughts: a little of them colours everything that follows. The three in the middle column concern what is here, and all three count as present.',
    example: 'For example',
    guidance: 'When you notice it',
  },
  demo: {
    title: 'Try the Matrix',
    instruction:
      'Recall something that went through your mind today, and tap the position it belongs to. Nothing is recorded here.',
    grid: 'A matrix to try',
    untouched: 'Tap any of the nine.',
  },
  steps: {
    title: 'Four Steps',
    items: [
      {
        title: 'Sit still',
        text: 'Take a posture that you can keep, and do not move until the bell, as in stage 1. Let attention rest on something simple: the breath, or the weight of the body.',
      },
      {
        title: 'Notice',
        text: 'At some moment you find that attention is somewhere. You cannot force this moment. It is the one that the whole practice is about.',
      },
      {
        title: 'Tap',
        text: 'When was it, and was it wanted, unwanted or neither? Tap that position once. Do not weigh it up; the first answer is good enough.',
      },
      {
        title: 'Come back',
        text: 'Return to what is here, without a comment on having been away. Then there is nothing to do until you notice again.',
      },
    ],
  },
  duration: {
    title: 'How Long',
    text: 'Sit for at least 30 minutes, and 45 to 60 for deeper practice. The first quarter of an hour is often just the day running out.',
  },
  benefits: {
    title: 'What It Is Good For',
    items: [
      'You practise noticing itself: that the page was not read, that the other person was still speaking, that the tea is cold.',
      'You see your own pattern, from your own sits: which positions you visit most, and when.',
      'You have a word for what is going on. “This is worry” is shorter than the worry.',
      'You get to know the gap between an impulse and what you do next.',
      'It is a training of attention. What it does for you is yours to find out; nothing is promised here.',
    ],
  },
  philosophy: {
    title: 'The Thought Behind It',
    body: [
      'Attention that has gone does not know that it is gone. So the training cannot begin with holding it; it begins with the moment in which you find out. The matrix gives that moment something to do that takes a second and passes no judgement.',
      'None of the nine positions is forbidden. Memories and plans, likes and dislikes belong to a life. The question is only whether you went there or were taken. You need not believe any of this: sit, tap, look at the picture, and judge for yourself.',
    ],
  },
  back: 'Back',
  start: 'Start PAHM Practice',
} as const;

/** What the matrix on that page answers when one of its positions is tapped. */
export const pahmDemoAnswers: Readonly<Record<PositionKey, string>> = {
  nostalgia:
    'Nostalgia. It is over, and you would like to have it back. In a sit this is one tap, and then the next breath.',
  likes: 'Likes. It is here, and you would like to keep it. It counts as present, for that is where you are.',
  anticipation:
    'Anticipation. It has not come yet, and you are already there. With the tap you are here again.',
  past: 'Past. You remember, and it neither draws you nor stings. Still, it is not this room.',
  present:
    'Present. It is here, and you want nothing from it. This is the middle of the matrix, the one place you need not come back from.',
  future: 'Future. A plan, and quite a calm one. It will keep until after the bell.',
  regret:
    'Regret. It is over, and you wish it had gone otherwise. The tap neither excuses nor condemns; it says where you were.',
  dislikes:
    'Dislikes. It is here, and you want it gone. It counts as present: you felt it while it was happening.',
  worry: 'Worry. It has not come, and you do not want it to. To have seen it is a first step back from it.',
};
