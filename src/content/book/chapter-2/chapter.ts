import type { BookChapter } from '#domain/guide/book.ts';
import { chapter2Sections } from './sections.ts';

/** Stage 2: to say of a moment where attention was. */
export const chapter2: BookChapter = {
  chapterId: 'chapter-2',
  chapterNumber: 2,
  title: 'Nine Places',
  stage: 2,
  content: chapter2Sections,
  keyPoints: [
    'The matrix asks when a thought takes place and how it pulls. The subject of the thought does not matter.',
    'Noticing that you were away is the exercise. It deserves a tap and no reproach.',
    'Neutral means that there is no pull. A strong feeling can be met neutrally.',
    'A quick answer is better than an exact one, and one tap may stand for a whole swarm.',
    'The share of taps in the present describes a sit; it does not grade the person who sat.',
  ],
  practiceInstructions: [
    'Sit for 30 minutes, or for 15 at least, with the device where one finger reaches all nine places.',
    'Let attention lie on the breath, the hands or the weight of the body.',
    'When you find yourself elsewhere, ask when it was and how it pulled. Tap once.',
    'Let the finger rest, and arrive: one breath, felt from its start to its end.',
    'When you notice that you are here, tap PRESENT once, and stay.',
    'Afterwards look at the nine figures for a minute and put them away.',
  ],
  commonChallenges: [
    {
      anchor: 'challenge-i-cannot-decide-which-button',
      challenge: 'I cannot decide which button is right.',
      answer:
        'Decide by time alone: was it then, now or later? Tap the middle of that column. In a week you will begin to feel the pull without asking, and the corners will fill up of their own accord.',
    },
    {
      anchor: 'challenge-my-percentage-is-low',
      challenge: 'My share of present is very low.',
      answer:
        'It is low because you saw where you were. Someone who notices nothing has no low figure. If you would like to notice the moments of being here as well, ask at the end of each long breath out whether you are here, and believe the answer.',
    },
    {
      anchor: 'challenge-naming-goes-on-by-itself',
      challenge: 'Now I name everything, all day long.',
      answer:
        'New words want to be used; it is like a month in a foreign country. Keep the naming to your sits and to one chosen moment of the day. At other times let attention rest in what you are doing, and the words will tire.',
    },
    {
      anchor: 'challenge-ended-early',
      challenge: 'I ended the sit early.',
      answer:
        'The minutes and the taps are kept, and they are true. Only a full sit counts towards stage 3. If it happens often, take 15 minutes and keep to them; a short promise that is kept trains more than a long one that is not.',
    },
  ],
  progressMarkers: [
    'You are mildly pleased when you notice that you were away.',
    'The right name comes before you look at the grid.',
    'You can tell a sound from your opinion of the sound.',
    'Some thoughts end in the moment in which they are named.',
    'You have caught yourself in one of the nine places while waiting in a queue.',
  ],
  estimatedHours: 10,
};
