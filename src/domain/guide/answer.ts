import { type Asker, type Opening, openingFor } from './asker.ts';
import { bestPassages } from './passage-choice.ts';
import type { Passage } from './passages.ts';
import type { Place } from './places.ts';
import type { BookIndex, Findings, FoundPlace } from './search.ts';

/** How well an answer matches the book (B § 9): shown as that, and no measure of truth. */
export const confidences = { matrix: 0.9, stage: 0.85, other: 0.7, uncovered: 0.5 } as const;

/** An answer out of the book. All of it is quoted; the words around it are the screen's. */
export interface BookAnswer {
  readonly kind: 'book';
  /** The places that were found, best first: three at most. */
  readonly places: readonly string[];
  readonly opening: Opening | undefined;
  readonly confidence: 0.9 | 0.85 | 0.7;
  /** 'Key Insights from the Book': one or two, the best first (B § 2). */
  readonly insights: readonly Passage[];
  /** 'Practical Steps': three at most (B § 2). */
  readonly steps: readonly Passage[];
  /** The places that the questions to go on with lead to: three at most. */
  readonly followUps: readonly string[];
}

/** The book does not cover it: the places that come nearest, one of each chapter. */
export interface UncoveredAnswer {
  readonly kind: 'uncovered';
  readonly confidence: 0.5;
  readonly nearest: readonly Place[];
}

const most = { places: 3, insights: 2, steps: 3, followUps: 3, nearest: 3 } as const;
/** What is quoted beside the best place fits at least this share as well. */
const besideFrom = { insight: 0.5, step: 0.45, followUp: 0.15 } as const;

/** An instruction that shares so much weight of words with the best place is about the same. */
const sharedFrom = 6;

/** Answers a question from the book, or says that the book does not cover it. */
export function answerFrom(index: BookIndex, question: string, asker: Asker): BookAnswer | UncoveredAnswer {
  const findings = index.find(question, asker.stage);
  const [first] = findings.places;
  if (!findings.isCovered || !first) {
    return {
      kind: 'uncovered',
      confidence: confidences.uncovered,
      nearest: nearestOf(index, findings, asker),
    };
  }
  const fitting = (share: number) => findings.places.filter(({ score }) => score >= first.score * share);
  const insights = insightsOf(index, findings, fitting(besideFrom.insight));
  const steps = stepsOf(index, findings, fitting(besideFrom.step), insights);
  const quoted = new Set([...insights, ...steps].map(({ place }) => place));
  return {
    kind: 'book',
    places: findings.places.slice(0, most.places).map(({ place }) => place.id),
    opening: openingFor(asker),
    confidence: confidenceOf(findings, first.place),
    insights,
    steps,
    followUps: followUpsOf(index, fitting(besideFrom.followUp), quoted, first.place),
  };
}

function confidenceOf({ shape }: Findings, { concept }: Place): BookAnswer['confidence'] {
  if (shape.isOnMatrix || concept) return confidences.matrix;
  return shape.isOnStage ? confidences.stage : confidences.other;
}

/** The best passage of the best place, and the best of the next one or else a second one of the same. */
function insightsOf(index: BookIndex, { terms, shape }: Findings, found: readonly FoundPlace[]): Passage[] {
  const [first, second] = found;
  if (!first) return [];
  const own = bestPassages(index, first.place, terms, shape);
  const other = second ? bestPassages(index, second.place, terms, shape) : [];
  const chosen = [...own.slice(0, 1), ...other.slice(0, 1), ...own.slice(1)].slice(0, most.insights);
  const isOfOne = chosen.every(({ place }) => place === first.place.id);
  return isOfOne ? first.place.passages.filter((passage) => chosen.includes(passage)) : chosen;
}

/** Challenges that were found as well, then what to do at the concept or in the stage of the best place, as far as it is asked for. */
function stepsOf(
  index: BookIndex,
  { terms, shape }: Findings,
  found: readonly FoundPlace[],
  insights: readonly Passage[],
): Passage[] {
  const [first] = found;
  if (!first) return [];
  const challenges = found
    .flatMap(({ place }) => (place.kind === 'challenge' ? place.passages : []))
    .filter((passage) => !insights.includes(passage));
  const concept = found.find(({ place }) => place.kind === 'concept')?.place;
  const guidance = concept?.passages.filter(({ kind }) => kind === 'guidance') ?? [];
  const instructions =
    index.places
      .find(
        ({ kind, stage, passages }) =>
          kind === 'list' && stage === first.place.stage && passages[0]?.kind === 'instruction',
      )
      ?.passages.filter(
        ({ text }) =>
          shape.isOverview || index.fit(text, terms) > 0 || index.shared(text, first.place) >= sharedFrom,
      ) ?? [];
  return [...challenges.slice(0, 1), ...guidance, ...instructions].slice(0, most.steps);
}

function followUpsOf(
  index: BookIndex,
  found: readonly FoundPlace[],
  quoted: ReadonlySet<string>,
  first: Place,
): string[] {
  const at = index.places.indexOf(first);
  const next = index.places
    .slice(at + 1)
    .filter(({ kind, stage }) => kind === first.kind && stage === first.stage);
  const candidates = [...found.map(({ place }) => place), ...next];
  const open = candidates.filter(({ id, kind }) => kind !== 'list' && !quoted.has(id)).map(({ id }) => id);
  return [...new Set(open)].slice(0, most.followUps);
}

/** The places that share a word with the question, one a chapter; where there is none, the opening of the person's own stage. */
function nearestOf(index: BookIndex, { places }: Findings, { stage }: Asker): Place[] {
  const ofChapters = places.map(({ place }) => place).filter(({ kind }) => kind === 'section');
  const near = ofChapters.filter(
    (place, at) => ofChapters.findIndex((one) => one.stage === place.stage) === at,
  );
  const opening = index.places.find((place) => place.kind === 'section' && place.stage === (stage ?? 1));
  return near.length > 0 ? near.slice(0, most.nearest) : opening ? [opening] : [];
}
