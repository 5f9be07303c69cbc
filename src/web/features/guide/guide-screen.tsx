import './guide.css';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLive } from '#store/local-data-context.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { ClearHistory } from './clear-history.tsx';
import { Composer } from './composer.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { GuideHeader } from './guide-header.tsx';
import { readAsker } from './read-asker.ts';
import { Suggestions } from './suggestions.tsx';
import { useConversation } from './use-conversation.ts';
import { openGuide, useGuide } from './use-guide.ts';
import { useGuideData } from './use-guide-data.ts';
import { useQuestionInView } from './use-question-in-view.ts';

/** /chatwithguru: questions to the book, and what was asked before (B § 2). */
export function GuideScreen() {
  const { clock } = usePlatform();
  const guideData = useGuideData();
  const asking = useLive(
    async (data) => (guideData ? readAsker(data, guideData, clock) : undefined),
    [guideData],
  );
  const state = useGuide();
  const guide = openGuide(state);
  const talk = useConversation(guideData, guide, asking?.asker);
  const { asked, waitingFor } = talk;
  const last = asking && asked?.questions.at(-1);
  const { log, takeFocus } = useQuestionInView(last?.questionId, last?.aiResponse !== undefined);
  const canAsk = guide !== undefined && asked !== undefined && waitingFor === undefined;

  /** What was chosen and not typed: the keyboard goes on at the question, below which the answer comes. */
  async function choose(question: string): Promise<void> {
    if (!canAsk) return;
    takeFocus();
    await talk.ask(question);
  }

  return (
    <Page width="reading">
      <GuideHeader asking={asking} count={asked?.count}>
        {asked && <ClearHistory count={asked.count} onClear={talk.clear} />}
      </GuideHeader>
      {guideData && asking && asked ? (
        <>
          <ConversationLog
            ref={log}
            talk={talk}
            asked={asked}
            state={state}
            guideData={guideData}
            country={asking.asker.country}
            onChoose={(question) => void choose(question)}
          />
          {guide && last?.aiResponse?.kind !== 'crisis' && (
            <Suggestions
              stage={asking.asker.stage}
              isDisabled={!canAsk}
              onChoose={(question) => void choose(question)}
            />
          )}
          {talk.isUnkept && (
            <div className="mt-4">
              <Notice tone="warning">{guideScreenWords.notKept}</Notice>
            </div>
          )}
        </>
      ) : (
        <Loading />
      )}
      <Composer
        isReady={canAsk || waitingFor !== undefined}
        isWaiting={waitingFor !== undefined}
        country={asking?.asker.country}
        onSend={talk.ask}
      />
    </Page>
  );
}
