import { Link } from '@tanstack/react-router';
import { selfAssessmentCompletion } from '#content/self-assessment.ts';
import { selfAssessmentKeys } from '#domain/onboarding/self-assessment.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

/** What lies ahead after the self-assessment: the six stages in short (A § 2). */
export function SelfAssessmentCompletionScreen() {
  const { title, lead, overview, stages, start, back } = selfAssessmentCompletion;
  return (
    <Page width="reading">
      <PageTitle title={title} lead={lead} />
      <h2 className="mb-4 text-2xl">{overview}</h2>
      <ol className="mb-6 grid gap-3 sm:grid-cols-2">
        {stages.map(({ name, subtitle, text }, index) => (
          <li key={name} className="rounded-xl border border-line bg-surface p-5 shadow-card">
            <span className="figures font-serif text-muted" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-1 text-xl">{name}</h3>
            <p className="mt-1 text-sm font-semibold text-muted">{subtitle}</p>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
      <ActionBar>
        <Link
          to="/self-assessment"
          state={{ selfAssessmentQuestion: selfAssessmentKeys.length }}
          className={buttonClass('quiet')}
        >
          {back}
        </Link>
        <Link to="/stage1" className={`${buttonClass()} grow`}>
          {start}
        </Link>
      </ActionBar>
    </Page>
  );
}
