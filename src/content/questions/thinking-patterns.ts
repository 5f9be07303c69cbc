import type { QuestionWords } from './question-words.ts';

/** Questions 15 to 22. */
export const thinkingWords = {
  attention_focus: {
    title: 'How easily do you stay with one thing?',
    help: 'Reading a page, listening to someone, doing one task to its end.',
    low: 'I drift off at once',
    high: 'I stay until it is done',
  },
  mind_wandering: {
    title: 'When your mind wanders, where does it usually go?',
    help: 'Choose all that fit. There is no better answer.',
    options: {
      past_events: 'Things that have already happened',
      future_plans: 'Plans and what comes next',
      current_problems: 'A problem I am in the middle of',
      creative_ideas: 'Ideas and daydreams',
      relationships: 'People I am close to',
      physical_sensations: 'Feelings in the body',
      random_thoughts: 'Nothing in particular',
    },
  },
  emotional_awareness: {
    title: 'How soon do you notice what you feel?',
    help: 'Irritation, for example: before you act on it, or an hour later?',
    low: 'Long afterwards',
    high: 'As it begins',
  },
  rumination_patterns: {
    title: 'How often do the same thoughts go round and round?',
    help: 'A conversation you replay, a worry that keeps returning.',
    options: {
      never: 'Never',
      rarely: 'Rarely',
      sometimes: 'Sometimes',
      often: 'Often',
      constantly: 'Nearly all the time',
    },
  },
  decision_making: {
    title: 'How do you usually decide?',
    help: 'Choose what comes closest.',
    options: {
      analytical: 'I weigh the facts',
      intuitive: 'I go by what feels right',
      collaborative: 'I talk it through with others',
      impulsive: 'I decide on the spot',
      avoidant: 'I put it off',
      mixed: 'It depends on the decision',
    },
  },
  self_talk: {
    title: 'How do you speak to yourself?',
    help: 'Set both sliders where they are on most days.',
    parts: {
      critical_supportive: { label: 'When I have made a mistake', low: 'Critical', high: 'Supportive' },
      anxious_calm: { label: 'When something lies ahead', low: 'Anxious', high: 'Calm' },
    },
  },
  perfectionism: {
    title: 'What do you ask of yourself?',
    help: 'Choose what comes closest.',
    options: {
      realistic: 'What I can reasonably do',
      high: 'A lot, and I can live with less',
      perfectionist: 'That it is right in every detail',
      flexible: 'It depends on what is at stake',
      low: 'Not very much',
    },
  },
  openness_experience: {
    title: 'How do you take to things you have never tried?',
    help: 'A new food, a new road, a new idea.',
    low: 'I like what I know',
    high: 'I look for what is new',
  },
} satisfies Partial<QuestionWords>;
