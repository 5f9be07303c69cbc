import { handEntryMessages } from '#content/messages/hand-entry.ts';
import { sitPostureWords } from '#content/recovery/postures.ts';
import { handEntryWords } from '#content/screens/sessions.ts';
import type { HandEntry } from '#domain/practice/hand-entry.ts';
import { postureKeys, sitPostureKeys, sitPostureSchema } from '#domain/practice/postures.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { StageNumber } from '#domain/practice/stages.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { ListField } from '#ui/list-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useOpenedTitleFocus } from '#ui/title-focus.ts';
import type { HandEntryForm } from './hand-entry-form.ts';
import { PlaceFields } from './place-fields.tsx';
import { practiceOptions } from './practice-choices.ts';
import { useHandEntry } from './use-hand-entry.ts';

interface HandEntryPageProps {
  initial: HandEntryForm;
  /** The sit that is corrected; without it one is added. */
  corrected?: PracticeSession | undefined;
  /** The highest stage that is open. */
  reached: StageNumber;
  /** The person's calendar day, YYYY-MM-DD: no sit lies after it. */
  today: string;
  cancel: () => void;
  save: (entry: HandEntry) => Promise<void>;
}

/** What may be chosen: the nine of the stages, and the one that stands there already. */
function postureOptions(initial: string): { value: string; label: string }[] {
  return sitPostureKeys
    .filter((posture) => posture === initial || postureKeys.some((one) => one === posture))
    .map((value) => ({ value, label: sitPostureWords[value].name }));
}

/** The form in which a sit is added or corrected. */
export function HandEntryPage({ initial, corrected, reached, today, cancel, save }: HandEntryPageProps) {
  const { element, form, faults, saving, change, onSubmit } = useHandEntry(initial, corrected, save);
  useOpenedTitleFocus();
  const words = handEntryWords;
  const saveWords = corrected ? words.saveChanges : words.save;
  return (
    <Page width="form">
      <PageTitle
        title={corrected ? words.correctTitle : words.addTitle}
        lead={corrected ? words.correctLead : words.addLead}
      />
      <form ref={element} noValidate className="flex grow flex-col" onSubmit={onSubmit}>
        <div className="grid gap-5">
          <ListField
            label={words.practice}
            name="practice"
            options={practiceOptions(reached, initial.practice)}
            value={form.practice}
            error={faults.practice}
            onChange={(practice) => change({ practice })}
          />
          <div className="flex flex-wrap gap-x-3 gap-y-5">
            <TextField
              type="date"
              className="grow-3 basis-36"
              label={words.day}
              name="day"
              max={today}
              value={form.day}
              error={faults.day}
              onChange={({ target }) => change({ day: target.value })}
            />
            <TextField
              type="time"
              className="grow-2 basis-28"
              label={words.time}
              name="time"
              value={form.time}
              error={faults.time}
              onChange={({ target }) => change({ time: target.value })}
            />
          </div>
          <TextField
            inputMode="numeric"
            autoComplete="off"
            label={words.minutes}
            name="minutes"
            hint={words.minutesHelp}
            value={form.minutes}
            error={faults.minutes}
            onChange={({ target }) => change({ minutes: target.value })}
          />
          <ListField
            label={words.posture}
            name="posture"
            options={postureOptions(initial.posture)}
            value={form.posture}
            error={faults.posture}
            onChange={(posture) => change({ posture: sitPostureSchema.safeParse(posture).data ?? '' })}
          />
          <PlaceFields environment={form.environment} onChange={(environment) => change({ environment })} />
          {saving === 'failed' && <Notice tone="error">{handEntryMessages.notSaved}</Notice>}
        </div>
        <ActionBar>
          <Button variant="quiet" onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" className="grow" busy={saving === 'busy'}>
            {saving === 'busy' ? words.saving : saveWords}
          </Button>
        </ActionBar>
      </form>
    </Page>
  );
}
