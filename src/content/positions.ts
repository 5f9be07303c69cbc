import type { Charge, PositionKey, Time } from '#domain/pahm/positions.ts';

/** The columns of the matrix in words. */
export const timeWords: Readonly<Record<Time, string>> = {
  past: 'Past',
  present: 'Present',
  future: 'Future',
};

/** The rows of the matrix in words. */
export const chargeWords: Readonly<Record<Charge, string>> = {
  attachment: 'Attachment',
  neutral: 'Neutral',
  aversion: 'Aversion',
};

/** One position as a person meets it. */
export interface PositionWords {
  /** On its button (B § 2). */
  readonly label: string;
  readonly name: string;
  /** For a screen reader: its name, its column and its row. */
  readonly spoken: string;
  readonly definition: string;
  /** A thought that belongs there. */
  readonly example: string;
  readonly guidance: string;
}

/** The nine positions in words, in the order of the grid (B § 2, § 3). */
export const positionWords: Readonly<Record<PositionKey, PositionWords>> = {
  nostalgia: {
    label: 'NOSTALGIA',
    name: 'Nostalgia',
    spoken: 'Nostalgia: past, attachment',
    definition: 'Attention holds on to something good that is over.',
    example: 'That summer by the lake, when we were all still together.',
    guidance: 'Leave the picture where it is. Feel what it does in the body now, and come back from there.',
  },
  likes: {
    label: 'LIKES',
    name: 'Likes',
    spoken: 'Likes: present, attachment',
    definition: 'Attention is caught by something pleasant that is here.',
    example: 'This warmth in my hands could go on for hours.',
    guidance: 'You may enjoy it. Notice the small grip that wants it to stay, and let only the grip go.',
  },
  anticipation: {
    label: 'ANTICIPATION',
    name: 'Anticipation',
    spoken: 'Anticipation: future, attachment',
    definition: 'Attention leans towards something pleasant that may come.',
    example: 'At seven we will be sitting in that restaurant.',
    guidance:
      'Feel the leaning forward, often a real tension in the face or the chest. Settle back into this breath.',
  },
  past: {
    label: 'PAST',
    name: 'Past',
    spoken: 'Past: past, neutral',
    definition: 'Attention is with something that was, and neither wants it back nor wishes it away.',
    example: 'I left the keys on the kitchen table.',
    guidance: 'Memory is doing its work. See it as memory, and come back before the next one.',
  },
  present: {
    label: 'PRESENT',
    name: 'Present',
    spoken: 'Present: present, neutral',
    definition: 'Attention is with what is happening now, and wants nothing from it.',
    example: 'Breathing in. A car outside. The weight of the hands.',
    guidance: 'There is nothing to do, and nothing to hold. Tap, and stay.',
  },
  future: {
    label: 'FUTURE',
    name: 'Future',
    spoken: 'Future: future, neutral',
    definition: 'Attention plans or pictures what is to come, without hope or fear.',
    example: 'First the shop, then the post office.',
    guidance: 'The plan will still be there after the bell. Let it lie, half finished as it is.',
  },
  regret: {
    label: 'REGRET',
    name: 'Regret',
    spoken: 'Regret: past, aversion',
    definition: 'Attention goes over something that was, and wishes it had been otherwise.',
    example: 'I should not have said that to her.',
    guidance: 'Do not plead the case once more. Feel where it is sore, and leave the verdict open.',
  },
  dislikes: {
    label: 'DISLIKES',
    name: 'Dislikes',
    spoken: 'Dislikes: present, aversion',
    definition: 'Attention pushes against something unpleasant that is here.',
    example: 'This knee. And now that drill next door.',
    guidance:
      'Tell two things apart: what is felt, and the pushing. Leave the first alone and soften the second.',
  },
  worry: {
    label: 'WORRY',
    name: 'Worry',
    spoken: 'Worry: future, aversion',
    definition: 'Attention is with something unpleasant that may come.',
    example: 'What if they do not renew the contract?',
    guidance: 'It is a thought, and it is now. Name it, and feel the ground under you.',
  },
};
