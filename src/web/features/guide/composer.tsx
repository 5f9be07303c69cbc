import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import { questionLimit } from '#domain/guide/asked-question.ts';
import type { CountryCode } from '#domain/onboarding/countries.ts';
import { Button } from '#ui/button.tsx';
import { isNearLimit } from '#ui/text-field.tsx';
import { HelpLinesLink } from './help-lines-link.tsx';

interface ComposerProps {
  /** The book is open. */
  isReady: boolean;
  /** An answer is being looked up. */
  isWaiting: boolean;
  country: CountryCode | undefined;
  /** Sends a question; resolves once it stands in the conversation. */
  onSend: (question: string) => Promise<void>;
}

const words = guideScreenWords;

/** The field's own id: a long conversation has a way past it. */
export const questionFieldId = 'guide-question';

/**
 * The field in which a question is typed: Enter sends it, Shift and Enter break the line (B § 5). While nothing can be sent it
 * keeps the focus and what stands in it, and takes no typing.
 */
export function Composer({ isReady, isWaiting, country, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDisabled = !isReady || isWaiting || isSending;
  const isTooLong = text.length > questionLimit;
  const canSend = !isDisabled && !isTooLong && text.trim() !== '';

  async function send(): Promise<void> {
    if (!canSend) return;
    setIsSending(true);
    await onSend(text);
    setIsSending(false);
    setText('');
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    // The button cannot be pressed any more, and would take the focus along.
    field.current?.focus({ preventScroll: true });
    void send();
  }

  function press(event: KeyboardEvent): void {
    // While characters are put together, Enter chooses one of them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form className="guide-composer" onSubmit={submit}>
      <label htmlFor={questionFieldId} className="sr-only">
        {words.question}
      </label>
      <div className="guide-field">
        <textarea
          ref={field}
          id={questionFieldId}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          value={text}
          readOnly={isDisabled}
          aria-disabled={isDisabled || undefined}
          aria-invalid={isTooLong || undefined}
          aria-describedby="guide-question-count guide-question-keys"
          placeholder={isReady ? words.placeholder : words.placeholderLoading}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        <Button type="submit" disabled={!canSend} className="flex-none">
          {words.send}
        </Button>
      </div>
      <p id="guide-question-count" role="status" className="figures px-1 text-sm not-empty:mt-1.5">
        {isTooLong && <span className="font-medium text-danger">{words.tooLong}</span>}
        {!isTooLong && isNearLimit(text.length, questionLimit) && (
          <span className="text-muted">{words.charactersLeft(questionLimit - text.length)}</span>
        )}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-1 text-muted text-sm">
        <HelpLinesLink country={country} />
        <p id="guide-question-keys" className="guide-keys">
          {words.keys}
        </p>
      </div>
    </form>
  );
}
