import type { PahmConcept } from '#domain/guide/book.ts';

/** The lower row: attention would like to be rid of something. */
export const aversionConcepts: readonly PahmConcept[] = [
  {
    conceptId: 'past-aversion',
    name: 'Regret',
    definition:
      'Attention is back at something that happened, and will not have it so. It may be what you did or what was done to you; guilt, shame, an old grudge and “if only” all stand here. The scene is repeated with improved dialogue, and it always ends before the improvement can take effect.',
    matrixPosition: { timeAxis: 'past', emotionalAxis: 'aversion', isPoisonous: true },
    practicalGuidance: [
      'Tap in the middle of the sentence. Do not finish it, however well it is turned.',
      'Look for the sore place and give it three breaths without words.',
      'If something can be put right, write down what and by when. If it cannot, there is nothing to be decided now.',
    ],
    stageRelevance: [
      { stage: 2, text: 'Ask for the time first. Anger at Sunday’s words lies here, even if it burns now.' },
      {
        stage: 3,
        text: 'It stands in a corner, with the other three poisonous thoughts. Notice at what hour the case is called.',
      },
      {
        stage: 6,
        text: 'In a quarrel it says “always” and “never”. Feel your feet when you hear these words.',
      },
    ],
    commonMisunderstandings: [
      {
        belief: 'If I stop regretting it, I am making light of what I did.',
        answer:
          'An apology, a repaired fence and a different way of acting take it seriously. The hundredth repetition of the scene repairs nothing.',
      },
      {
        belief: 'I must find out why I did it before I can let go.',
        answer:
          'Perhaps you will find out, at a table, with somebody who listens. In a sit the question is merely the next hearing.',
      },
    ],
  },
  {
    conceptId: 'present-aversion',
    name: 'Dislikes',
    definition:
      'Something disagreeable is here, and attention pushes. There are two parts to it, the thing itself (heat in the knee, a voice in the next room) and the pushing, which you can feel as hardness in the belly, the jaw or the forehead. Impatience, irritation, disgust and boredom are forms of it. The sensation alone, with no one pushing, is PRESENT.',
    matrixPosition: { timeAxis: 'present', emotionalAxis: 'aversion', isPoisonous: false },
    practicalGuidance: [
      'Tap, then turn to the pushing and soften what is hard. The knee may keep its heat.',
      'Find the edge of what disturbs you. Most things are smaller than the dislike of them.',
      'If the thing is a sharp pain, do not study it. Move.',
    ],
    stageRelevance: [
      { stage: 1, text: 'An itch is a first course in this position, before it has a name.' },
      {
        stage: 2,
        text: 'It belongs to the present column and counts there. You were with the thing, though not kindly.',
      },
      { stage: 5, text: 'Dislike of your own dullness or effort is the last form in which it hides.' },
    ],
    commonMisunderstandings: [
      {
        belief: 'I should learn to like what is unpleasant.',
        answer:
          'A drill remains a drill. You learn to leave off the second noise, the one that you contribute.',
      },
      {
        belief: 'If I do not push, I put up with everything.',
        answer:
          'Close the window, say no, leave the room. It can be done without the hardness, and as a rule it is done better.',
      },
    ],
  },
  {
    conceptId: 'future-aversion',
    name: 'Worry',
    definition:
      'Attention is with something that may happen and should not. It shows pictures, asks “what if”, and gives each answer a further question. The body takes part as though it had begun: shallow breath, tight chest, cold hands. It feels like care and like work, and hardly ever leaves anything behind that one could use.',
    matrixPosition: { timeAxis: 'future', emotionalAxis: 'aversion', isPoisonous: true },
    practicalGuidance: [
      'Tap, and answer no question that begins with “what if”.',
      'Feel the place in the chest or the stomach for one breath, and with it something uninvolved, such as a heel.',
      'Give the matter a fixed quarter of an hour with a pen, by day. Write one next step, or write that there is none.',
    ],
    stageRelevance: [
      { stage: 2, text: 'Tell it from FUTURE by the stomach.' },
      { stage: 3, text: 'One of the four corners, and for many people the fullest. Learn its first word.' },
      { stage: 4, text: 'In a wide attention a worry has neighbours. Let it pass among them if it will.' },
    ],
    commonMisunderstandings: [
      {
        belief: 'Worrying keeps bad things from happening.',
        answer:
          'Locking the door does. If there is a door to be locked, lock it. What is left over after that is worry.',
      },
      {
        belief: 'Once I am good at this I shall have no worries.',
        answer:
          'You will have them and see them sooner. If fear fills your days or takes away your sleep, do not sit it out alone: talk to a doctor or somebody who is trained for it.',
      },
    ],
  },
];
