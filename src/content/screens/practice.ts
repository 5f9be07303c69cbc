/** The words of the stage 1 flow before the timer: slides, level introductions, posture (B § 2). */
export const stage1Words = {
  title: 'Stage 1 · Seeker',
  skip: 'Skip',
  next: 'Next',
  back: 'Back',
  beginPractice: 'Begin Practice',
  howTo: 'How to',
  levelMinutes: (minutes: number) => `Stage 1 · Seeker · ${minutes} minutes`,
  toPosture: 'Choose a posture',
} as const;

/** The words of the posture selection (B § 2). */
export const postureSelectionWords = {
  title: 'Select Your Posture',
  setup: (level: string) => `PAHM ${level} Practice Setup`,
  lead: 'Choose one you can keep without effort. You can choose another one next time.',
  start: 'Start Practice',
  back: 'Back',
  choosePosture: 'Choose a posture to go on.',
} as const;

/** The words of every setup before a sit: how long, how, where, and with which bells (B § 2, § 5). */
export const setupWords = {
  duration: 'Duration in minutes',
  durationRange: (minimum: number, maximum: number) => `${minimum} to ${maximum} minutes`,
  posture: 'Posture',
  changePosture: 'Change',
  environment: 'Where are you sitting?',
  environmentHelp: 'Optional. It lets you see later where sitting comes easily.',
  bells: 'Bells',
  startBell: 'Bell at the start',
  endBell: 'Bell at the end',
  intervalBell: 'Bell in between',
  intervalHelp: 'A soft bell at equal intervals. It asks for nothing but to be heard.',
  intervalNone: 'None',
  intervalValue: (minutes: number) => (minutes === 1 ? 'every minute' : `every ${minutes} minutes`),
  preparation: 'Time to settle',
  preparationHelp:
    'A short wait after Start, in which you may still move. It does not count as part of the sit.',
  preparationNone: 'None',
  preparationValue: (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
  volume: 'Volume',
  volumeLow: 'Silent',
  volumeHigh: 'Full',
  tryBell: 'Ring the bell',
  wakeLock: 'The screen stays on while you sit.',
  wakeLockMissing:
    'This browser cannot keep the screen on. If the screen locks, the bell may stay silent; the sit still gets its true length.',
  bellMissing: 'This browser cannot play the bell. The sit still ends on time.',
  start: 'Start',
  back: 'Back',
} as const;

/** The words of every sit while it lasts, whatever is practised (B § 2, § 4). */
export const sitWords = {
  pause: 'Pause',
  resume: 'Resume',
  back: 'Back',
  remaining: 'Time remaining',
  ofMinutes: (minutes: number) => `of ${minutes} minutes`,
  preparing: 'The sit begins in',
  preparingAnnouncement: (seconds: number) =>
    seconds === 1 ? 'The sit begins in 1 second.' : `The sit begins in ${seconds} seconds.`,
  beginNow: 'Begin now',
  preparationCancel: 'Back to the setup',
  startedAnnouncement: (minutes: number) => `The sit has begun. ${minutes} minutes.`,
  pausedAnnouncement: 'Paused.',
  completedAnnouncement: 'The sit is complete.',
  saving: 'Saving your sit...',
  tryAgain: 'Try again',
  notKept:
    'This device cannot keep the sit while it runs. The sit goes on; leave this page open until it is saved.',
} as const;

/** The words of the stillness timer alone (B § 2, § 5). */
export const stillnessWords = {
  ...sitWords,
  title: (level: string) => `${level} · Physical stillness`,
  status: {
    ready: 'Press Start when ready',
    preparing: 'Settle in. You may still move.',
    running: 'Maintain physical stillness',
    paused: 'Practice paused',
    completed: 'The time is up. Move slowly.',
  },
  start: 'Start Practice',
  complete: 'Complete Practice',
} as const;

/** What is asked when a sit is ended by hand, left, or found again after a reload. */
export const sitQuestions = {
  early: {
    title: 'End this sit now?',
    text: (sat: string, minutes: number) =>
      `You have sat ${sat} of ${minutes} minutes. What you sat counts, also when it is not the whole time.`,
    log: 'Log this sit',
    resume: 'Resume',
    discard: 'Discard',
  },
  discard: {
    title: 'Discard this sit?',
    text: (sat: string) => `The ${sat} you sat will not be recorded.`,
    discard: 'Discard',
    keep: 'Keep it',
  },
  found: {
    title: 'A sit was interrupted',
    text: (level: string, sat: string, minutes: number) =>
      `${level}: ${sat} of ${minutes} minutes are kept, up to the last moment we know of.`,
    taps: (count: number) => (count === 1 ? 'Its one tap is kept too.' : `Its ${count} taps are kept too.`),
    finished: (level: string, minutes: number) =>
      `${level}: all ${minutes} minutes were sat, but the sit is not recorded yet.`,
    resume: 'Resume',
    keep: 'Keep what was done',
    discard: 'Discard',
  },
  elsewhere: {
    title: 'This sit is running in another tab',
    text: 'Go on in that tab, or close it and come back here.',
  },
} as const;

/** The words of the screen after a stage 1 sit (B § 2). */
export const practiceCompleteWords = {
  fullTitle: 'Practice complete',
  earlyTitle: 'Practice ended early',
  bellLate: 'The device was asleep when the time was up, so the bell rang late. The sit has its true length.',
  bellSilent: 'The bell at the end could not ring on this device. The sit has its true length.',
  clockUncertain:
    'The clock of this device changed during the sit, or the device slept, so the length may be off by a little.',
} as const;

/** A length of time in words and in short: '6 min 20 s'. */
export const durationWords = {
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  minutesAndSeconds: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
  seconds: (seconds: number) => `${seconds} s`,
} as const;
