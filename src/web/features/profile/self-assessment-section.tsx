import { Link } from '@tanstack/react-router';
import { answerValueWords } from '#content/screens/answer-labels.ts';
import { profileWords } from '#content/screens/profile.ts';
import { screenNames } from '#content/screens/shell.ts';
import { selfAssessmentQuestions } from '#content/self-assessment.ts';
import { type SelfAssessmentData, selfAssessmentKeys } from '#domain/onboarding/self-assessment.ts';
import { buttonClass } from '#ui/button.tsx';
import { DetailsSection } from './details-section.tsx';
import { LineList } from './line-list.tsx';

const words = profileWords.selfAssessment;

/** The nine lists of the self-assessment (A § 2). */
export function SelfAssessmentSection({ data }: { data: SelfAssessmentData | undefined }) {
  return (
    <DetailsSection
      title={words.title}
      empty={words.empty}
      link={
        <Link to="/self-assessment" className={buttonClass('quiet')}>
          {data ? words.change : screenNames['/self-assessment']}
        </Link>
      }
    >
      {data &&
        selfAssessmentKeys.map((key) => (
          <section key={key}>
            <h3 className="mb-1.5 text-lg">{selfAssessmentQuestions[key].title}</h3>
            <div className="whitespace-pre-wrap text-muted wrap-anywhere">
              <LineList lines={linesOf(data.responses[key])} />
            </div>
          </section>
        ))}
    </DetailsSection>
  );
}

function linesOf(entries: readonly string[] | undefined): readonly string[] {
  return entries && entries.length > 0 ? entries : [answerValueWords.notAnswered];
}
