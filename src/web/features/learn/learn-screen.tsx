import { learnWords } from '#content/screens/learn.ts';
import { stageWords } from '#content/stages/stages.ts';
import { stages } from '#domain/practice/stages.ts';
import { BurmeseFigure } from '#ui/figures/burmese-figure.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { LearnCard } from './learn-card.tsx';
import { BookPicture, MatrixPicture, StagesPicture } from './learn-pictures.tsx';
import { StageGuideEntry } from './stage-guide-entry.tsx';
import { useAnchor } from './use-anchor.ts';

const { cards } = learnWords;
/** Where the stage guide stands on the page. */
const stageGuide = 'stage-guide';

/** /learn: the ways to the stage guide, the posture guide, the matrix and the book, and the stage guide itself (A § 2). */
export function LearnScreen() {
  useAnchor(true);
  return (
    <Page width="reading">
      <PageTitle title={learnWords.title} lead={learnWords.lead} />
      <ul className="mb-12 grid gap-3.5 sm:grid-cols-2">
        <li className="min-w-0">
          <LearnCard {...cards.stageGuide} to="/learn" hash={stageGuide} picture={<StagesPicture />} />
        </li>
        <li className="min-w-0">
          <LearnCard {...cards.postureGuide} to="/posture-guide" picture={<BurmeseFigure />} />
        </li>
        <li className="min-w-0">
          <LearnCard {...cards.pahm} to="/learning/pahm" picture={<MatrixPicture />} />
        </li>
        <li className="min-w-0">
          <LearnCard {...cards.book} to="/learn/book" picture={<BookPicture />} />
        </li>
      </ul>
      <section aria-labelledby={stageGuide}>
        <h2 id={stageGuide} tabIndex={-1} className="scroll-mt-6 text-2xl">
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
