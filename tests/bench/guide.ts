import { gzipSync } from 'node:zlib';
import { book } from '#content/book/book.ts';
import { crisisPhrases } from '#content/guide/crisis-phrases.ts';
import { guideWords } from '#content/guide/guide-words.ts';
import { questionSets } from '#domain/guide/questions/sets.ts';
import { createGuide, openingGuide } from '#features/guide/guide.ts';
import { aimAtMost, atMost, type Effort, type Figure, median, percentile, shown, written } from './figure.ts';
import { guideFiles } from './guide-files.ts';

/** The device that is thought of is four times slower than this machine; an answer may take so long on it. */
const slower = 4;
const answerMillis = 5;
/** A task that takes longer holds up what a person does. */
const pieceMillis = 50;
/** Just-in-time compilation takes some rounds; a person's first questions are shown apart. */
const warmRounds = 3;

function millisOf(task: () => unknown): number {
  const start = performance.now();
  task();
  return performance.now() - start;
}

/** The longest of the pieces in which the guide is made ready, in milliseconds. */
function longestPiece(): number {
  const steps = openingGuide();
  let longest = 0;
  for (let isDone = false; !isDone; ) {
    longest = Math.max(
      longest,
      millisOf(() => {
        isDone = steps.next().done ?? false;
      }),
    );
  }
  return longest;
}

const kilobytes = (value: unknown) => {
  const text = JSON.stringify(value);
  return `${written(text.length / 1000)} KB, ${written(gzipSync(text).length / 1000)} KB gzip`;
};

/**
 * What the Wisdom Guide costs: made ready, and asked every question of the sets, one after the other, in Node; times are
 * multiplied by four for a device that much slower. And what its files weigh, from the built web.
 */
export async function measureGuide({ runs }: Effort): Promise<Figure[]> {
  const questions = questionSets.flatMap(({ questions: set }) => [
    ...set.book.map(([question]) => question),
    ...set.outside,
    ...set.crisis,
    ...set.nearCrisis,
  ]);
  const first = millisOf(createGuide) * slower;
  const ready = Array.from({ length: runs }, () => millisOf(createGuide) * slower);
  const pieces = Array.from({ length: runs }, () => longestPiece() * slower);
  const guide = createGuide();
  const askAll = () =>
    questions.map((question) => millisOf(() => guide.reply(question, { stage: 2 })) * slower);
  const cold = askAll();
  for (let round = 1; round < warmRounds; round += 1) askAll();
  const rounds = Array.from({ length: runs }, askAll);
  // Each question by the median of its rounds: what else runs on the machine is no part of an answer.
  const warm = questions.map((_, at) => median(rounds.map((round) => round[at] ?? 0)));
  const long = Array.from({ length: runs }, () => {
    return millisOf(() => guide.reply('what is worry and why '.repeat(454), { stage: 2 })) * slower;
  });
  return [
    shown('Made ready, the first time', `${written(first)} ms`),
    shown('Made ready, median', `${written(median(ready))} ms`),
    aimAtMost('Made ready, longest of its pieces, median', median(pieces), pieceMillis, 'ms'),
    atMost('An answer, median', median(warm), answerMillis, 'ms', 2),
    atMost(
      `An answer, 95 of 100, of ${questions.length} questions`,
      percentile(warm, 0.95),
      answerMillis,
      'ms',
      2,
    ),
    shown('An answer, 95 of 100 when asked for the first time', `${written(percentile(cold, 0.95), 2)} ms`),
    shown('An answer to 10,000 characters, median', `${written(median(long), 2)} ms`),
    shown('The book as it is stored', kilobytes(book)),
    shown('The words that the index adds', kilobytes(guideWords)),
    shown('The phrases of a crisis', kilobytes(crisisPhrases)),
    ...guideFiles(),
  ];
}
