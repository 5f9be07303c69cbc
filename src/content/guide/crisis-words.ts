import type { Concern } from '#domain/guide/crisis.ts';

/** What is said to somebody in need: plain, and no coaching. The lines follow below it. */
export const crisisWords: Readonly<Record<Concern, readonly string[]>> = {
  life: [
    'I am glad that you wrote this down. What you are carrying sounds too heavy for one person.',
    'Please do not stay alone with it now. Call one of the lines below, or somebody you trust, and tell them what you told me. If you may act on it, call the emergency number and go where people are.',
    'No sit is needed today. I am a book with a search in it, and you deserve a person.',
  ],
  body: [
    'This needs a doctor and not a book. Please stop, and call the emergency number now, or have somebody call it for you.',
    'Sit or lie as you can breathe best, and do not stay alone until help is there.',
  ],
  violence: [
    'What you describe is not your fault, and you do not have to bear it.',
    'If you are in danger now, go where others are and call the emergency number. The lines below listen to this too, and they know places that are safe.',
    'Let the practice wait. To be safe comes first.',
  ],
  others: [
    'It is good that you say it before anything has happened. Please put room between you and the other person now: leave the room, go outside.',
    'Then call one of the lines below or the emergency number. The people there have heard this before, and they help.',
  ],
  practice: [
    'Please stop practising for now. What you describe is a reason to put it down, and it is no failure of yours.',
    'Open your eyes, stand up, eat and drink something warm, walk, and be with people. Rest and sleep come before any sit.',
    'Talk about it with a doctor, a therapist or somebody you trust, today if it frightens you. The lines below are there if you need somebody at once. The practice can wait for as long as it takes.',
  ],
  heavy: [
    'That sounds hard, and I am sorry that it is so. I am only a book with a search in it, and this deserves a person.',
    'Please tell somebody: a friend, a doctor, or one of the lines below, at whatever hour. You need no good reason to call.',
    'Let the sits rest for the time being, if they do not plainly do you good.',
  ],
};

/** The words around the lines. */
export const helpWords = {
  title: 'People who can help now',
  emergency: (number: string) => `Emergency: ${number}`,
  emergencyUnknown: 'In danger, call the emergency number of your country. In many countries it is 112.',
  asKnownOn: (day: string) =>
    `As known on ${day}. Should a number fail, one of the directories has the current one.`,
  elsewhere: 'For every other country:',
} as const;
