import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the latest question at the top of the window, with its answer below it: when the conversation is opened, and each
 * time that something is asked or answered. After `takeFocus` the next question that comes gets the focus too.
 */
export function useQuestionInView(
  latest: string | undefined,
  isAnswered: boolean,
): {
  log: RefObject<HTMLDivElement | null>;
  takeFocus: () => void;
} {
  const log = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const wantsFocus = useRef(false);

  useEffect(() => {
    const now = `${latest} ${isAnswered}`;
    if (latest === undefined || shown.current === now) return;
    shown.current = now;
    const question = log.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(latest)}"]`);
    question?.scrollIntoView({ block: 'start' });
    if (wantsFocus.current) question?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }, [latest, isAnswered]);

  return {
    log,
    takeFocus() {
      wantsFocus.current = true;
    },
  };
}
