import type { RecoveryKey } from '#domain/recovery/practices.ts';
import { recoveryNames } from './names.ts';

/** One step of a guidance: what it is called, and what to do. */
export interface RecoveryStep {
  readonly title: string;
  readonly text: string;
}

/** A practice of Mind Recovery in words: on its card of the hub, and its own guidance, to be read before the timer starts. */
export interface RecoveryWords {
  readonly name: string;
  readonly card: string;
  readonly guidance: readonly RecoveryStep[];
}

/** The five practices in words (B § 2). In each, one step says what the matrix is for in these minutes. */
export const recoveryPracticeWords: Readonly<Record<RecoveryKey, RecoveryWords>> = {
  'morning-recharge': {
    name: recoveryNames['morning-recharge'],
    card: 'Be awake before the day begins to talk.',
    guidance: [
      {
        title: 'Find the ground',
        text: 'Before the messages, if you can. Sit up or stand, let the spine grow long and the shoulders sink. Feel where the body touches the floor, the seat or the bed.',
      },
      {
        title: 'Five deeper breaths',
        text: 'Take five breaths a little deeper than usual. As each one comes in, feel what it moves: the ribs, the back, the belly. As it goes out, let the face and the hands go soft. Then leave the breath alone.',
      },
      {
        title: 'Let the morning in',
        text: 'Take in three things, one after another: the light, a sound, the air on the skin. Stay with each for a few breaths, and begin again.',
      },
      {
        title: 'With the matrix',
        text: 'At this hour attention likes to run ahead. When you notice it, tap once: FUTURE for a plan, ANTICIPATION for what you look forward to, WORRY for what you would rather not meet. Then come back to the light.',
      },
      {
        title: 'Before you get up',
        text: 'Choose one thing of today that you want to be there for. Something small, such as the first cup.',
      },
    ],
  },
  'emotional-reset': {
    name: recoveryNames['emotional-reset'],
    card: 'For a feeling that has taken up all the room.',
    guidance: [
      {
        title: 'Say what it is',
        text: 'Settle so that nothing has to be held up. Then say to yourself, in a word or two, what is there: anger, shame, too much. A rough word is enough.',
      },
      {
        title: 'Find it in the body',
        text: 'Is it in the throat, the chest, the belly, the hands? How large, and does it move? You need not like it. Stay at its edge, and go nearer only as far as that is bearable.',
      },
      {
        title: 'Leave it room',
        text: 'Let each breath out become a little longer than the breath in. Do not breathe against the feeling, but around it.',
      },
      {
        title: 'With the matrix',
        text: 'A feeling brings its stories along. What should not have happened is REGRET, what may follow from it is WORRY, the wish that it were gone is DISLIKES. Tap the story and go back to the body. The feeling itself, when you simply feel it, is PRESENT.',
      },
      {
        title: 'If it becomes too much',
        text: 'Open the eyes, feel both feet and look at something far away. You may stop at any moment. Some things are better told to somebody than sat through alone.',
      },
    ],
  },
  'mid-day-reset': {
    name: recoveryNames['mid-day-reset'],
    card: 'Three minutes between one thing and the next.',
    guidance: [
      {
        title: 'First minute: put it down',
        text: 'Let go of what is in your hands and turn away from the work. Let the weight sink: feet, seat, hands. Look where the morning is still busy, in the forehead, the jaw, the shoulders, and give each of them one long breath out.',
      },
      {
        title: 'Second minute: ten breaths',
        text: 'Count ten breaths, each at its end and no faster than they come. If you lose count, begin again at one. Nobody keeps the score.',
      },
      {
        title: 'With the matrix',
        text: 'What pulls you off is mostly the thing just done or the thing to come: PAST or REGRET, FUTURE or WORRY. Tap it once and go on with the next breath. In three minutes a handful of taps is plenty, and none is fine.',
      },
      {
        title: 'Third minute: look up',
        text: 'Let the room in again, its light, its sounds, its farthest corner. Then decide what you will do next, one thing only. Begin it with the first movement after the bell.',
      },
    ],
  },
  'work-home-transition': {
    name: recoveryNames['work-home-transition'],
    card: 'Put the work down before you open the door.',
    guidance: [
      {
        title: 'End the day',
        text: 'Take these minutes on a bench, in the parked car or just inside the door, never while you drive. Give one breath to each thing you leave behind: the desk, the screen, the last conversation. They will be there tomorrow.',
      },
      {
        title: 'Take off the posture',
        text: 'Work has a posture of its own: hands half typing, shoulders raised, eyes narrow. Open the hands, let the arms hang, roll the shoulders back once and breathe out for as long as it takes. Then be still.',
      },
      {
        title: 'With the matrix',
        text: 'Now see what has followed you. The sentence you should have said is REGRET. The success you would like to go on tasting is NOSTALGIA already. Tomorrow’s meeting is FUTURE or WORRY. Tap each one as you would hang up a coat, and come back to where you are.',
      },
      {
        title: 'Arrive',
        text: 'Find three things that are here: a sound, a smell, something to touch. Think of who or what is waiting for you, and go and meet that, not your idea of it. If nobody waits, meet the quiet.',
      },
    ],
  },
  'evening-wind-down': {
    name: recoveryNames['evening-wind-down'],
    card: 'Let the day be over, also what is not finished.',
    guidance: [
      {
        title: 'Make it dim',
        text: 'Turn down the light, and the screen too. Lie or sit so that nothing has to be held up. If you might fall asleep and would rather not be woken, switch off the bell at the end.',
      },
      {
        title: 'From above downwards',
        text: 'Go through the body, one breath for each place: forehead, eyes, jaw, shoulders, hands, belly, legs, feet. What can be laid down, lay down. What stays tight may stay tight.',
      },
      {
        title: 'Wait for the breath',
        text: 'Let each breath go out to its end. After it there is a short rest. Wait there until the next one comes by itself.',
      },
      {
        title: 'With the matrix',
        text: 'In the evening the day comes by once more. What you would like to keep of it is NOSTALGIA, what went wrong is REGRET, what merely passes is PAST. Tomorrow is FUTURE or WORRY. Tap, and leave it lying there. Nothing has to be solved at this hour.',
      },
      {
        title: 'After the bell',
        text: 'Stay as you are for a few breaths. Then do the next thing slowly, and only that.',
      },
    ],
  },
};
