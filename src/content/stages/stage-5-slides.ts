import type { FourSlides } from './slide.ts';

/** Stage 5: clarity without effort, and the dullness that passes for calm. */
export const stage5Slides: FourSlides = [
  {
    title: 'PAHM Master: Effortless Awareness',
    body: [
      'You can stay. What is left to notice is how you do it: a slight pressure behind the eyes, a watchman who keeps asking whether all is well, a leaning towards the next moment. This effort was useful. It brought you here, and now it is the loudest thing in the room.',
      'Stage 5 trains awareness that does not have to be held up. You do not let go of clarity. You let go, piece by piece, of what you add to it.',
    ],
  },
  {
    title: 'Subtle Dullness',
    body: [
      'Sleepiness is easy to recognise: the head sinks. Subtle dullness is harder, because it is pleasant. The breath is soft, thoughts are few, nothing hurts, and half an hour has gone by in cotton wool. You were not away in any of the nine positions. You were only not quite there.',
      'What tells it from calm is brightness. In calm a sound has an edge; in dullness it is muffled. So ask now and then: is this as clear as at the beginning? If not, let the spine lengthen, open the eyes a little, and take an interest in one single breath.',
    ],
  },
  {
    title: 'Knowing Without Watching',
    body: [
      'There is a sense that notices the state of the mind while you are busy with something else. In the middle of a conversation it tells you that you have stopped listening. It is called introspective awareness. You do not have to make it. You have to be quiet enough to hear it.',
      'When dullness or distraction is near, it says so, briefly and from the side. Trust its first word. If you turn round to look for it, you have begun to watch again, and watching is effort. Correct a little, then do nothing, and see how long nothing is enough.',
    ],
  },
  {
    title: 'The Hour',
    body: [
      'Sits last 60 minutes as a rule and 45 at least. Begin as in stage 4: wide, the hand at rest, a tap only when you were really away. Each button shows its running count. It is meant for afterwards; while you sit, wishing for a small number is anticipation.',
      'If you catch yourself working hard at being effortless, you have understood the stage, and need not do anything about it. Five full sits, with present attention at 70 % on average in those that have taps, open stage 6.',
    ],
  },
];
