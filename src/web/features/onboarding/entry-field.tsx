import type { FormEvent, RefObject } from 'react';
import { selfAssessmentWords } from '#content/self-assessment.ts';
import { entryLimit } from '#domain/onboarding/self-assessment.ts';
import { Button } from '#ui/button.tsx';
import { isNearLimit, TextField } from '#ui/text-field.tsx';
import { isListFull, type SelfAssessmentPlace } from './self-assessment-progress.ts';

interface EntryFieldProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly place: SelfAssessmentPlace;
  readonly example: string;
  readonly onType: (text: string) => void;
  readonly onAdd: () => void;
}

/** Where the next entry is typed; Enter adds it too. Says how much room is left before there is none. */
export function EntryField({ fieldRef, place, example, onType, onAdd }: EntryFieldProps) {
  const { typed } = place;
  const isFull = isListFull(place);
  function submit(event: FormEvent) {
    event.preventDefault();
    onAdd();
  }
  return (
    <form onSubmit={submit} className="@container mb-7">
      <div className="grid items-start gap-3 @min-[26rem]:grid-cols-[1fr_auto]">
        <TextField
          ref={fieldRef}
          label={selfAssessmentWords.entry}
          placeholder={example}
          value={typed}
          maxLength={entryLimit}
          autoComplete="off"
          enterKeyHint="enter"
          onChange={(event) => onType(event.target.value)}
          error={isFull && selfAssessmentWords.listFull}
          hint={
            isNearLimit(typed.length, entryLimit) &&
            selfAssessmentWords.charactersLeft(entryLimit - typed.length)
          }
        />
        <Button
          type="submit"
          variant="quiet"
          className="justify-self-start @min-[26rem]:mt-7.5"
          disabled={isFull || typed.trim() === ''}
        >
          {selfAssessmentWords.add}
        </Button>
      </div>
    </form>
  );
}
