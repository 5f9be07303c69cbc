import type { PahmConcept } from '#domain/guide/book.ts';

/** The upper row: attention would like to have or to keep. */
export const attachmentConcepts: readonly PahmConcept[] = [
  {
    conceptId: 'past-attachment',
    name: 'Nostalgia',
    definition:
      'A memory with a hook in it. Something that was good is shown again, mostly in better light than it had, and attention would like to move in. You know it by its warmth and by what happens when the picture stops: for a moment you miss it. A memory that nobody misses is PAST.',
    matrixPosition: { timeAxis: 'past', emotionalAxis: 'attachment', isPoisonous: true },
    practicalGuidance: [
      'Tap, and let the picture fade at its own speed. Tearing it up only makes another copy.',
      'Find its place in the body, often a softness in the chest with a pull to one side, and stay with that for a breath.',
      'If somebody is in the picture who is alive, ring them up after the bell. If not, let the ache be an ache.',
    ],
    stageRelevance: [
      { stage: 2, text: 'Learn to tell it from PAST by the small loss when it ends.' },
      {
        stage: 3,
        text: 'A corner. See at what hour it visits, and which smell or song lets it in.',
      },
      { stage: 5, text: 'It returns as the wish for yesterday’s good sit.' },
    ],
    commonMisunderstandings: [
      {
        belief: 'I ought to stop thinking of good times.',
        answer:
          'Think of them as often as you choose to. The matrix marks the times when you were taken there, and left the person beside you alone at the table.',
      },
      {
        belief: 'It is pleasant, so it cannot be a poison.',
        answer:
          'It hurts later, and elsewhere. The present, compared with a picture that has been retouched for years, comes off badly.',
      },
    ],
  },
  {
    conceptId: 'present-attachment',
    name: 'Likes',
    definition:
      'Something agreeable is here, and a small hand has closed round it. The sun on the knee, the taste of coffee, the silence after the drill: first there is the pleasure, and then a wish that it should last or that there should be more. The pleasure itself is simply present. LIKES is the closing of the hand.',
    matrixPosition: { timeAxis: 'present', emotionalAxis: 'attachment', isPoisonous: false },
    practicalGuidance: [
      'Go on enjoying it. Look for the grip beside the pleasure, in the fingers, the lips or the breath.',
      'Tap, and let go of the grip alone. The sun stays for as long as it was going to stay.',
      'A sit that is going well is an object of this kind, too.',
    ],
    stageRelevance: [
      { stage: 2, text: 'It counts as present, for you are where it happens.' },
      { stage: 4, text: 'See whether something agreeable may pass through without being picked up.' },
      { stage: 5, text: 'The liking of calm is how dullness is invited to stay.' },
    ],
    commonMisunderstandings: [
      {
        belief: 'I am supposed to enjoy things less.',
        answer:
          'Most people enjoy more, since they no longer spend half of it on keeping it. Nothing tastes worse because you know that you like it.',
      },
      {
        belief: 'LIKES is for whatever I like.',
        answer:
          'It is for what is here now. The cake you had on Sunday is NOSTALGIA or PAST, and the one in the oven at home is ANTICIPATION.',
      },
    ],
  },
  {
    conceptId: 'future-attachment',
    name: 'Anticipation',
    definition:
      'Attention has gone ahead to something it would like to have. It is at the dinner, on the beach, in the moment at which they all applaud. Daydreams of what will probably never be belong here as well, for the leaning is the same. A plan without that leaning is FUTURE.',
    matrixPosition: { timeAxis: 'future', emotionalAxis: 'attachment', isPoisonous: true },
    practicalGuidance: [
      'Feel for the lean: eyebrows up, weight towards the front, a breath that is held in readiness. Sit back by a millimetre.',
      'Tap, and leave the film at whichever frame it has reached.',
      'Wanting the bell, a low count or the next stage is the same thing at close quarters.',
    ],
    stageRelevance: [
      { stage: 2, text: 'Ask whether you would mind if it were cancelled. If so, it was no mere plan.' },
      { stage: 3, text: 'The best disguised of the four corners: it looks like good spirits.' },
      { stage: 6, text: 'By day you find it in queues and in the last five minutes of any task.' },
    ],
    commonMisunderstandings: [
      {
        belief: 'Without looking forward to things, I would have no drive.',
        answer:
          'You may look forward to them. What moves things along is the next step, and that is taken with both feet here.',
      },
      {
        belief: 'Daydreaming is a fault.',
        answer:
          'It is a pastime. Begun on purpose it does no harm; begun without your knowledge it takes the tram stop, the page and the conversation.',
      },
    ],
  },
];
