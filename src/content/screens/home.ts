import type { Readiness } from '#domain/path/readiness.ts';
import type { LevelKey } from '#domain/practice/levels.ts';
import type { MatrixStage } from '#domain/practice/stages.ts';

/** The words of the home screen (A § 2). */
export const homeWords = {
  title: 'Home',
  welcome: 'Welcome',
  welcomeName: (name: string) => `Welcome, ${name}`,
  welcomeBack: 'Welcome back',
  welcomeBackName: (name: string) => `Welcome back, ${name}`,
  dayAndPart: (weekday: string, part: string) => `${weekday} ${part}`,
  partsOfDay: { morning: 'morning', afternoon: 'afternoon', evening: 'evening', night: 'night' },

  streakValue: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  streakLabel: 'day streak',
  hoursValue: (hours: string) => `${hours} h`,
  hoursLabel: 'total practice',

  nextSit: 'Next sit',
  nextSitTitle: (level: string) => `Stage 1 · Seeker · ${level}`,
  nextMatrixSitTitle: (stage: number, name: string) => `Stage ${stage} · ${name}`,
  begin: (minutes: number) => `Begin · ${minutes} min`,

  journey: 'Your Journey',
  stageOf: (stage: number) => `Stage ${stage}/6`,
  stageComplete: 'Complete',
  stageCurrent: 'You are here',
  stageLocked: 'Not open yet',
  stage2Locked: 'Opens when T5 is complete',
  stageNLocked: (before: number) => `Opens after stage ${before}`,
  readiness: {
    label: (stage: number) => `How far stage ${stage} is`,
    line: (fullSits: number, neededSits: number, meanPresent: number, neededPresent: number) =>
      `${fullSits} of ${neededSits} full sits · present ${meanPresent} %, needs ${neededPresent} %`,
    lineWithoutMean: (fullSits: number, neededSits: number, neededPresent: number) =>
      `${fullSits} of ${neededSits} full sits · present: no observations, needs ${neededPresent} %`,
  },
  levels: 'Levels',
  showLevels: 'Show levels',
  hideLevels: 'Hide levels',
  level: (level: string, minutes: number) => `${level}, ${minutes} minutes`,
  levelPassed: 'passed',
  levelNext: 'next',
  levelOpen: 'not sat yet',

  learning: 'Learning Resources',
  viewAll: 'View All',
  resources: {
    stageGuide: {
      title: 'Stage guide',
      text: 'What each stage trains, and how you know it is ready.',
    },
    postureGuide: {
      title: 'Posture Guide',
      text: 'Nine ways to sit, stand or lie with ease.',
    },
    pahm: {
      title: 'PAHM Matrix Explained',
      text: 'Three times, three tones, nine positions.',
    },
  },

  noSits: 'No sits yet. The first one takes ten minutes.',
  sitsElsewhere: 'Sits made on another device are not on this one. Your stage comes from your profile.',

  assessment: {
    title: 'Self-assessment first',
    later: 'Later',
    go: 'Go to Self-Assessment',
    close: 'Close',
  },
} as const;

/** What the next sit is about, by level. */
export const nextSitWords: Readonly<Record<LevelKey, string>> = {
  t1: 'Ten minutes of sitting still. Nothing else to do.',
  t2: 'Fifteen minutes. Watch one urge from its beginning to its end.',
  t3: 'Twenty minutes. Go closer to an ache instead of away from it.',
  t4: 'Twenty-five minutes. Awake without being restless, quiet without falling asleep.',
  t5: 'Thirty minutes. See how little effort stillness needs.',
};

/** What the next sit is about, by matrix stage. */
export const nextMatrixSitWords: Readonly<Record<MatrixStage, string>> = {
  2: 'Sit still, and say of each moment you notice where attention was. One tap, and back.',
  3: 'Mark what returns, dot by dot, and try to meet it nearer to its beginning.',
  4: 'Stay wide. Tap only when you have really been carried away.',
  5: 'Clear, and without keeping watch. See how little has to be done.',
  6: 'Rest on one thing until it stays, and take it along when you stand up.',
};

/** Why the next stage is open or not yet, beside the figures. */
export const readinessReasons: Readonly<Record<Readiness['why'], string>> = {
  sits: 'A sit is full when its countdown ends by itself.',
  present: 'The full sits are there. What counts now is the average of the last five.',
  ready: 'Ready: the next stage is open.',
  'ready-without-mean':
    'Ready: fewer than two of the five full sits had taps, so there is no average to go by, and the five are enough.',
};
