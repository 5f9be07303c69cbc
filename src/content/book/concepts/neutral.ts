import type { PahmConcept } from '#domain/guide/book.ts';

/** The row in the middle: nothing is to be kept, and nothing is to go away. */
export const neutralConcepts: readonly PahmConcept[] = [
  {
    conceptId: 'past-neutral',
    name: 'Past',
    definition:
      'Something that was comes to mind, and that is all it does. The name of the street, what you had for breakfast, a colleague’s sentence that neither flattered nor stung. It does not pull. It may still keep you for a long time, since memories arrive on a string and each hands you to the next.',
    matrixPosition: { timeAxis: 'past', emotionalAxis: 'neutral', isPoisonous: false },
    practicalGuidance: [
      'Tap, and be back before the string hands you the next.',
      'Test it if you like: would you mind if the memory broke off here? If you would, look one row up or down.',
      'If memories come in dozens, you are sorting the day. Give them a soft breath out and no catalogue.',
    ],
    stageRelevance: [
      {
        stage: 2,
        text: 'A useful place when you are unsure: if it was then, and nothing more is clear, tap here.',
      },
      { stage: 3, text: 'Watch whether it slides into NOSTALGIA or REGRET after the third picture.' },
      { stage: 4, text: 'A single memory that comes and goes needs no tap.' },
    ],
    commonMisunderstandings: [
      {
        belief: 'Neutral thoughts are harmless, so I need not tap them.',
        answer:
          'In stages 2 and 3 every noticing is marked. A dull memory can take you as far from this room as a sweet one, and its dullness is why you notice so late.',
      },
      {
        belief: 'My past is never neutral.',
        answer:
          'Your left shoe is on the floor where you put it this morning. Most of what memory carries is of that kind, and goes unnoticed beside the rest.',
      },
    ],
  },
  {
    conceptId: 'present-neutral',
    name: 'Present',
    definition:
      'Attention is with something that is happening, and leaves it as it is. A breath, the hum of the fridge, cold feet, a sadness in the throat that nobody is pushing: each can be met like this. It is the middle of the matrix and no rare state. You are there many times a day, for a second or two, and it is so plain that hardly anyone remarks on it.',
    matrixPosition: { timeAxis: 'present', emotionalAxis: 'neutral', isPoisonous: false },
    practicalGuidance: [
      'When you notice that you are here, tap once and let it be ordinary. It need not be confirmed.',
      'To find it, take the nearest sensation, say the cloth under your fingers, and feel it for as long as one breath takes.',
      'Do not try to hold it. It is left as unnoticeably as sleep is entered, and found again in the same surprising way.',
    ],
    stageRelevance: [
      {
        stage: 2,
        text: 'Learn that it counts as much as the other eight, and that you are here more often than you believed.',
      },
      {
        stage: 4,
        text: 'Everything that shows itself may be this place. Mark it after a good while, so that the picture shows it.',
      },
      { stage: 6, text: 'It becomes something you stand in, with a pan in your hand.' },
    ],
    commonMisunderstandings: [
      {
        belief: 'Being present means having no thoughts.',
        answer:
          'A thought that you hear as a thought is one of the things that are happening. You are absent when you live in it and do not know that it is one.',
      },
      {
        belief: 'It should feel special.',
        answer: 'It feels like a Thursday. Whoever waits for more than that overlooks it all week.',
      },
    ],
  },
  {
    conceptId: 'future-neutral',
    name: 'Future',
    definition:
      'Attention arranges what is to come, calmly. First the chemist’s, then the post; the train leaves at ten past; on Monday the bins. There is neither hope nor fear in it. It is the most diligent of the nine, and in the first minutes of a sit it is often the most frequent.',
    matrixPosition: { timeAxis: 'future', emotionalAxis: 'neutral', isPoisonous: false },
    practicalGuidance: [
      'Tap, and leave the list unfinished. To break off a list in the middle is an exercise of its own.',
      'If the same errand comes three times, it wants to be on paper. Write it down before the next sit.',
      'Notice the readiness to get up that goes with it, in the thighs and the feet, and let them grow heavy.',
    ],
    stageRelevance: [
      { stage: 2, text: 'If it is about later and you cannot tell how it pulls, tap here.' },
      { stage: 3, text: 'See how a plan takes on colour: “at ten past” becomes “if I am not too late”.' },
      { stage: 6, text: 'In daily life use it on purpose: plan when you plan, and then carry the plates.' },
    ],
    commonMisunderstandings: [
      {
        belief: 'Planning is useful, so in a sit it is not a distraction.',
        answer:
          'It is useful at the table, with a calendar. In the sit nothing is gained by it that five minutes with a pen would not bring sooner.',
      },
      {
        belief: 'If I let go of the plan, I shall forget it.',
        answer:
          'It happens rarely, and what you do forget in this way can mostly be spared. Try it with small things first.',
      },
    ],
  },
];
