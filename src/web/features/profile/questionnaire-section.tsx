import { Link } from '@tanstack/react-router';
import { phaseWords } from '#content/questions/phases.ts';
import { profileWords } from '#content/screens/profile.ts';
import { screenNames } from '#content/screens/shell.ts';
import type { QuestionnaireResults } from '#domain/onboarding/answers.ts';
import { phases } from '#domain/onboarding/questionnaire.ts';
import { buttonClass } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { answerRows } from './answer-rows.ts';
import { DetailsSection } from './details-section.tsx';
import { LineList } from './line-list.tsx';

const words = profileWords.questionnaire;

/** The answers of the questionnaire, phase by phase (A § 2). */
export function QuestionnaireSection({ results }: { results: QuestionnaireResults | undefined }) {
  return (
    <DetailsSection
      title={words.title}
      empty={words.empty}
      link={
        <Link to="/questionnaire" className={buttonClass('quiet')}>
          {results ? words.change : screenNames['/questionnaire']}
        </Link>
      }
    >
      {results &&
        phases.map(({ key }) => (
          <section key={key}>
            <h3 className="mb-3 text-lg">{phaseWords[key].title}</h3>
            <FactList
              facts={answerRows(results, key).map(({ label, lines }) => ({
                label,
                value: <LineList lines={lines} />,
              }))}
            />
          </section>
        ))}
    </DetailsSection>
  );
}
