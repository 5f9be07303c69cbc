import type { FourSlides } from './slide.ts';

/** Stage 2: the nine positions, and one tap for one noticing. */
export const stage2Slides: FourSlides = [
  {
    title: 'PAHM Trainee: Learning the Nine Positions',
    body: [
      'In stage 1 the body learned to stay. Now you look at what did not stay. While you sat still, attention was in yesterday’s conversation, at the next meal, with the noise on the stairs. It went and came back, and left no trace.',
      'This stage gives you a map for it: a matrix of nine positions, called PAHM. You learn to say of a moment, in one word, where attention was, and then to come back. Nothing else is asked, and it is more than it sounds.',
    ],
  },
  {
    title: 'Three Times, Three Tones',
    body: [
      'Whatever goes through your mind lies somewhere in time. It looks back, it is with what is here, or it runs ahead: past, present, future. These are the three columns. It also has a tone. There is wanting in it, to have or to keep: attachment, the upper row. Or there is pushing away: aversion, the lower row. Or there is neither: neutral, the row between.',
      'Where a column and a row cross, there is a name. To want the past is nostalgia; to reject what may come is worry. In the middle, with neither wish nor refusal, is the present.',
    ],
  },
  {
    title: 'One Noticing, One Tap',
    body: [
      'You sit still, as in stage 1, with the nine buttons before you. At some moment you notice that attention is somewhere. Tap that position once and come back: to the breath, to the weight of the body, to the sounds in the room. Do not go looking for thoughts.',
      'If you notice that you are simply here, tap PRESENT and stay. If you cannot tell which button is right, take the nearest. A quick, rough answer keeps you in the sit; a careful one takes you out of it. The last tap can be undone.',
    ],
  },
  {
    title: 'What to Expect',
    body: [
      'In the first sits you may be startled by how often you were away. That is not a bad mind; it is a first honest count. A sit of sixty taps has sixty moments of waking up in it. Likes and dislikes count as present, for they concern what is here.',
      'Sit for 30 minutes as a rule, and 15 at least. Five full sits, with present attention at 60 % on average in those that have taps, open stage 3. The page that follows shows all nine positions once more, with a matrix to try.',
    ],
  },
];
