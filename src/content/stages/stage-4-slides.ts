import type { FourSlides } from './slide.ts';

/** Stage 4: open awareness, with the hand at rest. */
export const stage4Slides: FourSlides = [
  {
    title: 'PAHM Practitioner: Tool-Free Practice',
    body: [
      'A map is for a place you do not know. By now you know this one: you notice worry as worry without looking for its button. From here on the map may stay folded. The nine buttons are still there, but the hand rests, and most noticings need no tap.',
      'Tool-free does not mean that you stop seeing. It means that seeing no longer needs a movement to complete it. A thought appears, is known for what it is, and goes. That is all that a tap ever stood for.',
    ],
  },
  {
    title: 'Open Awareness',
    body: [
      'Until now attention had a place to come back to, such as the breath. Now let it be wide. Sounds from the street, the pressure of the seat, warmth, a thought, a pause between two thoughts: all of it may be there, and nothing in it is preferred. You do not go to the sound; it arrives.',
      'Wide is not vague. In open awareness you could say at any moment what is going on. If you could not, you were not open but gone. Then narrow it down for three breaths, feel them exactly, and open again.',
    ],
  },
  {
    title: 'When to Tap',
    body: [
      'Tap only when you have really been carried away: when you find that for a while there was a story, and nobody who knew that it was one. Tap where you were, once, and let the hand lie still again. A thought that you see coming and going needs nothing.',
      'You will wonder where the line is. Let the return decide: if you had to come back, tap; if you had never left, do not. And when you look up and find that you have been here for a good while, you may mark PRESENT, so that the picture of the sit shows both.',
    ],
  },
  {
    title: 'The Long Middle',
    body: [
      'Sits last 45 minutes as a rule and 30 at least. It takes a while until the wish to do something has worn off, and only then does openness stop being one more task. Expect a stretch in the middle that seems to lead nowhere. It is part of the way.',
      'Few taps are no better result than many. A sit without any can have been a clear one or a long daydream, and only you know which. Five full sits, with present attention at 70 % on average in those that have taps, open stage 5.',
    ],
  },
];
