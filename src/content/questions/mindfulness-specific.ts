import type { QuestionWords } from './question-words.ts';

/** Questions 23 to 27. */
export const mindfulnessWords = {
  mindfulness_knowledge: {
    title: 'How well do you know these five ideas?',
    help: 'Rate each one. Knowing none of them is a fine place to start.',
    low: 'New to me',
    high: 'I live by it',
    parts: {
      present_moment: {
        label: 'Present moment',
        hint: 'Knowing what is happening while it happens',
      },
      non_judgmental: {
        label: 'Not judging',
        hint: 'Seeing an experience before calling it good or bad',
      },
      acceptance: {
        label: 'Acceptance',
        hint: 'Letting what is already here be here',
      },
      mindful_breathing: {
        label: 'Mindful breathing',
        hint: 'Feeling the breath without steering it',
      },
      body_awareness: {
        label: 'Body awareness',
        hint: 'Sensing the body from the inside',
      },
    },
  },
  posture_preferences: {
    title: 'In which postures would you like to practise?',
    help: 'Choose all that fit. You choose again before every sit.',
    options: {
      chair: 'On a chair',
      floor_cushion: 'On a cushion on the floor',
      lotus: 'In a lotus position',
      lying_down: 'Lying down',
      walking: 'Walking',
      standing: 'Standing',
    },
  },
  sensory_preferences: {
    title: 'Which surroundings help you settle?',
    help: 'Choose at least one for sound, one for light and one for scent.',
    groups: { sound: 'Sound', lighting: 'Light', scents: 'Scent' },
  },
  anticipated_barriers: {
    title: 'What could get in the way?',
    help: 'Choose all that fit. What is named now is easier to meet later.',
    options: {
      time: 'Finding the time',
      motivation: 'Keeping at it',
      physical: 'Discomfort in the body',
      restless_mind: 'A mind that will not settle',
      skepticism: 'Doubt that it does anything',
      self_conscious: 'Feeling awkward',
      not_knowing: 'Not knowing whether I do it right',
      falling_asleep: 'Falling asleep',
    },
  },
  success_metrics: {
    title: 'How would you know that practice is doing something?',
    help: 'Choose all that fit. We show what you recorded; only you can tell what it meant.',
    options: {
      calmer_stress: 'I stay calmer under stress',
      better_sleep: 'I sleep better',
      improved_focus: 'I can stay with one thing',
      emotional_balance: 'Moods carry me away less often',
      self_awareness: 'I notice sooner what goes on in me',
      better_relationships: 'I get on better with people',
      physical_relaxation: 'My body is less tense',
      inner_peace: 'I feel more at peace',
      clarity: 'I see more clearly what matters',
      resilience: 'I recover sooner from setbacks',
    },
  },
} satisfies Partial<QuestionWords>;
