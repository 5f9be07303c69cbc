import { useId, useState } from 'react';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import type { AskedQuestion } from '#domain/guide/asked-question.ts';
import type { GuideData } from '#store/guide-data.ts';

const words = guideScreenWords.helpful;
const choices = [
  { isHelpful: true, label: words.yes },
  { isHelpful: false, label: words.no },
] as const;

/** Asks whether an answer was helpful, and keeps what is said. */
export function Helpful({ question, guideData }: { question: AskedQuestion; guideData: GuideData }) {
  const [isNotKept, setIsNotKept] = useState(false);
  const id = useId();

  function say(isHelpful: boolean): void {
    guideData.rate(question.questionId, isHelpful).then(
      (isKept) => setIsNotKept(!isKept),
      () => setIsNotKept(true),
    );
  }

  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm" aria-labelledby={id}>
      <span id={id}>{words.question}</span>
      {choices.map(({ isHelpful, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={question.wasHelpful === isHelpful}
          className="min-h-11 min-w-11 rounded-full border border-line px-3.5 transition-colors hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent"
          onClick={() => say(isHelpful)}
        >
          {label}
        </button>
      ))}
      <span role="status" className="text-danger">
        {isNotKept && words.notKept}
      </span>
    </fieldset>
  );
}
