import type { LevelKey } from '#domain/practice/levels.ts';
import type { ChallengeKey } from '#domain/reflection/seeker-reflection.ts';

/** The star labels, 0 to 5 (B § 5). */
export const starLabels = [
  'Please rate your session',
  'Poor',
  'Fair',
  'Good',
  'Very Good',
  'Excellent',
] as const;

/** What may have been hard in a sit (B § 3). */
export const challengeWords: Readonly<Record<ChallengeKey, string>> = {
  discomfort: 'Discomfort',
  sleepiness: 'Sleepiness',
  restlessness: 'Restlessness',
  distraction: 'Distraction',
  boredom: 'Boredom',
  anxiety: 'Anxiety',
  other: 'Other',
};

/** The words of the reflection on a stage 1 sit (B § 2, § 5). */
export const reflectionWords = {
  title: 'How was the sit?',
  lead: 'Take your time, or leave out what you like. Everything here is kept on this device.',
  summary: 'Session Summary',
  level: 'Level',
  duration: 'Duration',
  posture: 'Posture',
  fullSession: 'full session',
  endedEarly: 'ended early',
  challenges: 'Challenges Encountered',
  challengesHelp: 'Choose what came up, if anything did.',
  feedback: 'Your Feedback',
  feedbackQuestion: 'What did you notice while sitting?',
  feedbackExample: 'The left foot fell asleep after a quarter of an hour, and woke up again by itself.',
  insightsQuestion: 'What do you want to remember for the next sit?',
  insightsExample: 'A higher cushion.',
  rating: 'Rate Your Practice',
  ratingHelp: 'How the sit was for you. Optional.',
  clearRating: 'Clear rating',
  nextSteps: 'Next Steps',
  complete: 'Complete Reflection',
  saving: 'Saving...',
  back: 'Back',
} as const;

/** What comes next, by level: after the countdown ended by itself, and after an early end. */
export const nextSteps: Readonly<Record<LevelKey, { readonly full: string; readonly early: string }>> = {
  t1: {
    full: 'T1 is passed. Sit it again until ten minutes feel ordinary, or go on to T2, fifteen minutes.',
    early:
      'T1 is passed when its countdown ends by itself. Next time, give settling in a minute more before you press Start.',
  },
  t2: {
    full: 'T2 is passed. Next is T3, twenty minutes, where the body usually begins to ache.',
    early:
      'T2 is passed when its countdown ends by itself. If one urge ended this sit, you now know which one to watch.',
  },
  t3: {
    full: 'T3 is passed. Next is T4, twenty-five minutes, where sleepiness and restlessness come to visit.',
    early:
      'T3 is passed when its countdown ends by itself. If it was pain, change the posture. If it was sharp, stopping was right.',
  },
  t4: {
    full: 'T4 is passed. Next is T5, thirty minutes, the last level of this stage.',
    early:
      'T4 is passed when its countdown ends by itself. If sleep ended this sit, try another time of day.',
  },
  t5: {
    full: 'T5 is complete, and with it stage 1. Stage 2, PAHM Trainee, is open: there you learn to see where attention goes.',
    early:
      'With this reflection T5 counts as complete and stage 2 opens. A few whole T5 sits first will make stage 2 easier.',
  },
};
