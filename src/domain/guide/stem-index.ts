import MiniSearch from 'minisearch';
import type { Place } from './places.ts';
import type { Steps } from './steps.ts';
import type { TopicWords } from './topics.ts';
import { stemsRead, type WordReader } from './words.ts';

/** How well a stem fits a place, and whether it stands in what tells the place's subject. */
export interface StemHit {
  readonly score: number;
  readonly isTelling: boolean;
  /** It stands in what the place is asked about. */
  readonly isAsked: boolean;
}

/** Which places hold a stem, and what a stem weighs. */
export interface StemIndex {
  isWritten(stem: string): boolean;
  /** By the place's number in the list. */
  hits(stem: string): ReadonlyMap<number, StemHit>;
  /** The rarer, the more: of stems that mean the same, the first one that stands anywhere. */
  weightOf(stems: readonly string[]): number;
  readonly greatestWeight: number;
  /** The stems of a text of the book: each is read once and kept. */
  stemsIn(text: string): ReadonlySet<string>;
}

/** A hit in what a place is asked about or in its heading says more than one in its text. */
const boosts = { asked: 4, heading: 2, title: 0.6, text: 1 } as const;
const tellingFields: readonly string[] = ['asked', 'heading'];
/** A word that stands nowhere weighs as much as one that stands in this many places: it may be any word. */
const placesOfUnknown = 10;

/** Indexes places with what they are asked about, one a step. */
export function* stemIndex(
  places: readonly Place[],
  topics: Readonly<Record<string, TopicWords>>,
  read: WordReader,
): Steps<StemIndex> {
  const stemsOf = (text: string) => stemsRead(read, text);
  const index = new MiniSearch<{ id: number } & Record<keyof typeof boosts, string>>({
    fields: Object.keys(boosts),
    tokenize: stemsOf,
    processTerm: (stem) => stem,
  });
  for (const [id, place] of places.entries()) {
    index.add({ id, ...textsOf(place, topics[place.id]) });
    yield;
  }
  const known = new Map<string, ReadonlyMap<number, StemHit>>();

  function hits(stem: string): ReadonlyMap<number, StemHit> {
    const before = known.get(stem);
    if (before) return before;
    const found = index.search(stem, { boost: boosts, tokenize: (text) => [text] });
    const byPlace = new Map(
      found.map(({ id, score, match }) => {
        const isTelling = (match[stem] ?? []).some((field) => tellingFields.includes(field));
        const isAsked = (match[stem] ?? []).includes('asked');
        return [id as number, { score, isTelling, isAsked }] as const;
      }),
    );
    // Only what stands in the book is kept, so that no stream of made-up words fills the memory.
    if (byPlace.size > 0) known.set(stem, byPlace);
    return byPlace;
  }

  const isWritten = (stem: string) => hits(stem).size > 0;
  const weightOf = (stems: readonly string[]) => {
    const written = stems.find(isWritten);
    const count = written === undefined ? placesOfUnknown : hits(written).size;
    return weightFor(places.length, count);
  };
  const textsRead = new Map<string, ReadonlySet<string>>();
  function stemsIn(text: string): ReadonlySet<string> {
    const before = textsRead.get(text);
    if (before) return before;
    const own = new Set(stemsOf(text));
    textsRead.set(text, own);
    return own;
  }
  const greatestWeight = weightFor(places.length, 1);
  return { isWritten, hits, weightOf, greatestWeight, stemsIn };
}

function textsOf(place: Place, topic: TopicWords | undefined): Record<keyof typeof boosts, string> {
  const { kind, heading, title, stage, passages } = place;
  return {
    asked: topic ? `${topic.asks} ${topic.words}` : '',
    heading: kind === 'concept' ? title : (heading ?? ''),
    title: kind === 'concept' ? '' : `${title} stage ${stage}`,
    text: passages.map((passage) => `${passage.heading ?? ''} ${passage.text}`).join(' '),
  };
}

/**
 * What a stem weighs that stands in some of the places. The rarer, the more, but never much less than another: the words that
 * many places share are those of the practice.
 */
function weightFor(places: number, count: number): number {
  return 1 + Math.log(1 + places / count) / 2;
}
