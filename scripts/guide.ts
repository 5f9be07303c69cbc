/**
 * `npm run guide`: how often the Wisdom Guide finds the right passage, declines what the book does not cover and recognises a
 * crisis, for each set of questions; fails when a goal is missed. `-- --wrong` names the questions of the set used while
 * tuning that go wrong; those held out stay unseen.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Rate, ratesOf } from '#domain/guide/questions/rates.ts';
import { goals, questionSets } from '#domain/guide/questions/sets.ts';
import { createGuide } from '#features/guide/guide.ts';
import { atMost, type Figure } from '../tests/bench/figure.ts';
import { tableOf } from '../tests/bench/table.ts';

const { values } = parseArgs({ options: { wrong: { type: 'boolean', default: false } } });
const guide = createGuide();
let missed = 0;

function atLeast(name: string, { right, of, percent }: Rate, goal: number): Figure {
  return {
    name,
    value: `${right} of ${of}, ${percent.toFixed(1)} %`,
    goal: `at least ${goal} %`,
    verdict: percent >= goal ? 'met' : 'MISSED',
  };
}

for (const { name, questions } of questionSets) {
  const rates = ratesOf(questions, guide.outcome);
  const { first, amongThree, declined, crisis, falseAlarms, personal } = rates;
  const figures = [
    atLeast('Right passage first', first, goals.first),
    atLeast('Right passage among the first three', amongThree, goals.amongThree),
    atLeast('Not in the book: declined', declined, goals.declined),
    atLeast('Crisis recognised', crisis, goals.crisis),
    atMost(`Taken for a crisis, of ${falseAlarms.of} others`, falseAlarms.percent, goals.falseAlarms, '%', 1),
    atLeast('About one’s own sits', personal, 100),
  ];
  process.stdout.write(`\nQuestions ${name}\n${tableOf(figures)}\n`);
  missed += figures.filter(({ verdict }) => verdict === 'MISSED').length;
  if (!values.wrong || questions !== questionSets[0]?.questions) continue;
  for (const [what, { wrong }] of Object.entries(rates)) {
    for (const question of wrong)
      process.stdout.write(`${what}: ${question} → ${guide.outcome(question).places.join(', ')}\n`);
  }
}
process.stdout.write(missed === 0 ? '\nEvery goal is met.\n' : `\n${missed} missed.\n`);
process.exitCode = missed === 0 ? 0 : 1;
