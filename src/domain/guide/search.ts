import { pairIndex } from './pair-index.ts';
import type { Passage } from './passages.ts';
import { type Place, placesOf } from './places.ts';
import { type QuestionShape, questionShape } from './question-shape.ts';
import { type QuestionTerm, termReader } from './question-terms.ts';
import { type StemHit, type StemIndex, stemIndex } from './stem-index.ts';
import { allAtOnce, type Steps } from './steps.ts';
import type { GuideWords } from './topics.ts';
import { wordReader } from './words.ts';

/** A place that was found, how well it fits, and how much of the question it covers, 0 to 1. */
export interface FoundPlace {
  readonly place: Place;
  readonly score: number;
  readonly covered: number;
}

/** What a question finds: the places, best first, and whether the book covers the question at all. */
export interface Findings {
  readonly places: readonly FoundPlace[];
  readonly terms: readonly QuestionTerm[];
  readonly shape: QuestionShape;
  readonly isCovered: boolean;
}

/** The book, made ready for questions. */
export interface BookIndex {
  readonly places: readonly Place[];
  /** `stage` is the person's own, which is preferred where the question names none. */
  find(question: string, stage?: number): Findings;
  /** How well a text fits a question: the weight of the words they share. */
  fit(text: string, terms: readonly QuestionTerm[]): number;
  /** How much a text and a place are about the same: the weight of the words they share. */
  shared(text: string, place: Place): number;
}

/** What stands in the book weighs 1 in chapters and 0.9 in concepts (B § 3). */
const relevance = { chapters: 1, concepts: 0.9 } as const;
/** How much the person's own stage is preferred, and the chapter that a question names. */
const preferred = { own: 1.05, named: 1.25, overview: 3, opening: 1.7, concept: 1.5 } as const;
/**
 * From what share of a question's weight on a place answers it, and with what score at least: one that covers half of the
 * question needs a better one. Where a word of another subject is left uncovered, the share must be greater.
 */
const answersFrom = { share: 0.4, mixedShare: 0.66, surerShare: 0.7, score: 9, surerScore: 24 } as const;
/** Somebody who tells of themselves asks about their practice more often than not: less is needed. */
const toldFrom = { ...answersFrom, mixedShare: 0.45, surerScore: 14 } as const;

/** Indexes the passages of the book, in pieces. */
export function* indexing(passages: readonly Passage[], words: GuideWords): Steps<BookIndex> {
  const places = placesOf(passages);
  const answering = places.filter(({ kind }) => kind !== 'list');
  const openings = new Set(
    places.filter(({ kind, stage }, at) => kind === 'section' && places[at - 1]?.stage !== stage),
  );
  const read = wordReader(words.phrases);
  const index = yield* stemIndex(answering, words.topics, read);
  yield;
  const readTerms = termReader(words, read, index.isWritten);
  yield;
  const silent = index.stemsIn(`${words.emptyWords} ${words.weakWords} ${words.practisingWords}`);
  const shapeOf = questionShape(words, read, answering);
  yield;
  const pairs = yield* pairIndex(answering, words, read);

  /** The best find of a term in each place, by any of its stems. */
  function hitsOf({ stems }: QuestionTerm): Map<number, StemHit> {
    const best = new Map<number, StemHit>();
    for (const [stem, weight] of stems) {
      for (const [id, hit] of index.hits(stem)) {
        const score = hit.score * weight;
        if (score > (best.get(id)?.score ?? 0)) best.set(id, { ...hit, score });
      }
    }
    return best;
  }

  function find(question: string, stage?: number): Findings {
    const terms = readTerms(question);
    const weights = terms.map((term) => weightOf(term, index));
    const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    const shape = shapeOf(question, terms);
    const outsideTerms = terms.filter(({ isOutside }) => isOutside).length;
    const isPractising = terms.some((term) => term.isPractising);
    const tallies = new Map<number, Tally>();
    terms.forEach((term, at) => {
      for (const [id, { score, isTelling, isAsked }] of hitsOf(term)) {
        const tally = tallies.get(id) ?? noTally;
        tallies.set(id, {
          score: tally.score + score,
          covered: tally.covered + (term.isOutside && !isAsked ? 0 : (weights[at] ?? 0) / whole),
          evidence: tally.evidence + (isTelling ? evidenceOf(term, isPractising) : 0),
          outsideCovered: tally.outsideCovered + (term.isOutside && isAsked ? 1 : 0),
        });
      }
    });
    const pairHits = pairs.hits(terms);
    const found = [...tallies].flatMap(([id, { score, covered, evidence, outsideCovered }]) => {
      const place = answering[id];
      if (!place) return [];
      const factor =
        (place.concept ? relevance.concepts : relevance.chapters) *
        (stage !== undefined && shape.stage === undefined && place.stage === stage ? preferred.own : 1) *
        (place.stage !== undefined && place.stage === shape.stage ? preferred.named : 1) *
        (shape.isOverview && place.stage === shape.stage && openings.has(place) ? preferred.overview : 1) *
        (shape.stage !== undefined &&
        (shape.asksOpening || shape.isOverview) &&
        words.topics[place.id]?.opens === shape.stage
          ? preferred.opening
          : 1) *
        (place.concept !== undefined && shape.concepts.includes(place.concept) ? preferred.concept : 1);
      return [
        {
          place,
          score: (score + (pairHits.get(id) ?? 0)) * factor * (0.3 + covered),
          covered,
          isAskedAbout: evidence >= 1,
          isMixed: outsideCovered < outsideTerms,
        },
      ];
    });
    found.sort((one, other) => other.score - one.score);
    const isCovered =
      !shape.isOrder &&
      found.slice(0, 3).some((one) => doesAnswer(one, shape.isTold ? toldFrom : answersFrom));
    return { places: found, terms, shape, isCovered };
  }

  function fit(text: string, terms: readonly QuestionTerm[]): number {
    const own = index.stemsIn(text);
    return terms.reduce((sum, { stems }) => {
      const best = [...stems].reduce(
        (most, [stem, weight]) => (own.has(stem) ? Math.max(most, weight) : most),
        0,
      );
      return sum + best * index.weightOf([...stems.keys()]);
    }, 0);
  }

  function shared(text: string, place: Place): number {
    const own = index.stemsIn(place.passages.map((passage) => passage.text).join(' '));
    const said = [...index.stemsIn(text)].filter((stem) => own.has(stem) && !silent.has(stem));
    return said.reduce((sum, stem) => sum + index.weightOf([stem]), 0);
  }

  return { places, find, fit, shared };
}

/** The book, indexed at once. */
export function bookIndex(passages: readonly Passage[], words: GuideWords): BookIndex {
  return allAtOnce(indexing(passages, words));
}

/** That somebody practises says little of what the question is about, and so do words of every question. */
const slightWeight = 0.4;
const weakWeight = 0.8;

/** What a term weighs in a question: one that asks for anything nothing, one of another subject as much as the rarest word. */
function weightOf(
  { stems, isAsking, isOutside, isPractising, isWeak }: QuestionTerm,
  index: StemIndex,
): number {
  if (isAsking) return 0;
  if (isOutside) return index.greatestWeight;
  return index.weightOf([...stems.keys()]) * (isPractising ? slightWeight : isWeak ? weakWeight : 1);
}

/** What a place has of a question so far. */
interface Tally {
  readonly score: number;
  readonly covered: number;
  /** From 1 on, the question is about the place and not about something that it only names. */
  readonly evidence: number;
  readonly outsideCovered: number;
}
const noTally: Tally = { score: 0, covered: 0, evidence: 0, outsideCovered: 0 };

/** Whether a place answers the question that found it. */
function doesAnswer(
  found: { score: number; covered: number; isAskedAbout: boolean; isMixed: boolean },
  from: { readonly [Key in keyof typeof answersFrom]: number },
): boolean {
  const { score, covered, isAskedAbout, isMixed } = found;
  const share = isMixed ? from.mixedShare : from.share;
  const least = covered < from.surerShare ? from.surerScore : from.score;
  return isAskedAbout && covered >= share && score >= least;
}

/** How much a word shows that a question is about what the word is told of: of everyday words it takes two. */
function evidenceOf({ isWeak, isEveryday }: QuestionTerm, isPractising: boolean): number {
  if (isPractising) return 1;
  if (isWeak) return 0;
  return isEveryday ? 0.5 : 1;
}
