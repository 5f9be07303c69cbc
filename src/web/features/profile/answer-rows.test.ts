import { describe, expect, it } from 'vitest';
import { answerLabels } from '#content/screens/answer-labels.ts';
import { type PartialAnswers, resultsOf } from '#domain/onboarding/answers.ts';
import { phases } from '#domain/onboarding/questionnaire.ts';
import { answerRows } from './answer-rows.ts';

const at = '2026-03-01T08:00:00Z';
const rowsOf = (answers: PartialAnswers) =>
  phases.flatMap(({ key }) => answerRows(resultsOf(answers, at), key));
const lines = (answers: PartialAnswers, label: string) =>
  rowsOf(answers).find((row) => row.label === label)?.lines;

describe('the answers in My Details (A § 2)', () => {
  it('have a row for each of the 27 questions, in their order', () => {
    expect(rowsOf({}).map(({ label }) => label)).toEqual(Object.values(answerLabels));
    expect(rowsOf({}).every(({ lines: [line] }) => line === 'Not answered')).toBe(true);
  });

  it('say what was chosen in the words of the question', () => {
    expect(lines({ goals: ['focus', 'sleep'] }, 'Goals')).toEqual(['A steadier focus', 'Quieter nights']);
    expect(lines({ age_range: '65+' }, 'Age')).toEqual(['65 or older']);
    expect(lines({ nationality: 'DE' }, 'Nationality')).toEqual(['Germany']);
    expect(lines({ residence_country: 'Other' }, 'Country of residence')).toEqual(['Other']);
    expect(lines({ sleep_pattern: 7 }, 'Sleep quality')).toEqual(['7 of 10']);
  });

  it('say each part of an answer that has parts', () => {
    expect(
      lines({ self_talk: { critical_supportive: 3, anxious_calm: 8 } }, 'How you speak to yourself'),
    ).toEqual(['When I have made a mistake: 3 of 10', 'When something lies ahead: 8 of 10']);
    const knowledge = {
      present_moment: 1,
      non_judgmental: 2,
      acceptance: 3,
      mindful_breathing: 4,
      body_awareness: 5,
    };
    expect(lines({ mindfulness_knowledge: knowledge }, 'Ideas you know')).toEqual([
      'Present moment: 1 of 5',
      'Not judging: 2 of 5',
      'Acceptance: 3 of 5',
      'Mindful breathing: 4 of 5',
      'Body awareness: 5 of 5',
    ]);
    expect(
      lines(
        {
          sensory_preferences: {
            sound: ['Silence', 'Soft music'],
            lighting: ['Candles'],
            scents: ['Incense'],
          },
        },
        'Surroundings',
      ),
    ).toEqual(['Sound: Silence, Soft music', 'Light: Candles', 'Scent: Incense']);
  });

  it('show an answer that is asked no more only where it is stored', () => {
    const results = resultsOf({ goals: ['focus'] }, at);
    const stored = {
      ...results,
      lifestyle_patterns: { ...results.lifestyle_patterns, occupation: 'Nurse', children: 2 },
    };
    const labels = (rows: readonly { label: string }[]) => rows.map(({ label }) => label);
    expect(labels(rowsOf({}))).not.toContain('Occupation');
    expect(answerRows(stored, 'lifestyle_patterns').slice(-2)).toEqual([
      { label: 'Children', lines: ['2'] },
      { label: 'Occupation', lines: ['Nurse'] },
    ]);
    expect(labels(answerRows(stored, 'demographics'))).not.toContain('Occupation');
  });
});
