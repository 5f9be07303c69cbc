import { useEffect, useState } from 'react';
import type { AskedQuestion } from '#domain/guide/asked-question.ts';
import { newId } from '#platform/identifier.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { GuideData } from '#store/guide-data.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import type { KnownAsker } from './asker-facts.ts';
import type { Guide } from './guide.ts';
import { keptAnswer } from './kept-answer.ts';
import { readAsker } from './read-asker.ts';
import { shownQuestions, type Unkept } from './shown-questions.ts';
import { type KeptQuestions, useKeptQuestions } from './use-kept-questions.ts';

/** So long the guide is seen to look something up (B § 4). */
export const thinkingMillis = 800;

export interface Conversation {
  /** What is shown of it; undefined until it is read. */
  asked: KeptQuestions | undefined;
  /** The question that is being looked up. */
  waitingFor: string | undefined;
  /** Earlier questions have just been asked for: nothing new to be read out. */
  isLookingBack: boolean;
  /** Something of it is shown that the device did not keep. */
  isUnkept: boolean;
  ask(question: string): Promise<void>;
  /** Looks up once more what could not be answered. */
  askAgain(questionId: string): void;
  showEarlier(): void;
  clear(): Promise<void>;
}

/**
 * The conversation, which lives on the device: a question is kept before it is looked up, so that one whose answer was cut
 * short by a reload is answered after it, and each is answered once, in however many tabs. Where the device keeps nothing,
 * it is answered all the same: somebody may be in need.
 */
export function useConversation(
  guideData: GuideData | undefined,
  guide: Guide | undefined,
  known: KnownAsker | undefined,
): Conversation {
  const data = useLocalData();
  const { clock } = usePlatform();
  const [kept, readEarlier] = useKeptQuestions(guideData);
  const [unkept, setUnkept] = useState<Unkept>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [isLookingBack, setIsLookingBack] = useState(false);

  const questions = kept && shownQuestions(kept.questions, unkept);
  const last = questions?.at(-1);
  const waiting = last && !last.aiResponse && !failed.has(last.questionId) ? last : undefined;
  const waitingFor = waiting?.questionId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is looked up once, by its name
  useEffect(() => {
    if (!guideData || !guide || !waiting) return;
    async function answer(of: { guideData: GuideData; guide: Guide }, question: AskedQuestion) {
      try {
        const asker = await readAsker(data, of.guideData, clock).then(
          (asking) => asking.asker,
          () => known ?? {},
        );
        const answered = keptAnswer(of.guide.reply(question.question, asker));
        await of.guideData
          .answer(question.questionId, answered)
          .then((isKept) => isKept || !unkept.has(question.questionId))
          .catch(() => false)
          .then((isKept) => isKept || remember({ ...question, ...answered }));
      } catch (error) {
        console.error(error);
        setFailed((before) => new Set([...before, question.questionId]));
      }
    }
    return clock.setTimer(() => void answer({ guideData, guide }, waiting), thinkingMillis);
  }, [data, clock, guideData, guide, waitingFor]);

  function remember(question: AskedQuestion): void {
    setUnkept((before) => new Map([...before, [question.questionId, question]]));
  }

  return {
    asked: kept && questions && { questions, count: kept.count + questions.length - kept.questions.length },
    waitingFor,
    isLookingBack,
    isUnkept: unkept.size > 0,
    async ask(text) {
      if (!guideData) return;
      setIsLookingBack(false);
      const question = {
        questionId: newId(),
        timestamp: clock.instant(),
        question: text,
        ...(known ? { userStage: known.stage } : {}),
      };
      await guideData.ask(question).catch(() => remember(question));
    },
    askAgain(questionId) {
      setFailed((before) => new Set([...before].filter((id) => id !== questionId)));
    },
    showEarlier() {
      setIsLookingBack(true);
      readEarlier();
    },
    async clear() {
      await guideData?.clear();
      setUnkept(new Map());
    },
  };
}
