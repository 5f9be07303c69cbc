import { personalWords } from '#content/guide/personal-words.ts';
import { nextSit, type OfferedSit } from '#domain/guide/next-sit.ts';
import { type OwnPractice, progressFigures } from '#domain/guide/own-figures.ts';
import type { Passage } from '#domain/guide/passages.ts';
import type { PersonalQuestion } from '#domain/guide/personal-question.ts';
import type { Place } from '#domain/guide/places.ts';
import type { Progress } from '#domain/path/progress.ts';
import { figureSentence, sitName } from './figure-sentences.ts';
import { quotationOf } from './quotation.ts';
import { type GuideReply, wordsAlone } from './reply.ts';

/** The person's own practice and how far they are. */
export interface OwnKnowledge {
  practice: OwnPractice;
  progress: Pick<Progress, 'stage' | 'nextLevel'>;
}

/** So many signs or steps of a chapter stand beside the figures. */
const passagesBeside = 2;

/** The reply to a question about the person's own sits, with the figures behind it and what the book says at their stage. */
export function personalReply(
  question: PersonalQuestion,
  own: OwnKnowledge | undefined,
  places: readonly Place[],
): GuideReply {
  if (!own) return wordsAlone('personal', [personalWords.unknown]);
  const { practice, progress } = own;
  if (question === 'progress') {
    const sentences = progressFigures(practice).map((figure) => figureSentence(figure));
    const signs = listOf(places, progress.stage, 'marker').slice(0, passagesBeside);
    return {
      ...wordsAlone('personal', [personalWords.progress, ...sentences]),
      insights: signs.map(quotationOf),
    };
  }
  const { sit, instead, reasons, place } = nextSit(practice, progress);
  const reason = reasons.map((figure) => figureSentence(figure));
  const advice = places.find(({ id }) => id === place)?.passages.at(1);
  const text = [...reason, personalWords.today(sitName(sit)), personalWords.instead(sitName(instead))];
  return {
    ...wordsAlone('personal', text),
    insights: advice ? [quotationOf(advice)] : [],
    steps: stepsFor(sit, places).map(quotationOf),
    sits: [sit, instead],
  };
}

function stepsFor(sit: OfferedSit, places: readonly Place[]): Passage[] {
  if (sit.kind === 'recovery') return [];
  return listOf(places, sit.kind === 'level' ? 1 : sit.stage, 'instruction').slice(0, passagesBeside + 1);
}

function listOf(places: readonly Place[], stage: number, kind: Passage['kind']): readonly Passage[] {
  const list = places.find(
    (place) => place.kind === 'list' && place.stage === stage && place.passages[0]?.kind === kind,
  );
  return list?.passages ?? [];
}
