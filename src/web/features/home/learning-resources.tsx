import { Link } from '@tanstack/react-router';
import { homeWords } from '#content/screens/home.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';

/** What there is to read (A § 2). */
const resources = [
  { ...homeWords.resources.stageGuide, to: '/learn', hash: 'stage-guide' },
  { ...homeWords.resources.postureGuide, to: '/posture-guide', hash: undefined },
  { ...homeWords.resources.pahm, to: '/learning/pahm', hash: undefined },
] as const;

export function LearningResources() {
  return (
    <section aria-labelledby="learning" className="mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="learning" className="text-[1.625rem]">
          {homeWords.learning}
        </h2>
        <Link to="/learn" className={classes(buttonClass('plain'), '-mr-3 flex-none')}>
          {homeWords.viewAll}
        </Link>
      </div>
      <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
        {resources.map(({ title, text, to, hash }) => (
          <li key={title} className="grid">
            <Card className="relative">
              <h3 className="text-[1.1875rem]">
                <Link
                  to={to}
                  {...(hash ? { hash } : {})}
                  className="text-ink no-underline after:absolute after:inset-0 after:rounded-xl"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-0.5 text-[0.9375rem] text-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
