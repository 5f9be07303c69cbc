import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '#content/book/book.ts';
import { crisisWords } from '#content/guide/crisis-words.ts';
import { guideWords } from '#content/guide/guide-words.ts';
import { helpLines } from '#content/guide/help-lines.ts';
import { conceptIds } from '#domain/guide/book.ts';
import { ratesOf } from '#domain/guide/questions/rates.ts';
import { goals, questionSets } from '#domain/guide/questions/sets.ts';
import { rounds, showCount } from '../../../../tests/setup/counts.ts';
import { createGuide, type GuideAsker } from './guide.ts';
import type { GuideReply } from './reply.ts';

const guide = createGuide();

/** Every text of the book that can be quoted. */
const texts = new Set([
  ...book.chapters.flatMap(
    ({ content, keyPoints, practiceInstructions, commonChallenges, progressMarkers }) => [
      ...content.flatMap(({ paragraphs }) => paragraphs),
      ...keyPoints,
      ...practiceInstructions,
      ...commonChallenges.map(({ answer }) => answer),
      ...progressMarkers,
    ],
  ),
  ...book.pahmConcepts.flatMap(
    ({ definition, practicalGuidance, stageRelevance, commonMisunderstandings }) => [
      definition,
      ...practicalGuidance,
      ...stageRelevance.map(({ text }) => text),
      ...commonMisunderstandings.map(({ answer }) => answer),
    ],
  ),
]);

const quotationsIn = ({ insights, steps, nearest }: GuideReply) => [...insights, ...steps, ...nearest];
const textOf = (reply: GuideReply) => reply.text.join(' ');

describe.each(questionSets)('the questions $name', ({ name, questions }) => {
  const rates = ratesOf(questions, guide.outcome);

  it('find their passage first, or among the first three', () => {
    showCount(`guide, ${name}, first`, `${rates.first.right} of ${rates.first.of}`);
    showCount(`guide, ${name}, among three`, `${rates.amongThree.right} of ${rates.amongThree.of}`);
    expect(rates.first.percent).toBeGreaterThanOrEqual(goals.first);
    expect(rates.amongThree.percent).toBeGreaterThanOrEqual(goals.amongThree);
  });

  it('are declined where the book does not cover them', () =>
    expect(rates.declined.percent).toBeGreaterThanOrEqual(goals.declined));

  it('get help in a crisis, and only then', () => {
    expect(rates.crisis.wrong).toEqual([]);
    expect(rates.falseAlarms.percent).toBeLessThanOrEqual(goals.falseAlarms);
  });

  it('are told from questions about one’s own sits', () => expect(rates.personal.wrong).toEqual([]));
});

describe('the sets of questions', () => {
  const sets = questionSets.map(({ questions }) => questions);
  const allOf = (set: (typeof sets)[number]) => [
    ...set.book.map(([question]) => question),
    ...set.outside,
    ...set.crisis,
    ...set.nearCrisis,
  ];

  it('are large enough, and no question stands in both', () => {
    const count = (key: 'outside' | 'crisis' | 'nearCrisis') => sets.flatMap((set) => set[key]).length;
    expect(sets.flatMap(allOf).length).toBeGreaterThanOrEqual(150);
    expect(count('outside')).toBeGreaterThanOrEqual(30);
    expect(count('crisis')).toBeGreaterThanOrEqual(25);
    expect(count('nearCrisis')).toBeGreaterThanOrEqual(25);
    const all = sets.flatMap(allOf);
    expect(all.filter((question, at) => all.indexOf(question) !== at)).toEqual([]);
  });

  it('ask for every stage and every position, and for places that are there', () => {
    const wanted = new Set(sets.flatMap((set) => set.book.flatMap(([, ...places]) => places)));
    const sections = book.chapters.flatMap(({ content, commonChallenges }) =>
      [...content, ...commonChallenges].map(({ anchor }) => anchor),
    );
    expect([...wanted].filter((place) => ![...sections, ...conceptIds].includes(place))).toEqual([]);
    expect(conceptIds.filter((id) => !wanted.has(id))).toEqual([]);
    expect(book.chapters.filter(({ content }) => !content.some(({ anchor }) => wanted.has(anchor)))).toEqual(
      [],
    );
  });
});

describe('what the places are asked about', () => {
  const places = [
    ...book.chapters.flatMap(({ content, commonChallenges }) =>
      [...content, ...commonChallenges].map(({ anchor }) => anchor),
    ),
    ...conceptIds,
  ];

  it('is said of every place and of no other', () =>
    expect(Object.keys(guideWords.topics).sort()).toEqual(places.sort()));

  it.each(Object.entries(guideWords.topics))('leads to %s', (place, { asks }) =>
    expect(guide.outcome(asks).places[0]).toBe(place),
  );
});

describe('a reply', () => {
  const words = [...texts].join(' ').split(/\s+/);
  const asker: fc.Arbitrary<GuideAsker> = fc.record({
    stage: fc.constantFrom(undefined, 1, 2, 3, 4, 5, 6),
    hours: fc.constantFrom(undefined, 0, 19.9, 20, 49, 50, 900),
    mood: fc.constantFrom(undefined, 1, 4.9, 5, 10),
  });
  const question = fc.oneof(
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((some) => some.join(' ')),
    fc.constantFrom(...questionSets.flatMap(({ questions }) => questions.book.map(([asked]) => asked))),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  );
  const count = rounds(10_000);

  it(`quotes nothing that does not stand in the book letter by letter, in ${count} random questions`, () => {
    let quoted = 0;
    fc.assert(
      fc.property(question, asker, (asked, person) => {
        const reply = guide.reply(asked, person);
        quoted += quotationsIn(reply).length;
        expect(quotationsIn(reply).filter(({ text }) => !texts.has(text))).toEqual([]);
        expect(reply.insights.length).toBeLessThanOrEqual(2);
        expect(reply.steps.length).toBeLessThanOrEqual(3);
        expect(reply.followUps.length).toBeLessThanOrEqual(3);
        if (reply.kind === 'book') expect(reply.insights.length).toBeGreaterThan(0);
        if (reply.kind === 'crisis') expect(quotationsIn(reply)).toEqual([]);
      }),
      { numRuns: count },
    );
    expect(quoted).toBeGreaterThan(count / 2);
    showCount('guide, quotations found in the book letter by letter', `${quoted} of ${quoted}`);
  });

  it.each([
    ['empty', ''],
    ['blank', ' \n\t '],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 letters of words', 'what is worry '.repeat(714)],
    ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
    ['right to left', 'ما هو القلق \u202e\u202d כיצד'],
    ['emoji', '🧘🏽‍♀️🔥👩‍👩‍👧‍👦'.repeat(300)],
    ['a lone surrogate', `\ud800 worry \udfff`],
    ['names of Object', '__proto__ constructor hasOwnProperty toString valueOf'],
    ['a pattern', '(a+)+$ .* [ \\ ] { } ^ $ | ?'],
  ])('is given to hostile input: %s', (_name, hostile) => {
    const reply = guide.reply(hostile, { stage: 1 });
    expect(['book', 'uncovered']).toContain(reply.kind);
    expect(textOf(reply)).not.toContain('<');
  });

  it('finds a crisis at the end of a long text', () => {
    const long = `${'I sat for an hour and then another. '.repeat(270)} I want to kill myself`;
    expect(guide.reply(long, {}).kind).toBe('crisis');
  });

  it('names the match with the book as the specification has it (B § 9)', () => {
    const confidence = (asked: string) => guide.reply(asked, {}).confidence;
    expect(confidence('What is the PAHM matrix?')).toBe(0.9);
    expect(confidence('How to handle poisonous thoughts?')).toBe(0.9);
    expect(confidence('Stage 3 guidance')).toBe(0.85);
    expect(confidence('the dog next door barks')).toBe(0.7);
    expect(confidence('What is the capital of France?')).toBe(0.5);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'to guidance for stage %i opens with its own chapter and says what to do',
    (stage) => {
      const { insights, steps } = guide.reply(`Stage ${stage} guidance`, {});
      expect(insights[0]?.page).toBe(`chapter-${stage}`);
      expect(insights[0]?.text).toBe(book.chapters[stage - 1]?.content[0]?.paragraphs[0]);
      expect(steps).toHaveLength(3);
    },
  );

  it('opens by mood and level, and leaves out what is not known (B § 9)', () => {
    const opening = (person: GuideAsker) => guide.reply('What is worry?', person).text[0];
    const [none, ...openings] = [{}, { hours: 3 }, { hours: 20 }, { hours: 50 }, { hours: 50, mood: 4 }].map(
      opening,
    );
    expect(new Set([none, ...openings]).size).toBe(5);
    expect(none).toMatch(/^The book speaks of this/);
    expect(opening({ mood: 5 })).toBe(none);
  });

  it('says that the book does not cover a question, and what comes nearest', () => {
    const reply = guide.reply('who won the football world cup', { stage: 2 });
    expect(reply.kind).toBe('uncovered');
    expect(textOf(reply)).toContain('The book does not cover that');
    expect(reply.nearest.length).toBeGreaterThan(0);
  });

  it('greets back', () => {
    expect(guide.reply('Hello!', {}).kind).toBe('greeting');
    expect(textOf(guide.reply('thanks', {}))).toBe('You are welcome.');
  });
});

describe('in a crisis', () => {
  const linesIn = (country: GuideAsker['country']) => guide.reply('i want to die', { country }).help;

  it('shows the lines of the person’s country, and where every other is found', () => {
    expect(linesIn('DE')?.lines.map(({ number }) => number)).toEqual([
      '0800 111 0 111',
      undefined,
      undefined,
    ]);
    expect(linesIn('US')?.emergency).toBe('911');
    const elsewhere = [linesIn(undefined), linesIn('Other'), linesIn('ET')];
    for (const help of elsewhere) {
      expect(help?.lines).toEqual(helpLines.anywhere);
      expect(help?.emergency).toBeUndefined();
    }
  });

  it('coaches nobody', () => {
    const { text, insights, steps, followUps, confidence } = guide.reply('i want to die', { stage: 3 });
    expect(text).toEqual(crisisWords.life);
    expect([insights, steps, followUps, confidence]).toEqual([[], [], [], undefined]);
  });

  it.each(Object.values(helpLines.countries).flatMap(({ lines }) => lines))(
    'can call $name: what is dialled is what is written',
    ({ number = '', dial = '', address }) => {
      expect(dial).toMatch(/^[*+]?\d{2,}$/);
      expect(number.replace(/^.* or /, '').replaceAll(' ', '')).toBe(dial);
      expect(address).toMatch(/^https:\/\//);
    },
  );
});
