import { type ReactNode, useId } from 'react';
import { practiceMessages } from '#content/messages/practice.ts';
import { reflectionWords } from '#content/screens/reflection.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

interface ReflectionPageProps {
  eyebrow: ReactNode;
  title?: string;
  lead?: string;
  /** What should be known about the sit beforehand. */
  notices: ReactNode;
  saving: 'no' | 'busy' | 'failed';
  /** What is still missing, in words: until then it cannot be completed. */
  missing?: string | undefined;
  onBack: () => void;
  onComplete: () => void;
  /** The cards, in two columns where there is room. */
  children: ReactNode;
}

/** The page of every reflection on a sit (B § 2, § 5). */
export function ReflectionPage(props: ReflectionPageProps) {
  const { eyebrow, notices, saving, missing, onBack, onComplete, children } = props;
  const words = reflectionWords;
  const hint = useId();
  return (
    <Page>
      <PageTitle eyebrow={eyebrow} title={props.title ?? words.title} lead={props.lead ?? words.lead} />
      {notices}
      <div className="grid gap-3.5 md:grid-cols-2">{children}</div>
      {saving === 'failed' && (
        <div className="mt-4">
          <Notice tone="error">{practiceMessages.reflectionNotSaved}</Notice>
        </div>
      )}
      <ActionBar>
        {missing && (
          <p id={hint} className="w-full text-center text-sm text-muted sm:text-right">
            {missing}
          </p>
        )}
        <Button variant="quiet" className="max-[22rem]:px-4" disabled={saving === 'busy'} onClick={onBack}>
          {words.back}
        </Button>
        <Button
          className="grow max-[22rem]:px-3"
          disabled={missing !== undefined}
          aria-describedby={missing && hint}
          busy={saving === 'busy'}
          onClick={onComplete}
        >
          {saving === 'busy' ? words.saving : words.complete}
        </Button>
      </ActionBar>
    </Page>
  );
}

/** 'Next Steps' (B § 2). */
export function NextSteps({ children }: { children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-2 text-xl">{reflectionWords.nextSteps}</h2>
      <div className="grid gap-2.5 text-muted">{children}</div>
    </Card>
  );
}
