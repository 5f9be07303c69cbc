import { Link } from '@tanstack/react-router';
import { pahmWords } from '#content/learning/pahm.ts';
import { learnWords } from '#content/screens/learn.ts';
import { stageWords } from '#content/stages/stages.ts';
import { stages } from '#domain/practice/stages.ts';
import { Card } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { StageGuideEntry } from './stage-guide-entry.tsx';

/** /learn: the way to the matrix, and the stage guide (A § 2, the tab 'Learn'). */
export function LearnScreen() {
  return (
    <Page width="reading">
      <PageTitle title={learnWords.title} lead={learnWords.lead} />
      <Card tone="accent" className="relative mb-10">
        <h2 className="text-2xl">
          <Link
            to="/learning/pahm"
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-xl"
          >
            {pahmWords.title}
          </Link>
        </h2>
        <p className="mt-1 text-muted">{pahmWords.lead}</p>
      </Card>
      <section aria-labelledby="stage-guide">
        <h2 id="stage-guide" className="text-2xl">
          {learnWords.stageGuide}
        </h2>
        <p className="mt-1 mb-5 text-muted">{learnWords.stageGuideLead}</p>
        <div className="flex flex-col gap-3">
          {stages.map(({ number, name }) => (
            <StageGuideEntry key={number} number={number} name={name} words={stageWords[number]} />
          ))}
        </div>
      </section>
    </Page>
  );
}
