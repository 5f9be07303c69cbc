import { guideScreenWords } from '#content/guide/screen-words.ts';
import type { AskedQuestion } from '#domain/guide/asked-question.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { momentText } from './moment-text.ts';

/** What somebody asked, letter by letter, and when. */
export function QuestionText({ question: { questionId, question, timestamp } }: { question: AskedQuestion }) {
  const { clock } = usePlatform();
  const moment = momentText(timestamp, clock.instant(), clock.zone());
  const label = `${questionId}-speaker`;
  return (
    <article tabIndex={-1} aria-labelledby={label} data-question={questionId} className="guide-question">
      <h2 id={label} className="guide-speaker">
        {guideScreenWords.spokenAt(guideScreenWords.you, moment)}
      </h2>
      <p dir="auto" className="guide-bubble">
        {question}
      </p>
    </article>
  );
}
