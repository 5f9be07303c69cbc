import type { BookChapter } from '#domain/guide/book.ts';
import { chapter1Sections } from './sections.ts';

/** Stage 1: the body learns to stay. */
export const chapter1: BookChapter = {
  chapterId: 'chapter-1',
  chapterNumber: 1,
  title: 'Sitting Still',
  stage: 1,
  content: chapter1Sections,
  keyPoints: [
    'The thing to be learned is the gap between an urge and what you do about it. Stillness makes the gap visible.',
    'Thoughts are free at this stage. Only the body has a task.',
    'A dull ache can be studied. A sharp pain, or numbness that worries you, is a reason to move, and moving is then part of the practice.',
    'Sleepiness asks for more light and more height, restlessness for more weight and more room.',
    'A sit that was interrupted goes on from where you are.',
  ],
  practiceInstructions: [
    'Choose a posture, arrange what you need, and decide before the bell how long you will stay.',
    'Let the gaze lie on the floor, and the hands where they need no holding.',
    'When an urge comes, find its place, its size and its demand. Then wait and see how it ends.',
    'Let go of any tension you discover, without changing the posture.',
    'If you have moved, be still again from there, with no comment.',
    'After the bell, get up slowly, and note in one line what was hardest.',
  ],
  commonChallenges: [
    {
      anchor: 'challenge-i-cannot-keep-still',
      challenge: 'I cannot keep still for ten minutes.',
      answer:
        'Set the timer to five minutes, which is the least it takes, and stay for those. Or sit the ten and count how often you moved, without improving anything. By the end of a week the number tends to be smaller, for the body grows used to being left alone.',
    },
    {
      anchor: 'challenge-i-keep-looking-at-the-clock',
      challenge: 'I keep wondering how much time is left.',
      answer:
        'Turn the screen away, and set a soft bell for the middle of the sit, so that the question has its answer coming. When it asks again before that, look for it in the body. It is often a slight lean forward, as on a chair from which one is about to rise.',
    },
    {
      anchor: 'challenge-i-was-interrupted',
      challenge: 'Somebody came in, or the doorbell rang.',
      answer:
        'See to it if you must. You can pause the sit and resume it, or end it and keep the minutes that you sat. If it can wait, let it ring: you will learn what it is like when something rings and nobody goes.',
    },
    {
      anchor: 'challenge-my-mind-is-racing',
      challenge: 'My body is quiet, but my mind is racing.',
      answer:
        'Then you have done what this stage asks for. The racing was there before; with a quiet body you can hear it for the first time. Leave it alone for now. Stage 2 gives you something to do with it.',
    },
    {
      anchor: 'challenge-my-back-hurts',
      challenge: 'My back hurts every time.',
      answer:
        'Look at the height of your seat first. When the hips are lower than the knees, the lower back must round, and it protests after ten minutes. Sit higher, lean against a backrest for a few sits, or lie down. A pain that stays with you after you have got up belongs in front of somebody who knows about backs.',
    },
  ],
  progressMarkers: [
    'You notice an urge before the hand has moved.',
    'You can say where in the body restlessness lives today.',
    'You can tell an ache that complains from a pain that warns, and you act on the second at once.',
    'The bell has surprised you at least once.',
    'You let the phone buzz through a whole breath without having planned it.',
  ],
  estimatedHours: 6,
};
