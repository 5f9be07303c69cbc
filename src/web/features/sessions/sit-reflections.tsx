import type { ReactNode } from 'react';
import { feelingWords } from '#content/recovery/reflection.ts';
import { challengeWords, reflectionWords, starLabels } from '#content/screens/reflection.ts';
import { sitWritingWords } from '#content/screens/sit.ts';
import type { RecoveryReflection } from '#domain/recovery/record.ts';
import type { Reflection } from '#domain/reflection/reflection.ts';
import type { WholeSession } from '#store/local-data.ts';
import { Card } from '#ui/card.tsx';
import { GivenStars } from '#ui/stars.tsx';
import { momentText } from './sit-view.ts';

const words = sitWritingWords;

/** What the person said of a sit, in their words. */
export function SitReflections({ sit, zone }: { sit: WholeSession; zone: string }) {
  const { reflections, recovery } = sit;
  const said = recovery?.reflection;
  if (reflections.length === 0 && !said) {
    return (
      <Card tone="flat">
        <p className="text-muted">{words.noReflection}</p>
      </Card>
    );
  }
  return (
    <>
      {reflections.map((reflection) => (
        <Written key={reflection.reflectionId} at={reflection.timestamp} zone={zone}>
          <Answers reflection={reflection} />
        </Written>
      ))}
      {said && (
        <Written at={said.submittedAt} zone={zone}>
          <RecoveryAnswers said={said} />
        </Written>
      )}
    </>
  );
}

function Written({ at, zone, children }: { at: string; zone: string; children: ReactNode }) {
  const { day, clock } = momentText(at, zone);
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-xl">{words.reflection}</h2>
        <p className="figures mt-1 text-muted text-sm">
          <time dateTime={at}>{words.written(day, clock)}</time>
        </p>
      </div>
      {children}
    </Card>
  );
}

function Answers({ reflection }: { reflection: Reflection }) {
  const { rating, challenges, feedback, insights } = reflection;
  const isEmpty = rating === 0 && challenges.length === 0 && !feedback && !insights;
  if (isEmpty) return <p className="text-muted">{words.onlyOpened}</p>;
  return (
    <>
      {rating > 0 && (
        <GivenStars
          value={rating}
          of={starLabels.length - 1}
          label={words.stars(rating, starLabels[rating] ?? '')}
        />
      )}
      <Answer question={reflectionWords.challenges}>
        {challenges.map((challenge) => challengeWords[challenge]).join(', ')}
      </Answer>
      <Answer question={reflectionWords.feedbackQuestion}>{feedback}</Answer>
      <Answer question={reflectionWords.insightsQuestion}>{insights}</Answer>
    </>
  );
}

function RecoveryAnswers({ said: { mentalState, text } }: { said: RecoveryReflection }) {
  return (
    <>
      <Answer question={words.feeling}>{feelingWords[mentalState]}</Answer>
      <Answer question={words.thoughts}>{text}</Answer>
    </>
  );
}

/** An answer under its question; nothing where there is none. */
function Answer({ question, children }: { question: string; children: string }) {
  if (children === '') return null;
  return (
    <div>
      <h3 className="font-sans text-muted text-sm font-normal">{question}</h3>
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {children}
      </p>
    </div>
  );
}
