import type { BookChapter } from '#domain/guide/book.ts';
import { chapter4Sections } from './sections.ts';

/** Stage 4: open awareness, with the hand at rest. */
export const chapter4: BookChapter = {
  chapterId: 'chapter-4',
  chapterNumber: 4,
  title: 'The Hand at Rest',
  stage: 4,
  content: chapter4Sections,
  keyPoints: [
    'Seeing a thought is complete in itself. The tap is kept for the times when you were carried away.',
    'Open awareness chooses nothing, and still it could give an account whenever it was asked.',
    'A thought is one event among sounds and sensations, and may have the same room as they.',
    'When attention has grown vague, three exact breaths bring it back.',
    'Few taps prove nothing. Only you know whether the sit was clear.',
  ],
  practiceInstructions: [
    'Sit for 45 minutes, or for 30 at least. Spend the first five with the breath.',
    'Let in sounds, then the skin, then what is at the edge of your sight. Then stop adding.',
    'Leave the hand still for whatever you see come and go.',
    'When you come to after having really been away, tap that place once.',
    'After a long stretch in which you did not leave, you may tap PRESENT once.',
    'Ask yourself two or three times what you could report at this moment. If the answer is slow, narrow down for three breaths.',
  ],
  commonChallenges: [
    {
      anchor: 'challenge-i-miss-the-tapping',
      challenge: 'Without tapping I drift off at once.',
      answer:
        'Then let the first ten minutes belong to stage 3, with a tap for each noticing, and lay the hand down afterwards. A soft bell every ten minutes helps too: each time it rings, ask what is going on.',
    },
    {
      anchor: 'challenge-i-never-tap',
      challenge: 'I hardly ever tap. Does my sit count?',
      answer:
        'A full sit counts as a full sit, with taps or without. Sits without any are left out of the average, because a figure without observations would be invented. If fewer than two of your last five have taps, the five full sits are enough.',
    },
    {
      anchor: 'challenge-wide-feels-like-work',
      challenge: 'Being wide is exhausting.',
      answer:
        'You are probably trying to attend to everything, one thing after another, like a guard with too many screens. Choose the farthest sound and let it come to you. When you stop fetching, you are as wide as you need to be.',
    },
    {
      anchor: 'challenge-older-pain-in-longer-sits',
      challenge: 'My knees and my back do not last so long.',
      answer:
        'They need not do so on a cushion. Take a chair, or alternate between sitting and standing from one sit to the next. If you must change in the middle, pause, do it slowly, and count the change as a part of the sit that you felt.',
    },
  ],
  progressMarkers: [
    'The hand has lain still for a quarter of an hour and you could say what went on in it.',
    'You recognise being spaced out by its comfort.',
    'A noise has become a sound at least once.',
    'You have let somebody finish a long sentence.',
    'You no longer mind a sit with nothing to tell.',
  ],
  estimatedHours: 18,
};
