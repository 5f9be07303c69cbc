import { book } from '#content/book/book.ts';
import { answerWords, openings, uncoveredWords } from '#content/guide/answer-words.ts';
import { crisisPhrases, distressWords } from '#content/guide/crisis-phrases.ts';
import { crisisWords } from '#content/guide/crisis-words.ts';
import { guideWords } from '#content/guide/guide-words.ts';
import { helpLines } from '#content/guide/help-lines.ts';
import { personalPhrases } from '#content/guide/personal-phrases.ts';
import { answerFrom, type BookAnswer, type UncoveredAnswer } from '#domain/guide/answer.ts';
import type { Asker } from '#domain/guide/asker.ts';
import { type Concern, crisisReader, distressReader } from '#domain/guide/crisis.ts';
import { helpFor } from '#domain/guide/help-lines.ts';
import { passagesOf } from '#domain/guide/passages.ts';
import { personalReader } from '#domain/guide/personal-question.ts';
import type { Outcome } from '#domain/guide/questions/rates.ts';
import { indexing } from '#domain/guide/search.ts';
import { allAtOnce, type Steps } from '#domain/guide/steps.ts';
import type { CountryCode } from '#domain/onboarding/countries.ts';
import { greetingReply } from './greeting.ts';
import { type OwnKnowledge, personalReply } from './personal-reply.ts';
import { quotationOf } from './quotation.ts';
import { type GuideReply, wordsAlone } from './reply.ts';

/** Who asks, as far as it is known: what is not known is left out. */
export interface GuideAsker extends Asker {
  /** The country of residence, for the help lines. */
  country?: CountryCode | undefined;
  /** The person's own sits, for questions about them. */
  own?: OwnKnowledge | undefined;
}

/** The Wisdom Guide: it answers out of the book, about the person's own sits, and otherwise says that it cannot. */
export interface Guide {
  reply(question: string, asker: GuideAsker): GuideReply;
  /** What is made of a question by somebody of whom nothing is known: for counting. */
  outcome(question: string): Outcome;
}

/** Makes the guide ready, at once. */
export function createGuide(): Guide {
  return allAtOnce(openingGuide());
}

/** Makes the guide ready in pieces: cuts the book into passages and indexes them. Done once. */
export function* openingGuide(): Steps<Guide> {
  const index = yield* indexing(passagesOf(book), guideWords);
  const crisisOf = crisisReader(crisisPhrases);
  yield;
  const isDistressed = distressReader(distressWords);
  const personalOf = personalReader(personalPhrases);

  function reply(question: string, asker: GuideAsker): GuideReply {
    const concern = crisisOf(question);
    if (concern) return crisisReply(concern, asker);
    const personal = personalOf(question);
    if (personal) return personalReply(personal, asker.own, index.places);
    const greeting = greetingReply(question);
    if (greeting) return greeting;
    const answer = answerFrom(index, question, asker);
    if (answer.kind === 'book') return bookReply(answer);
    return isDistressed(question) ? crisisReply('heavy', asker) : uncoveredReply(answer);
  }

  function outcome(question: string): Outcome {
    const { kind, places } = reply(question, {});
    return {
      places,
      isCrisis: kind === 'crisis',
      personal: kind === 'personal' ? personalOf(question) : undefined,
    };
  }

  return { reply, outcome };
}

function crisisReply(concern: Concern, { country }: GuideAsker): GuideReply {
  return { ...wordsAlone('crisis', [...crisisWords[concern]]), help: helpFor(helpLines, country) };
}

function bookReply({ places, opening, confidence, insights, steps, followUps }: BookAnswer): GuideReply {
  const [lead] = insights.map(quotationOf);
  const source = lead ? [answerWords.fromBook(lead.source, lead.heading)] : [];
  return {
    ...wordsAlone('book', [...(opening ? [openings[opening]] : []), ...source]),
    places: [...places],
    confidence,
    insights: insights.map(quotationOf),
    steps: steps.map(quotationOf),
    followUps: followUps.flatMap((place) => guideWords.topics[place]?.asks ?? []),
  };
}

function uncoveredReply({ confidence, nearest }: UncoveredAnswer): GuideReply {
  const { notCovered, nearest: near, helpInstead } = uncoveredWords;
  const quotations = nearest.flatMap(({ passages }) => passages.slice(0, 1).map(quotationOf));
  return {
    ...wordsAlone('uncovered', [notCovered, ...(quotations.length > 0 ? [near] : []), helpInstead]),
    confidence,
    nearest: quotations,
    followUps: nearest.flatMap(({ id }) => guideWords.topics[id]?.asks ?? []),
  };
}
