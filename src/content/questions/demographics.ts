import type { QuestionWords } from './question-words.ts';

/** Questions 1 to 7. */
export const demographicsWords = {
  goals: {
    title: 'What brings you to meditation?',
    help: 'Choose all that fit.',
    options: {
      meditation: 'Learning how to meditate',
      stress: 'Meeting stress differently',
      focus: 'A steadier focus',
      sleep: 'Quieter nights',
      resilience: 'Finding my feet again after hard moments',
      growth: 'Growing as a person',
      mental_health: 'Taking care of my mind',
      consciousness: 'Understanding what awareness is',
    },
  },
  experience_level: {
    title: 'How much have you meditated so far?',
    help: 'Any kind counts: a course, an app, a few minutes now and then.',
    low: 'Not at all',
    high: 'Daily, for years',
  },
  nationality: {
    title: 'What is your nationality?',
    help: 'Type a few letters to find it. Choose Other if it is not in the list.',
    label: 'Nationality',
  },
  residence_country: {
    title: 'Which country do you live in?',
    help: 'Where you spend most of the year.',
    label: 'Country of residence',
  },
  age_range: {
    title: 'How old are you?',
    help: 'A range is enough.',
    options: {
      '18-24': '18 to 24',
      '25-34': '25 to 34',
      '35-44': '35 to 44',
      '45-54': '45 to 54',
      '55-64': '55 to 64',
      '65+': '65 or older',
    },
  },
  time_commitment: {
    title: 'How much time can you give to practice on most days?',
    help: 'What you can really keep is worth more than what you wish for.',
    options: {
      '5-10min': '5 to 10 minutes',
      '10-20min': '10 to 20 minutes',
      '20-30min': '20 to 30 minutes',
      '30+min': 'More than 30 minutes',
      varies: 'It changes from day to day',
    },
  },
  learning_styles: {
    title: 'How do you learn best?',
    help: 'Choose all that fit.',
    options: {
      reading: 'By reading',
      audio: 'By listening',
      visual: 'With pictures and diagrams',
      hands_on: 'By trying it myself',
      community: 'Together with others',
      data: 'With numbers and records',
      creative: 'By writing, drawing or making something',
    },
  },
} satisfies Partial<QuestionWords>;
