import type { Ref } from 'react';
import { guideMessages } from '#content/guide/answer-words.ts';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import type { AskedQuestion } from '#domain/guide/asked-question.ts';
import type { CountryCode } from '#domain/onboarding/countries.ts';
import type { GuideData } from '#store/guide-data.ts';
import { Button } from '#ui/button.tsx';
import { Answer } from './answer.tsx';
import { FailedAnswer } from './failed-answer.tsx';
import { QuestionText } from './question-text.tsx';
import type { Conversation } from './use-conversation.ts';
import { type GuideState, openGuide } from './use-guide.ts';
import type { KeptQuestions } from './use-kept-questions.ts';

interface ConversationLogProps {
  ref: Ref<HTMLDivElement>;
  talk: Conversation;
  asked: KeptQuestions;
  state: GuideState;
  guideData: GuideData;
  country: CountryCode | undefined;
  onChoose: (question: string) => void;
}

const words = guideScreenWords;

/** Questions and answers in their order. What comes is read out; what is only looked back at is not. */
export function ConversationLog(props: ConversationLogProps) {
  const { ref, talk, asked, state } = props;
  const { questions, count } = asked;
  const earlier = count - questions.length;
  return (
    <>
      {earlier > 0 && (
        <p className="mt-6">
          <Button variant="plain" className="-ml-3" onClick={talk.showEarlier}>
            {words.showEarlier(earlier)}
          </Button>
        </p>
      )}
      <div
        ref={ref}
        role="log"
        aria-label={words.log}
        aria-live={talk.isLookingBack ? 'off' : 'polite'}
        className="guide-log"
      >
        {questions.map((question, at) => (
          <Exchange
            key={question.questionId}
            {...props}
            question={question}
            isLatest={at === questions.length - 1}
          />
        ))}
        {count === 0 && <Beginning />}
        {(state === 'late' || state === 'failed') && (
          <FailedAnswer
            failure="loading"
            text={guideMessages.loading}
            action={words.reload}
            onAct={() => location.reload()}
          />
        )}
      </div>
    </>
  );
}

/** One question with what came of it: an answer, the sight of looking it up, or that it could not be answered. */
function Exchange({
  question,
  isLatest,
  talk,
  state,
  guideData,
  country,
  onChoose,
}: ConversationLogProps & { question: AskedQuestion; isLatest: boolean }) {
  const { questionId, aiResponse } = question;
  const isWaiting = talk.waitingFor === questionId;
  return (
    <>
      <QuestionText question={question} />
      {aiResponse && (
        <Answer
          question={question}
          response={aiResponse}
          guideData={guideData}
          country={country}
          chips={isLatest ? { isDisabled: !openGuide(state), onChoose } : undefined}
        />
      )}
      {!aiResponse && isWaiting && openGuide(state) && (
        <p className="guide-thinking">
          <span aria-hidden="true" className="breathing" />
          {words.thinking}
        </p>
      )}
      {!aiResponse && !isWaiting && (
        <FailedAnswer
          failure="failed"
          text={guideMessages.failed}
          action={words.askAgain}
          onAct={isLatest ? () => talk.askAgain(questionId) : () => onChoose(question.question)}
        />
      )}
    </>
  );
}

function Beginning() {
  const { title, text, kept } = words.empty;
  return (
    <div className="py-6 sm:py-10">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 max-w-prose">{text}</p>
      <p className="mt-2 text-muted text-sm">{kept}</p>
    </div>
  );
}
