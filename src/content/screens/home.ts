import type { LevelKey } from '#domain/practice/levels.ts';

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
  begin: (minutes: number) => `Begin · ${minutes} min`,

  journey: 'Your Journey',
  stageOf: (stage: number) => `Stage ${stage}/6`,
  stageComplete: 'Complete',
  stageCurrent: 'You are here',
  stageLocked: 'Not open yet',
  stage2Locked: 'Opens when T5 is complete',
  stageNLocked: (before: number) => `Opens after stage ${before}`,
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
