import type { BookChapter } from '#domain/guide/book.ts';
import { chapter5Sections } from './sections.ts';

/** Stage 5: clarity without effort. */
export const chapter5: BookChapter = {
  chapterId: 'chapter-5',
  chapterNumber: 5,
  title: 'Putting Down the Bags',
  stage: 5,
  content: chapter5Sections,
  keyPoints: [
    'What remains to be noticed is fine: a dimness that passes for calm, and an effort that passes for attention.',
    'Calm is interested and has particulars. Dullness merely has no complaint.',
    'Against dullness take the smallest remedy first; against strain, stop checking for five breaths.',
    'Introspective awareness speaks in hints. It grows by being believed the first time.',
    'A beautiful sit is over when it is over. Looking for it again is a position in the matrix.',
  ],
  practiceInstructions: [
    'Sit for 60 minutes, or for 45 at least, with warmth and height enough for the last quarter.',
    'Begin narrow, then open, with the hand at rest and no taps but for the times when you had really left.',
    'Every quarter of an hour, or at a soft bell, ask: clear, dim or tight?',
    'If dim: a little height, a little light, one breath in all its detail.',
    'If tight: soften the brow and the tongue, and check nothing for five breaths.',
    'Otherwise leave everything as it is. Look at the counts after the bell.',
  ],
  commonChallenges: [
    {
      anchor: 'challenge-always-dull-after-half-an-hour',
      challenge: 'After half an hour I always go dull.',
      answer:
        'Stand up at the half-hour, as a fixed part of the sit, and practise the second half on your feet. After ten such sits try again without standing. Move the sit to an hour when you are awake, if your day allows it.',
    },
    {
      anchor: 'challenge-trying-not-to-try',
      challenge: 'I try hard not to try, and it gets worse.',
      answer:
        'That is how it goes. Leave the trying alone and look after its posture: brow, tongue, neck, belly. When these are soft, the trying has nowhere to stand. If you cannot manage even that, listen to the street for a minute, for no purpose at all.',
    },
    {
      anchor: 'challenge-counts-make-me-nervous',
      challenge: 'I keep glancing at the counts on the buttons.',
      answer:
        'Sit with closed eyes or turn the device over between taps. When the wish to look comes back, you have ANTICIPATION before you in its purest form; get to know it well, and tap it only if it has carried you away.',
    },
    {
      anchor: 'challenge-no-time-for-an-hour',
      challenge: 'I do not have an hour a day.',
      answer:
        'Hardly anybody has. Two long sits a week and shorter ones in the style of stages 2 to 4 on other days will take you just as far, over a longer time. A stage that is open stays open, however long you are away from it.',
    },
  ],
  progressMarkers: [
    'You notice that it is growing dim before it is dim.',
    'You know your home fault, and you know how it starts.',
    'For five breaths nobody checked, and the street was still there.',
    'You have got up from a grey hour without drawing conclusions.',
    'You have caught your jaw working harder than your hands.',
  ],
  estimatedHours: 30,
};
