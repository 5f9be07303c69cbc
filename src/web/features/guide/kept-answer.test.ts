import { describe, expect, it } from 'vitest';
import { askedQuestionSchema } from '#domain/guide/asked-question.ts';
import { questionSets } from '#domain/guide/questions/sets.ts';
import { exampleQuestion } from '../../../../tests/setup/example-questions.ts';
import { createGuide } from './guide.ts';
import { keptAnswer, paragraphsOf } from './kept-answer.ts';

const guide = createGuide();

describe('an answer that is kept', () => {
  const questions = questionSets.flatMap(({ questions: set }) => [
    ...set.book.map(([question]) => question),
    ...set.outside,
    ...set.crisis,
  ]);

  it('can be read again just so, whatever was asked', () => {
    for (const question of [...questions, 'hello', 'How am I doing?', '']) {
      const reply = guide.reply(question, { stage: 2, hours: 30, mood: 4, country: 'DE' });
      const answer = keptAnswer(reply);
      const kept = { ...exampleQuestion('a', { question }), ...answer };
      expect(askedQuestionSchema.parse(JSON.parse(JSON.stringify(kept))), question).toEqual(kept);
      expect(paragraphsOf(answer.aiResponse.text)).toEqual(reply.text);
    }
  });

  it('has no help lines of another day', () => {
    const reply = guide.reply('i want to die', { country: 'DE' });
    expect(reply.help?.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(keptAnswer(reply))).not.toMatch(/0800|https:/);
  });
});
