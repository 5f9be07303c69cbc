/** When attention is elsewhere in time: the columns of the matrix (B § 3). */
export const times = ['past', 'present', 'future'] as const;
export type Time = (typeof times)[number];

/** How attention is charged: the rows of the matrix (B § 3). */
export const charges = ['attachment', 'neutral', 'aversion'] as const;
export type Charge = (typeof charges)[number];

/**
 * The nine positions in the order of the practice grid, row by row, each with its raw
 * counter's name, its axes, and its stored and reflection keys (B § 2, § 3).
 */
export const positions = [
  {
    key: 'nostalgia',
    time: 'past',
    charge: 'attachment',
    stored: 'past_attachment',
    camel: 'pastAttachment',
  },
  {
    key: 'likes',
    time: 'present',
    charge: 'attachment',
    stored: 'present_attachment',
    camel: 'presentAttachment',
  },
  {
    key: 'anticipation',
    time: 'future',
    charge: 'attachment',
    stored: 'future_attachment',
    camel: 'futureAttachment',
  },
  { key: 'past', time: 'past', charge: 'neutral', stored: 'past_neutral', camel: 'pastNeutral' },
  { key: 'present', time: 'present', charge: 'neutral', stored: 'present_neutral', camel: 'presentNeutral' },
  { key: 'future', time: 'future', charge: 'neutral', stored: 'future_neutral', camel: 'futureNeutral' },
  { key: 'regret', time: 'past', charge: 'aversion', stored: 'past_aversion', camel: 'pastAversion' },
  {
    key: 'dislikes',
    time: 'present',
    charge: 'aversion',
    stored: 'present_aversion',
    camel: 'presentAversion',
  },
  { key: 'worry', time: 'future', charge: 'aversion', stored: 'future_aversion', camel: 'futureAversion' },
] as const satisfies readonly {
  key: string;
  time: Time;
  charge: Charge;
  stored: `${Time}_${Charge}`;
  camel: `${Time}${Capitalize<Charge>}`;
}[];

export type Position = (typeof positions)[number];
export type PositionKey = Position['key'];
export type StoredPositionKey = Position['stored'];
export type CamelPositionKey = Position['camel'];
