import { describe, expect, it } from 'vitest';
import { totalsOf } from '#domain/analytics/totals.ts';
import { readinessOf } from '#domain/path/readiness.ts';
import { exampleSession } from '../../../../tests/setup/example-session.ts';
import { createGuide } from './guide.ts';
import type { OwnKnowledge } from './personal-reply.ts';

const guide = createGuide();
const sessions = [exampleSession()];
const today = '2026-11-21';
const own: OwnKnowledge = {
  practice: {
    today,
    sessions,
    totals: totalsOf(sessions, today),
    lastDay: today,
    readiness: readinessOf(2, []),
    mood: { energy: 6.5, notes: 1 },
  },
  progress: { stage: 2, nextLevel: 't5' },
};

describe('a question about one’s own sits', () => {
  it('is answered with the figures', () => {
    const reply = guide.reply('How am I doing?', { own });
    expect(reply.text).toEqual([
      'Here is what your own sits say. They describe your practice and do not grade it.',
      'All in all you have sat for 0.2 hours, in 1 sit.',
      'In the last seven days: 1 sit, 10 minutes. In the seven days before: 0 minutes.',
      'You have sat on 1 day in a row. The longest row so far is 1.',
      'Stage 3 asks for 5 full sits in stage 2. You have 0 of them.',
      'In 1 note of your own from the last seven days your energy was 6.5 of 10 on average.',
    ]);
    expect(reply.insights.map(({ page }) => page)).toEqual(['chapter-2', 'chapter-2']);
  });

  it('is answered with a sit for today, and what else would do', () => {
    const reply = guide.reply('what should i practise today', { own });
    expect(reply.text.at(-2)).toBe('For today: Mid-Day Reset, 3 minutes.');
    expect(reply.text.at(-1)).toBe('If that does not suit you, this does as well: stage 2, 30 minutes.');
    expect(reply.sits).toHaveLength(2);
    const away = { ...own, practice: { ...own.practice, today: '2026-12-21', sessions: [] } };
    const back = guide.reply('what should i practise today', { own: away });
    expect(back.text).toContain('For today: T5 of stage 1, 30 minutes.');
    expect(back.insights[0]?.text).toContain('After a missed week, the next sit is simply the next sit.');
    expect(back.steps).toHaveLength(3);
  });

  it('is not answered with made-up figures', () => {
    const reply = guide.reply('How am I doing?', {});
    expect(reply.text).toEqual(['I cannot see your sits just now.']);
  });
});
