import type { ReactNode } from 'react';
import { noteFormWords } from '#content/screens/notes.ts';
import { emotionNamed, noteEmotions } from '#domain/notes/emotions.ts';
import { energyBounds, noteLimit, tagLimit, tagsOf } from '#domain/notes/entry.ts';
import { type NoteForm, overlongTags } from '#domain/notes/note-form.ts';
import { OneChip } from '#ui/choice-chips.tsx';
import { SliderField } from '#ui/slider-field.tsx';
import { isNearLimit, TextArea, TextField } from '#ui/text-field.tsx';
import { emotionText } from './note-view.ts';

interface NoteFieldsProps {
  form: NoteForm;
  /** The form as it began. */
  before: NoteForm;
  /** While the form is saved nothing in it may be changed. */
  isBusy: boolean;
  change: (changed: Partial<NoteForm>) => void;
  /** An emotion that stands beside the eight: that of the note that is edited. */
  ownEmotion?: string | undefined;
}

/** So many tags before the last the counter shows. */
const tagsBeforeLimit = 5;

/** What a note is made of: emotion, energy, text and tags (A § 2, § 5). */
export function NoteFields({ form, before, isBusy, change, ownEmotion }: NoteFieldsProps) {
  const words = noteFormWords;
  const known: readonly string[] = noteEmotions;
  const keyOf = (name: string) => emotionNamed(name) ?? name;
  const offered = [...new Set([...known, ...(ownEmotion === undefined ? [] : [keyOf(ownEmotion)])])];
  const tags = tagsOf(form.tags).length;
  return (
    <div className="grid gap-6">
      <OneChip
        legend={words.emotion}
        options={offered.map((value) => ({ value, label: <bdi>{emotionText(value)}</bdi> }))}
        selected={keyOf(form.emotion)}
        onSelect={(emotion) => change({ emotion })}
      />
      <SliderField
        label={words.energy}
        minimum={energyBounds.minimum}
        maximum={energyBounds.maximum}
        value={form.energyLevel}
        valueText={words.energyValue(form.energyLevel)}
        lowLabel={words.energyLow}
        highLabel={words.energyHigh}
        onChange={(energyLevel) => change({ energyLevel })}
      />
      <div>
        <TextArea
          label={words.text}
          name="text"
          required
          dir="auto"
          style={{ minHeight: '9rem' }}
          readOnly={isBusy}
          placeholder={words.textExample}
          value={form.text}
          error={form.text.length > noteLimit && words.tooLong}
          onChange={({ target }) => change({ text: target.value })}
        />
        <Counter isShown={isNearLimit(form.text.length, noteLimit) && form.text.length <= noteLimit}>
          {words.charactersLeft(noteLimit - form.text.length)}
        </Counter>
      </div>
      <div>
        <TextField
          label={words.tags}
          name="tags"
          dir="auto"
          autoComplete="off"
          readOnly={isBusy}
          hint={words.tagsHelp}
          placeholder={words.tagsExample}
          value={form.tags}
          error={
            (tags > tagLimit && words.tooManyTags) ||
            (overlongTags(form, before).length > 0 && words.tagTooLong)
          }
          onChange={({ target }) => change({ tags: target.value })}
        />
        <Counter isShown={tags >= tagLimit - tagsBeforeLimit && tags <= tagLimit}>
          {words.tagsLeft(tagLimit - tags)}
        </Counter>
      </div>
    </div>
  );
}

/** How much more goes in, once that is little; read out when there is time. */
function Counter({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <p role="status" className="figures text-right text-muted text-sm not-empty:mt-1.5">
      {isShown && children}
    </p>
  );
}
