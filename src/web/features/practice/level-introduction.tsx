import { stage1Words } from '#content/screens/practice.ts';
import { levelIntros } from '#content/stages/level-intros.ts';
import { type LevelKey, levelOf } from '#domain/practice/levels.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

interface LevelIntroductionProps {
  level: LevelKey;
  onContinue: () => void;
  onBack: () => void;
}

/** What one level trains, and how (B § 2). */
export function LevelIntroduction({ level, onContinue, onBack }: LevelIntroductionProps) {
  const { minutes } = levelOf(level);
  const { title, body, howTo } = levelIntros[level];
  return (
    <Page width="reading">
      <div className="slide-in">
        <PageTitle eyebrow={stage1Words.levelMinutes(minutes)} title={title} />
        {body.map((paragraph) => (
          <p key={paragraph} className="mb-4 max-w-prose text-lg">
            {paragraph}
          </p>
        ))}
        <Card className="mt-7">
          <h2 className="mb-3 text-xl">{stage1Words.howTo}</h2>
          <ol className="grid list-decimal gap-2.5 pl-5 marker:text-muted">
            {howTo.map((point) => (
              <li key={point} className="pl-1">
                {point}
              </li>
            ))}
          </ol>
        </Card>
      </div>
      <ActionBar>
        <Button variant="quiet" onClick={onBack}>
          {stage1Words.back}
        </Button>
        <Button className="grow" onClick={onContinue}>
          {stage1Words.toPosture}
        </Button>
      </ActionBar>
    </Page>
  );
}
