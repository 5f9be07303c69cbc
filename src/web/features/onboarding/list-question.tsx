import { useRef } from 'react';
import { selfAssessmentQuestions } from '#content/self-assessment.ts';
import { PageTitle } from '#ui/page.tsx';
import { EntryField } from './entry-field.tsx';
import { EntryList } from './entry-list.tsx';
import {
  entriesAt,
  keyAt,
  type SelfAssessmentPlace,
  type SelfAssessmentStep,
} from './self-assessment-progress.ts';

interface ListQuestionProps {
  readonly place: SelfAssessmentPlace;
  readonly onStep: (step: SelfAssessmentStep) => void;
}

/** One list question: what to write, a field for the next entry, and the entries so far (A § 2). */
export function ListQuestion({ place, onStep }: ListQuestionProps) {
  const field = useRef<HTMLInputElement>(null);
  const { title, instruction, example } = selfAssessmentQuestions[keyAt(place)];
  /** After adding and removing, the keyboard goes on where the next entry is typed. */
  function step(next: SelfAssessmentStep) {
    onStep(next);
    field.current?.focus();
  }
  return (
    <>
      <PageTitle title={title} lead={instruction} />
      <EntryField
        fieldRef={field}
        place={place}
        example={example}
        onType={(text) => onStep({ kind: 'type', text })}
        onAdd={() => step({ kind: 'add' })}
      />
      <EntryList entries={entriesAt(place)} onRemove={(index) => step({ kind: 'remove', index })} />
    </>
  );
}
