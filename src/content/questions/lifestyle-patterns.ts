import type { QuestionWords } from './question-words.ts';

/** Questions 8 to 14. */
export const lifestyleWords = {
  energy_pattern: {
    title: 'At what time of day do you have the most energy?',
    help: 'It is often a good time to sit.',
    options: {
      early_morning: 'Early, before most people are up',
      morning: 'In the morning',
      afternoon: 'In the afternoon',
      evening: 'In the evening',
      night: 'Late at night',
      varies: 'It changes from day to day',
    },
  },
  stress_triggers: {
    title: 'What tends to put you under pressure?',
    help: 'Choose all that fit.',
    options: {
      work_pressure: 'Work or studies',
      social: 'Being with people',
      financial: 'Money',
      health: 'Health, mine or that of someone close',
      technology: 'Messages, news and screens',
      uncertainty: 'Not knowing what will happen',
      time_management: 'Too much to do in too little time',
      family: 'Family',
    },
  },
  coping_mechanisms: {
    title: 'What do you usually do when stress comes?',
    help: 'Choose all that fit, also what you would rather not do.',
    options: {
      exercise: 'Move my body',
      talk: 'Talk to someone',
      music: 'Listen to music or play it',
      entertainment: 'Watch, play or read something',
      social_media: 'Scroll on my phone',
      eat_drink: 'Eat or drink something',
      rest: 'Lie down or sleep',
      work_harder: 'Work harder',
      avoid: 'Avoid what causes it',
      breathing: 'Breathe slowly',
    },
  },
  sleep_pattern: {
    title: 'How well do you sleep?',
    help: 'Think of the last two weeks.',
    low: 'Badly',
    high: 'Soundly',
  },
  technology_relationship: {
    title: 'How do you get on with your phone and other screens?',
    help: 'Choose what comes closest.',
    options: {
      minimal: 'I use them as little as I can',
      balanced: 'I use them and can put them down',
      heavy: 'I use them most of the day',
      addicted: 'I find it hard to stop',
      professional: 'I use them mainly for work',
      social: 'I use them mainly to stay in touch',
    },
  },
  physical_activity: {
    title: 'How much do you move in a usual week?',
    help: 'Sitting still asks something of the body too.',
    options: {
      sedentary: 'I sit most of the time',
      light: 'I walk or do light work',
      moderate: 'I exercise one to three times',
      very_active: 'I exercise four times or more',
      athlete: 'I train for sport',
    },
  },
  social_environment: {
    title: 'Who is around you in daily life?',
    help: 'Choose all that fit.',
    options: {
      family: 'Family',
      friends: 'Friends',
      colleagues: 'Colleagues or fellow students',
      partner: 'My partner',
      online: 'People I know online',
      alone: 'I am mostly on my own',
      none: 'None of these',
    },
  },
} satisfies Partial<QuestionWords>;
