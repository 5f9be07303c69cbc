import { learnWords } from '#content/screens/learn.ts';
import type { StageWords } from '#content/stages/stages.ts';
import type { StageName, StageNumber } from '#domain/practice/stages.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

interface StageGuideEntryProps {
  number: StageNumber;
  name: StageName;
  words: StageWords;
}

/** One stage of the guide: its line, and on request what it trains, what one does, how it feels and when it is ready. */
export function StageGuideEntry({ number, name, words }: StageGuideEntryProps) {
  const parts = [
    { title: learnWords.trains, text: words.trains },
    { title: learnWords.practice, text: words.practice },
    { title: learnWords.feels, text: words.feels },
    { title: learnWords.ready, text: words.ready },
  ];
  return (
    <Card>
      <Disclosure
        summary={
          <div>
            <h3 className="text-xl">{learnWords.stageHeading(number, name)}</h3>
            <p className="text-muted">{words.card}</p>
          </div>
        }
      >
        {parts.map(({ title, text }) => (
          <section key={title} className="mt-5">
            <h4 className="font-semibold">{title}</h4>
            <p className="mt-1 max-w-prose">{text}</p>
          </section>
        ))}
      </Disclosure>
    </Card>
  );
}
