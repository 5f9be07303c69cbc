import { failureConfidence } from '#content/guide/answer-words.ts';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import { Button } from '#ui/button.tsx';
import { BookMatch } from './book-match.tsx';

interface FailedAnswerProps {
  failure: keyof typeof failureConfidence;
  text: string;
  action: string;
  onAct: () => void;
}

/** What the guide says where it cannot answer, in the words and with the confidence of the specification (B § 8). */
export function FailedAnswer({ failure, text, action, onAct }: FailedAnswerProps) {
  return (
    <article aria-label={guideScreenWords.guide} className="guide-answer">
      <p className="guide-speaker">{guideScreenWords.guide}</p>
      <p>{text}</p>
      <BookMatch confidence={failureConfidence[failure]} />
      <div>
        <Button variant="quiet" onClick={onAct}>
          {action}
        </Button>
      </div>
    </article>
  );
}
