import { learnWords } from '#content/screens/learn.ts';
import { stageWords } from '#content/stages/stages.ts';
import { stages } from '#domain/practice/stages.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { StageGuideEntry } from './stage-guide-entry.tsx';

/** /learn: the stage guide (A § 2, the tab 'Learn'). */
export function LearnScreen() {
  return (
    <Page width="reading">
      <PageTitle title={learnWords.title} lead={learnWords.lead} />
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
