interface QuestionChipsProps {
  questions: readonly string[];
  /** They stay where they are and keep the focus, but ask nothing. */
  isDisabled: boolean;
  onChoose: (question: string) => void;
}

/** Questions that are asked with one press. */
export function QuestionChips({ questions, isDisabled, onChoose }: QuestionChipsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            aria-disabled={isDisabled || undefined}
            className="min-h-11 rounded-[1.375rem] border border-line px-4 py-1.5 text-left text-[0.9375rem] transition-colors not-aria-disabled:hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-muted"
            onClick={() => !isDisabled && onChoose(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
