import { useCanGoBack, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { pahmWords } from '#content/learning/pahm.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { DemoMatrix } from './demo-matrix.tsx';
import { PahmSection } from './pahm-section.tsx';
import { pahmStart } from './pahm-start.ts';
import { PositionCards } from './position-cards.tsx';

const { matrix, positions, steps, duration, benefits, philosophy } = pahmWords;

/** /learning/pahm: what the matrix is, to be read and tried, and the way into its practice (B § 2). */
export function PahmScreen() {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const handedOver = useLocation({ select: ({ state }) => state });

  function back() {
    if (canGoBack) router.history.back();
    else void navigate({ to: '/learn', replace: true });
  }

  function start() {
    const { stage, state } = pahmStart(handedOver);
    void navigate({ to: `/stage${stage}`, state, replace: true });
  }

  return (
    <Page>
      <PageTitle title={pahmWords.title} lead={pahmWords.lead} />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <PahmSection title={matrix.title}>
          {matrix.body.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-prose text-lg">
              {paragraph}
            </p>
          ))}
        </PahmSection>
        <DemoMatrix />
      </div>
      <PahmSection title={positions.title} lead={positions.lead} isApart>
        <PositionCards />
      </PahmSection>
      <PahmSection title={steps.title} isApart>
        <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {steps.items.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true" className="figures font-serif text-4xl text-accent">
                {index + 1}
              </span>
              <h3 className="mt-1 text-xl">{title}</h3>
              <p className="mt-1.5 max-w-prose">{text}</p>
            </li>
          ))}
        </ol>
      </PahmSection>
      <PahmSection title={duration.title} isApart>
        <p className="max-w-prose text-lg">{duration.text}</p>
      </PahmSection>
      <div className="grid gap-x-14 lg:grid-cols-2">
        <PahmSection title={benefits.title} isApart>
          <ul className="grid max-w-prose gap-3">
            {benefits.items.map((item) => (
              <li key={item} className="flex gap-3.5">
                <span aria-hidden="true" className="mt-2.5 size-1.5 flex-none rounded-full bg-accent" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </PahmSection>
        <PahmSection title={philosophy.title} isApart>
          {philosophy.body.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-prose">
              {paragraph}
            </p>
          ))}
        </PahmSection>
      </div>
      <ActionBar>
        <Button variant="quiet" className="max-sm:px-4" onClick={back}>
          {pahmWords.back}
        </Button>
        <Button className="grow max-sm:px-4" onClick={start}>
          {pahmWords.start}
        </Button>
      </ActionBar>
    </Page>
  );
}
