import { useNavigate } from '@tanstack/react-router';
import { practiceMessages } from '#content/messages/practice.ts';
import { practiceCompleteWords } from '#content/screens/practice.ts';
import { challengeWords, nextSteps, reflectionWords, starLabels } from '#content/screens/reflection.ts';
import { levelOf } from '#domain/practice/levels.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { stages } from '#domain/practice/stages.ts';
import {
  challengeKeys,
  type SeekerReflection as Saved,
  textLimit,
} from '#domain/reflection/seeker-reflection.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ManyChips } from '#ui/choice-chips.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { Stars } from '#ui/stars.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { SessionNotices } from './session-notices.tsx';
import { SessionSummary } from './session-summary.tsx';
import { useHandedOver } from './use-handed-over.ts';
import { useReflection } from './use-reflection.ts';

/** The reflection on a stage 1 sit. Everything in it may be left out (B § 2, § 5). */
export function SeekerReflection({ session, saved }: { session: PracticeSession; saved: Saved | undefined }) {
  const navigate = useNavigate();
  const { previousStep } = useHandedOver();
  const { entries, change, saving, complete } = useReflection(session, saved);
  const { rating, feedback, insights, challenges } = entries;
  const level = levelOf(session.level);
  const words = reflectionWords;

  function backToSetup(): void {
    const { posture } = session.environment;
    const setupMinutes = session.targetMinutes;
    const state = { level: level.key, posture, stageLevel: stages[0].name, setupMinutes, previousStep };
    void navigate({ to: '/seeker-practice-timer', search: { level: level.key }, state, replace: true });
  }

  return (
    <Page>
      <PageTitle
        eyebrow={session.isCompleted ? practiceCompleteWords.fullTitle : practiceCompleteWords.earlyTitle}
        title={words.title}
        lead={words.lead}
      />
      <SessionNotices session={session} />
      <div className="grid gap-3.5 md:grid-cols-2">
        <SessionSummary session={session} />
        <Card>
          <h2 className="mb-1 text-xl">{words.challenges}</h2>
          <p className="mb-4 text-sm text-muted">{words.challengesHelp}</p>
          <ManyChips
            legend={words.challenges}
            legendHidden
            options={challengeKeys.map((value) => ({ value, label: challengeWords[value] }))}
            selected={challenges}
            onToggle={(key) => change({ challenges: toggled(challenges, key) })}
          />
        </Card>
        <Card className="md:col-span-2">
          <h2 className="mb-4 text-xl">{words.feedback}</h2>
          <div className="grid gap-4 md:grid-cols-2">
            <TextArea
              label={words.feedbackQuestion}
              placeholder={words.feedbackExample}
              limit={textLimit}
              value={feedback}
              onChange={(event) => change({ feedback: event.target.value })}
            />
            <TextArea
              label={words.insightsQuestion}
              placeholder={words.insightsExample}
              limit={textLimit}
              value={insights}
              onChange={(event) => change({ insights: event.target.value })}
            />
          </div>
        </Card>
        <Card>
          <h2 className="mb-1 text-xl">{words.rating}</h2>
          <p className="mb-3 text-sm text-muted">{words.ratingHelp}</p>
          <Stars
            label={words.rating}
            labelHidden
            value={rating}
            labels={starLabels.slice(1)}
            noneLabel={starLabels[0]}
            onChange={(stars) => change({ rating: stars })}
          />
          {rating > 0 && (
            <Button variant="plain" className="-ml-3" onClick={() => change({ rating: 0 })}>
              {words.clearRating}
            </Button>
          )}
        </Card>
        <Card>
          <h2 className="mb-2 text-xl">{words.nextSteps}</h2>
          <p className="text-muted">{nextSteps[level.key][session.isCompleted ? 'full' : 'early']}</p>
        </Card>
      </div>
      {saving === 'failed' && (
        <div className="mt-4">
          <Notice tone="error">{practiceMessages.reflectionNotSaved}</Notice>
        </div>
      )}
      <ActionBar>
        <Button variant="quiet" onClick={backToSetup}>
          {words.back}
        </Button>
        <Button className="grow" busy={saving === 'busy'} onClick={() => void complete()}>
          {saving === 'busy' ? words.saving : words.complete}
        </Button>
      </ActionBar>
    </Page>
  );
}

function toggled<Key>(keys: readonly Key[], key: Key): Key[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
}
