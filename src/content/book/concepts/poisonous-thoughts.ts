import type { PahmConcept } from '#domain/guide/book.ts';

/** What the four corners have in common. */
export const poisonousThoughts: PahmConcept = {
  conceptId: 'poisonous-thoughts',
  name: 'Poisonous thoughts',
  definition:
    'Nostalgia, regret, anticipation and worry, the four corners of the matrix. What makes them a family is that they want something that cannot be had where they look for it: the sweet or the sore past, the bright or the dark future. So they cannot be finished, only repeated, and their colour gets into whatever you do next. Poison is said of the dose. A trace of each belongs to every life.',
  matrixPosition: { timeAxis: null, emotionalAxis: null, isPoisonous: true },
  practicalGuidance: [
    'Name which of the four it is, by one tap. To have the right name is to be half outside.',
    'Leave the content where it lies, solved or unsolved, and go to its place in the body for one breath.',
    'Feel something with weight: the seat, the floor, the hands. Then carry on as before.',
    'When it returns, do the same again in the same tone. Do not count how often.',
    'What can really be done about it, do at a table, after the bell.',
  ],
  stageRelevance: [
    { stage: 2, text: 'You learn to recognise them as four places among nine.' },
    { stage: 3, text: 'They are the theme: which of them is yours, when it comes, and how it begins.' },
    { stage: 4, text: 'They may pass without a tap if you saw them pass.' },
    {
      stage: 6,
      text: 'You meet them in the kitchen and in messages, and the foot on the floor is your button.',
    },
  ],
  commonMisunderstandings: [
    {
      belief: 'Poisonous means forbidden, or that something is wrong with me.',
      answer:
        'Everybody has all four. The word says what happens when they go on unseen, and it says nothing about your character.',
    },
    {
      belief: 'I have to get rid of them.',
      answer:
        'Fighting a worry is worrying about worry. You need only see it early, and then it has less time in which to spread.',
    },
    {
      belief: 'LIKES and DISLIKES must be poisonous as well, since they want something too.',
      answer:
        'What they want or refuse is in the room and changes before your eyes. You are there with them, so they can come to an end.',
    },
  ],
};
