import { answerWords } from '#content/guide/answer-words.ts';
import { helpLines } from '#content/guide/help-lines.ts';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import type { AskedQuestion, KeptResponse } from '#domain/guide/asked-question.ts';
import { helpFor } from '#domain/guide/help-lines.ts';
import type { CountryCode } from '#domain/onboarding/countries.ts';
import type { GuideData } from '#store/guide-data.ts';
import { BookMatch } from './book-match.tsx';
import { HelpPart } from './help-part.tsx';
import { Helpful } from './helpful.tsx';
import { paragraphsOf } from './kept-answer.ts';
import { OfferedSits } from './offered-sits.tsx';
import { QuestionChips } from './question-chips.tsx';
import { Insights, NearestPlaces, Steps } from './quotations.tsx';

interface AnswerProps {
  question: AskedQuestion;
  response: KeptResponse;
  guideData: GuideData;
  country: CountryCode | undefined;
  /** How to go on; only below the latest answer. */
  chips: { isDisabled: boolean; onChoose: (question: string) => void } | undefined;
}

/** Answers that can be said to have helped. */
const ratedKinds: readonly KeptResponse['kind'][] = ['book', 'uncovered', 'personal'];

/** What the guide answered: its own words, what it quotes with the places, and how to go on (B § 2). */
export function Answer({ question, response, guideData, country, chips }: AnswerProps) {
  const { kind, confidence, bookWisdom, practicalGuidance, nearest, sits = [] } = response;
  const { followUpQuestions = [] } = question;
  const label = `${question.questionId}-answer`;
  const paragraphs = paragraphsOf(response.text);
  // What comes nearest stands before the last sentence, which is about something else.
  const before = nearest.length > 0 ? paragraphs.slice(0, -1) : paragraphs;
  return (
    <article aria-labelledby={label} className="guide-answer">
      <h2 id={label} className="guide-speaker">
        {guideScreenWords.guide}
      </h2>
      <Paragraphs texts={before} />
      {nearest.length > 0 && (
        <>
          <NearestPlaces places={nearest} />
          <Paragraphs texts={paragraphs.slice(-1)} />
        </>
      )}
      {kind === 'crisis' && <HelpPart help={helpFor(helpLines, country)} />}
      <OfferedSits sits={sits} />
      <Insights quotations={bookWisdom} />
      <Steps quotations={practicalGuidance} />
      {kind !== 'crisis' && confidence !== undefined && <BookMatch confidence={confidence} />}
      {ratedKinds.includes(kind) && <Helpful question={question} guideData={guideData} />}
      {chips && kind !== 'crisis' && followUpQuestions.length > 0 && (
        <div>
          <h3 className="guide-label">{answerWords.followUps}</h3>
          <QuestionChips questions={followUpQuestions} {...chips} />
        </div>
      )}
    </article>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-prose">
      {text}
    </p>
  ));
}
