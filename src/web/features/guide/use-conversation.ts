import { useEffect, useState } from 'react';
import type { AskedQuestion } from '#domain/guide/asked-question.ts';
import { newId } from '#platform/identifier.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { GuideData } from '#store/guide-data.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import type { Guide } from './guide.ts';
import { keptAnswer } from './kept-answer.ts';
import { readAsker } from './read-asker.ts';

/** So long the guide is seen to look something up (B § 4). */
export const thinkingMillis = 800;

/** So many questions are shown, and so many more each time that earlier ones are asked for. */
const shownAtOnce = 20;

/** What was asked, as it is shown. */
export interface Asked {
  questions: readonly AskedQuestion[];
  /** How many there are in all. */
  count: number;
}

export interface Conversation {
  /** Undefined until it is read. */
  asked: Asked | undefined;
  /** The question that is being looked up. */
  waitingFor: string | undefined;
  /** Earlier questions have just been asked for: nothing new to be read out. */
  isLookingBack: boolean;
  ask(question: string): Promise<void>;
  /** Looks up once more what could not be answered. */
  askAgain(questionId: string): void;
  showEarlier(): void;
}

/**
 * The conversation, which lives on the device: a question is kept before it is looked up, so that one whose answer was cut
 * short by a reload is answered after it, and each is answered once, in however many tabs.
 */
export function useConversation(
  guideData: GuideData | undefined,
  guide: Guide | undefined,
  stage: number | undefined,
): Conversation {
  const data = useLocalData();
  const { clock } = usePlatform();
  const [limit, setLimit] = useState(shownAtOnce);
  const [asked, setAsked] = useState<Asked>();
  const [readError, setReadError] = useState<{ error: unknown }>();
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [isLookingBack, setIsLookingBack] = useState(false);

  useEffect(() => {
    if (!guideData) return;
    return data.watch(
      async () => ({ questions: await guideData.latest(limit), count: await guideData.count() }),
      setAsked,
      (error) => setReadError({ error }),
    );
  }, [data, guideData, limit]);

  const last = asked?.questions.at(-1);
  const waiting = last && !last.aiResponse && !failed.has(last.questionId) ? last : undefined;
  const waitingFor = waiting?.questionId;
  const question = waiting?.question;

  useEffect(() => {
    if (!guideData || !guide || waitingFor === undefined || question === undefined) return;
    async function answer(of: { guideData: GuideData; guide: Guide }, id: string, text: string) {
      try {
        const { asker } = await readAsker(data, of.guideData, clock);
        await of.guideData.answer(id, keptAnswer(of.guide.reply(text, asker)));
      } catch (error) {
        console.error(error);
        setFailed((before) => new Set([...before, id]));
      }
    }
    return clock.setTimer(() => void answer({ guideData, guide }, waitingFor, question), thinkingMillis);
  }, [data, clock, guideData, guide, waitingFor, question]);

  if (readError) throw readError.error;
  return {
    asked,
    waitingFor,
    isLookingBack,
    async ask(text) {
      if (!guideData) return;
      setIsLookingBack(false);
      await guideData.ask({
        questionId: newId(),
        timestamp: clock.instant(),
        question: text,
        ...(stage === undefined ? {} : { userStage: stage }),
      });
    },
    askAgain(questionId) {
      setFailed((before) => new Set([...before].filter((id) => id !== questionId)));
    },
    showEarlier() {
      setIsLookingBack(true);
      setLimit((before) => before + shownAtOnce);
    },
  };
}
