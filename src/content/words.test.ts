import { describe, expect, it } from 'vitest';
import { countryCodes } from '#domain/onboarding/countries.ts';
import { positions } from '#domain/pahm/positions.ts';
import { readinessOf, readinessStages } from '#domain/path/readiness.ts';
import { levels } from '#domain/practice/levels.ts';
import { feedbackOf } from '#domain/practice/matrix-scoring.ts';
import { matrixStages, stages } from '#domain/practice/stages.ts';
import { countryNames } from './countries.ts';
import { introductionSlides } from './introduction.ts';
import { matrixMessages } from './messages/matrix.ts';
import { positionWords } from './positions.ts';
import { completeEarlyTexts } from './screens/matrix-practice.ts';
import { feedbackMessages } from './screens/matrix-reflection.ts';
import { levelIntros } from './stages/level-intros.ts';
import { matrixStageSlides } from './stages/matrix-stage-slides.ts';
import { stage1Slides } from './stages/stage-1-slides.ts';
import { stageWords } from './stages/stages.ts';

// The calendar speaks of days and has its own test.
const rooms = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./calendar.ts'], {
  eager: true,
});

/** Every sentence below a value, with the path that leads to it; a template is read with sample arguments. */
function sentencesOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return sentencesOf(value('2', '3', '4', '5'), `${path}()`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesOf(inner, `${path}.${key}`));
}

const sentences = Object.entries(rooms).flatMap(([file, room]) => sentencesOf(room, file));
const words = (...texts: string[]) => texts.join(' ').split(/\s+/).length;

/** Texts that the specification gives, by section: each stands somewhere in the content, letter by letter. */
const exact: readonly [section: string, texts: readonly string[]][] = [
  [
    'A § 2, account',
    [
      'Welcome Back',
      'Create Account',
      'Remember me',
      'Forgot Password?',
      'Sign In',
      'Sign Up',
      'Sign up',
      'Continue with Google',
      'Continue with Apple',
    ],
  ],
  [
    'A § 2, shell',
    [
      'NINEFOLD',
      'Continue',
      'Loading...',
      'Logout',
      'D',
      'Home',
      'Mind Recovery',
      'Daily Notes',
      'My Analytics',
      'Learn',
      'Wisdom Guide',
      'My Details',
    ],
  ],
  [
    'A § 2, questionnaire',
    [
      'Question 2 of 27',
      'Complete Assessment',
      'Question not found',
      'Loading your assessment...',
      'Demographics & Motivation',
      'Lifestyle & Daily Patterns',
      'Thinking Patterns & Mental Habits',
      'Mindfulness-Specific Assessment',
    ],
  ],
  [
    'A § 2, self-assessment',
    [
      'Question 2 of 9',
      'Add entry',
      'Remove',
      'Great Job!',
      'Get Started',
      'Physical Readiness',
      'Understanding Thought Patterns',
      'Dot Tracking',
      'Tool-Free Practice',
      'Sustained Presence',
      'Integration & Teaching',
    ],
  ],
  [
    'A § 2, home',
    [
      'Your Journey',
      'Stage 2/6',
      'Learning Resources',
      'Stage guide',
      'View All',
      'Later',
      'Go to Self-Assessment',
    ],
  ],
  [
    'A § 2, Daily Notes',
    [
      'Daily Notes',
      'Create Note',
      'History',
      'Joy',
      'Grateful',
      'Calm',
      'Excited',
      'Neutral',
      'Thoughtful',
      'Stressed',
      'Sad',
      'No notes yet',
      'Loading your notes...',
      'Today',
      'Yesterday',
    ],
  ],
  [
    'A § 2, My Details',
    [
      'Standard User',
      'Member Since',
      'Back to Home',
      'No user data available. Please sign in.',
      'No questionnaire data available',
      'No self-assessment data available',
      'Age',
      'Gender',
      'Nationality',
      'Country of residence',
      'Marital status',
      'Children',
      'Occupation',
      'Work stress',
      'Income comfort',
      'Living situation',
      'Health status',
      'Sleep quality',
      'Daily challenges',
      'Motivation',
      'Experience level',
      'Time commitment',
      'Learning style',
      'Motivation patterns',
      'Coping mechanisms',
      'Definition of lasting happiness',
      'off until you allow them',
    ],
  ],
  [
    'A § 2, posture guide',
    [
      'Overview',
      'Sitting Positions',
      'Other Positions',
      'Spine Alignment',
      'Hand Position',
      'Eye Position',
      'Breathing',
      'Common Issues',
    ],
  ],
  ['A § 4', ['Please complete your self-assessment first before starting practice sessions.', 'Saving...']],
  ['A § 5', ['Are you sure you want to delete this note?']],
  ['A § 7', ['Notes from before were found on this device. Are they yours?']],
  ['A § 8, notes', ['Failed to save note. Please try again.', 'Failed to create note. Please try again.']],
  [
    'A § 8, account',
    [
      'Failed to sign in',
      'Failed to sign in: 2',
      'Please check your credentials.',
      'Failed to sign in with Google',
      'Failed to sign in with Apple',
      'This email is already registered. Please sign in instead.',
      'Signup failed: 2',
      'Unknown error',
      'Failed to create account',
      'Sign up failed. Please try again.',
      'Forgot password functionality will be implemented soon.',
    ],
  ],
  [
    'A § 8, data layer',
    [
      'Request time out',
      'Connection failed.',
      'Server responded with status 2',
      'The operation could not be completed',
      'Could not reach the backend',
    ],
  ],
  [
    'B § 2, postures',
    [
      'Chair Sitting',
      'Cushion Sitting',
      'Seiza Position',
      'Burmese Position',
      'Half Lotus',
      'Full Lotus',
      'Lying Down',
      'Standing',
      'Other',
      'Select Your Posture',
      'PAHM 2 Practice Setup',
    ],
  ],
  [
    'B § 2, stillness',
    [
      'Skip',
      'Next',
      'Begin Practice',
      'Start Practice',
      'Pause',
      'Resume',
      'Complete Practice',
      'Back',
      'Press Start when ready',
      'Maintain physical stillness',
      'Practice paused',
    ],
  ],
  [
    'B § 2, stages 2 to 6',
    [
      'PAHM Beginner: Dot Tracking Practice',
      'PAHM Practitioner: Tool-Free Practice',
      'PAHM Master: Effortless Awareness',
      'PAHM Illuminator: Continuous Awareness',
      'Refresh about PAHM',
      'Start Practice',
      'Start Stage 6 Practice',
      'Complete Early',
      'What is PAHM?',
      'Start PAHM Practice',
      'NOSTALGIA',
      'LIKES',
      'ANTICIPATION',
      'PAST',
      'PRESENT',
      'FUTURE',
      'REGRET',
      'DISLIKES',
      'WORRY',
    ],
  ],
  [
    'B § 2, Mind Recovery',
    ['Morning Recharge', 'Emotional Reset', 'Mid-Day Reset', 'Work-Home Transition', 'Evening Wind-Down'],
  ],
  [
    'B § 2, reflection',
    [
      'PAHM Tracking Results',
      'Session Summary',
      'Challenges Encountered',
      'Your Feedback',
      'Rate Your Practice',
      'Next Steps',
      'Complete Reflection',
    ],
  ],
  [
    'B § 5',
    [
      'Practice requires a minimum of 5 minutes.',
      'PAHM practice requires a minimum of 15 minutes to be effective.',
      'Stage 3 PAHM practice requires a minimum of 15 minutes to be effective.',
      'Stage 4 PAHM practice requires a minimum of 30 minutes to develop continuous attention.',
      'Stage 5 PAHM practice requires a minimum of 45 minutes to effectively work with subtle dullness.',
      'Stage 6 PAHM practice requires a minimum of 60 minutes to achieve single-pointed attention and subdue subtle distractions.',
      'Please rate your session',
      'Poor',
      'Fair',
      'Good',
      'Very Good',
      'Excellent',
    ],
  ],
  [
    'B § 8',
    [
      'Error saving reflection. Please try again.',
      'Complete this mind recovery practice early?',
      'Please select how you feel after the practice.',
      'You need to complete T5 practice before accessing Stage 2.',
      'Complete this session early? Note: PAHM practice is most effective with full duration.',
      'Stage 3 practice is most effective with full duration.',
      'Stage 4 practice is most effective with full duration for continuous attention development.',
      'Stage 5 practice is most effective with full duration for developing introspective awareness and overcoming subtle dullness.',
      'Complete this session early? Note: Stage 6 practice is most effective with full duration for developing single-pointed attention and subduing subtle distractions.',
    ],
  ],
];

it.each(exact)('gives the texts of %s letter by letter', (_section, texts) => {
  const given = new Set(sentences.map(({ text }) => text));
  expect(texts.filter((text) => !given.has(text))).toEqual([]);
});

it('leaves nothing blank, doubles no word and shouts only where the specification does', () => {
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter(({ text }) => text.trim() !== text || text === '')).toEqual([]);
  expect(sentences.filter(({ text }) => /\b([a-z]+) \1\b/i.test(text))).toEqual([]);
  expect(sentences.filter(({ text }) => text.includes('!')).map(({ text }) => text)).toEqual(['Great Job!']);
});

describe('countries', () => {
  it('are 58 and Other', () => {
    expect(countryCodes).toHaveLength(59);
    expect(new Set(Object.values(countryNames)).size).toBe(59);
  });

  it('are listed by name, Other last', () => {
    const names = Object.values(countryNames);
    const listed = names.slice(0, -1);
    expect(names.at(-1)).toBe('Other');
    expect(listed).toEqual(listed.toSorted((one, two) => one.localeCompare(two, 'en')));
  });
});

describe('slides and introductions', () => {
  it('the introduction has its five slides of 60 to 120 words', () => {
    expect(introductionSlides.map(({ title }) => title)).toEqual([
      'Welcome',
      'Why This Practice Matters',
      'The Fundamental Blindness',
      'A Simple Practice',
      'Your Journey Begins',
    ]);
    for (const { body } of introductionSlides) {
      expect(words(...body)).toBeGreaterThanOrEqual(60);
      expect(words(...body)).toBeLessThanOrEqual(120);
    }
  });

  it('stage 1 has three slides', () => expect(stage1Slides).toHaveLength(3));

  it('stages 3 to 6 begin with their own titles', () => {
    expect(matrixStages.slice(1).map((stage) => matrixStageSlides[stage][0].title)).toEqual([
      'PAHM Beginner: Dot Tracking Practice',
      'PAHM Practitioner: Tool-Free Practice',
      'PAHM Master: Effortless Awareness',
      'PAHM Illuminator: Continuous Awareness',
    ]);
  });

  it.each(matrixStages)('the four slides of stage %i teach in 70 to 120 words each', (stage) => {
    for (const { body } of matrixStageSlides[stage]) {
      expect(words(...body)).toBeGreaterThanOrEqual(70);
      expect(words(...body)).toBeLessThanOrEqual(120);
    }
  });

  it.each(levels)('the introduction of $name teaches in 90 to 150 words', ({ key, name }) => {
    const { title, body } = levelIntros[key];
    expect(title.startsWith(`${name}: `)).toBe(true);
    expect(words(...body)).toBeGreaterThanOrEqual(90);
    expect(words(...body)).toBeLessThanOrEqual(150);
  });

  it.each(stages)('the guide of stage $number has 150 to 210 words', ({ number }) => {
    const { trains, practice, feels, ready } = stageWords[number];
    expect(words(trains, practice, feels, ready)).toBeGreaterThanOrEqual(150);
    expect(words(trains, practice, feels, ready)).toBeLessThanOrEqual(210);
  });
});

describe('the matrix', () => {
  it.each(positions)('the button of $key bears its name, and a screen reader hears its place', (position) => {
    const { label, name, spoken } = positionWords[position.key];
    expect(label).toBe(position.key.toUpperCase());
    expect(name.toUpperCase()).toBe(label);
    expect(spoken).toBe(`${name}: ${position.time}, ${position.charge}`);
  });

  it.each(stages.slice(1))('the messages of stage $number name their own stage and least length', (stage) => {
    const number = matrixStages.find((matrixStage) => matrixStage === stage.number) ?? 2;
    expect(matrixMessages.minimum[number]).toContain(`a minimum of ${stage.minutes?.minimum} minutes`);
    expect(matrixMessages.maximum).toContain(`at most ${stage.minutes?.maximum} minutes`);
    expect(matrixMessages.locked[number]).toContain(`Stage ${number}`);
    if (number > 2) expect(completeEarlyTexts[number]).toContain(`Stage ${number} practice`);
  });

  it.each(readinessStages)('the way out of stage %i is told with the figures that count', (stage) => {
    const { neededSits, neededPresent } = readinessOf(stage, []);
    const toNext = [matrixMessages.locked[matrixStages[stage - 1] ?? 2], stageWords[stage].ready];
    toNext.push(matrixStageSlides[stage].flatMap(({ body }) => body).join(' '));
    for (const text of toNext) {
      expect(text.toLowerCase()).toContain(`${neededSits === 5 ? 'five' : neededSits} full sits`);
      expect(text.replaceAll('\u00a0', ' ')).toContain(`${neededPresent} %`);
    }
  });

  it.each(matrixStages)('every grade that stage %i gives has its sentence, and no other', (stage) => {
    const given = new Set(Array.from({ length: 101 }, (_, percent) => feedbackOf(stage, percent)));
    expect(Object.keys(feedbackMessages[stage]).sort()).toEqual([...given].sort());
  });
});
