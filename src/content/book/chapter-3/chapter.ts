import type { BookChapter } from '#domain/guide/book.ts';
import { chapter3Sections } from './sections.ts';

/** Stage 3: one's own pattern, and the thoughts that return. */
export const chapter3: BookChapter = {
  chapterId: 'chapter-3',
  chapterNumber: 3,
  title: 'What Comes Back',
  stage: 3,
  content: chapter3Sections,
  keyPoints: [
    'Many dots over many sits show a path that no single sit can show.',
    'The four corner thoughts repeat themselves because they want something that is not here and so can never be given.',
    'Come out of the story, find the place in the body, stay there for a breath. The story may remain unfinished.',
    'What can be repaired or decided belongs on paper, after the bell.',
    'The tenth dot for a thought is made like the first one, with the same finger and no sigh.',
  ],
  practiceInstructions: [
    'Sit for half an hour, or for 15 minutes at least, with one tap to each noticing.',
    'When one of the four is there, tap it and look for its place in the body.',
    'Ask with one glance how it came in: a story, a sentence, a word, a tightening?',
    'When it returns, mark it again in the same calm way.',
    'After the bell look at the picture for one minute: where is it dense, and at what time?',
    'If a real task has shown itself, write down its next step and close the notebook.',
  ],
  commonChallenges: [
    {
      anchor: 'challenge-marking-feeds-the-worry',
      challenge: 'Marking the worry seems to feed it.',
      answer:
        'Look at what happens after the tap. If you go on to ask why it came, you are feeding it. A mark takes as long as the word itself. Then go straight to something with weight: the seat, the heel, the hands.',
    },
    {
      anchor: 'challenge-the-problem-is-real',
      challenge: 'But my problem is real.',
      answer:
        'It may well be, and it deserves a clear head at a desk. What goes round in the sit is a copy of it, and no solution has ever come out of that copy that would not have come at the desk. Give the real problem an hour of its own today.',
    },
    {
      anchor: 'challenge-i-enjoy-my-daydreams',
      challenge: 'I do not want to give up my daydreams.',
      answer:
        'Nobody takes them from you. Learn to know the moment in which you step in; then you can also step in on purpose, on the sofa, with the door closed. What changes is who holds the door.',
    },
    {
      anchor: 'challenge-one-corner-only',
      challenge: 'Nearly all my dots are in one corner.',
      answer:
        'Then you have found your best teacher. For a week leave the other eight alone and get to know this one: its hour, its first word, its place in the body. Expect no change in the number. Expect to see it a sentence earlier.',
    },
  ],
  progressMarkers: [
    'You greet a thought as one that you know.',
    'You can say where in the body your most frequent worry begins.',
    'You have left the court of regret in the middle of a plea.',
    'A crowded sit no longer ruins your opinion of the day.',
    'You have read an unpleasant message and felt your feet before you answered.',
  ],
  estimatedHours: 12,
};
