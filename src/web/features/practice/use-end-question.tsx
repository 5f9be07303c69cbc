import { type ReactNode, useRef } from 'react';
import { sitQuestions } from '#content/screens/practice.ts';
import { useDialogs } from '#ui/dialogs-context.tsx';
import type { PracticeSit } from './sit-plan.ts';
import { sitText } from './sit-text.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

/** What became of a sit that somebody wanted to end: recorded, thrown away, or still theirs to go on with. */
export type EndAnswer = 'logged' | 'discarded' | 'going-on';

/**
 * The question before a sit is ended by hand or left. The sit is paused while it is asked. `confirmation` stands first in
 * it, where the practice has words of its own (B § 8).
 */
export function useEndQuestion(
  { runner, plan }: PracticeSit,
  confirmation?: ReactNode,
): {
  ask: () => Promise<EndAnswer>;
  isAsking: () => boolean;
} {
  const dialogs = useDialogs();
  const askDiscard = useDiscardQuestion();
  const asking = useRef(false);

  async function question(): Promise<EndAnswer> {
    const words = sitQuestions.early;
    const wasRunning = runner.snapshot().status === 'running';
    runner.pause();
    const satMillis = (plan.plannedMinutes * 60 - runner.snapshot().remainingSeconds) * 1000;
    const sat = words.text(sitText(satMillis), plan.plannedMinutes);
    const answer = await dialogs.ask<'log' | 'resume' | 'discard'>({
      title: words.title,
      text: confirmation ? (
        <>
          <p>{confirmation}</p>
          <p className="mt-2 text-muted">{sat}</p>
        </>
      ) : (
        sat
      ),
      choices: [
        { value: 'discard', label: words.discard, variant: 'plain' },
        { value: 'log', label: words.log, variant: 'quiet' },
        { value: 'resume', label: words.resume, variant: 'primary' },
      ],
    });
    if (answer === 'log') {
      runner.end();
      return 'logged';
    }
    if (answer === 'discard') {
      return (await askDiscard(satMillis, () => runner.discard())) ? 'discarded' : 'going-on';
    }
    // Put away unanswered, the sit is as it was before.
    if (answer === 'resume' || wasRunning) runner.resume();
    return 'going-on';
  }

  async function ask(): Promise<EndAnswer> {
    if (asking.current) return 'going-on';
    asking.current = true;
    return question().finally(() => {
      asking.current = false;
    });
  }

  return { ask, isAsking: () => asking.current };
}
