import type { AskedQuestion } from '#domain/guide/asked-question.ts';
import type { GuideAnswer } from '#store/guide-data.ts';

/** A question to the Wisdom Guide, asked on 21 November 2026. */
export function exampleQuestion(questionId: string, given: Partial<AskedQuestion> = {}): AskedQuestion {
  return {
    questionId,
    timestamp: '2026-11-21T08:00:00.000Z',
    question: 'What is worry?',
    userStage: 2,
    ...given,
  };
}

/** An answer out of the book. */
export function exampleAnswer(given: Partial<GuideAnswer['aiResponse']> = {}): GuideAnswer {
  const quotation = {
    text: 'Worry is thinking of something to come that you do not want.',
    source: 'The Nine Positions, Worry',
    heading: 'What it is',
    page: 'positions',
    anchor: 'worry',
  };
  return {
    aiResponse: {
      kind: 'book',
      text: 'The book speaks of this in The Nine Positions, Worry, under “What it is”.',
      confidence: 0.9,
      bookWisdom: [quotation],
      practicalGuidance: [{ ...quotation, heading: 'What to do' }],
      nearest: [],
      sits: [{ kind: 'stage', stage: 2, minutes: 30 }],
      ...given,
    },
    followUpQuestions: ['What is regret?'],
  };
}
