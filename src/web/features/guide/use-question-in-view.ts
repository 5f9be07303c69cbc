import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the latest question at the top of the window, with its answer below it: when the conversation is opened, and each
 * time that something is asked. After `takeFocus(true)` the next one that comes gets the focus too.
 */
export function useQuestionInView(latest: string | undefined): {
  log: RefObject<HTMLDivElement | null>;
  takeFocus: (isWanted: boolean) => void;
} {
  const log = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (latest === undefined || shown.current === latest) return;
    shown.current = latest;
    const question = log.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(latest)}"]`);
    question?.scrollIntoView({ block: 'start' });
    if (wantsFocus.current) question?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }, [latest]);

  return {
    log,
    takeFocus(isWanted) {
      wantsFocus.current = isWanted;
    },
  };
}
