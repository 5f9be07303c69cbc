import { selfAssessmentWords } from '#content/self-assessment.ts';
import { listLimit } from '#domain/onboarding/self-assessment.ts';
import { Button } from '#ui/button.tsx';

/** How many free places are left when the list begins to say so. */
const sayFromPlacesLeft = 10;

interface EntryListProps {
  readonly entries: readonly string[];
  readonly onRemove: (index: number) => void;
}

/** The entries of one list, each with its Remove. */
export function EntryList({ entries, onRemove }: EntryListProps) {
  const placesLeft = listLimit - entries.length;
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{selfAssessmentWords.entries}</h2>
        <p role="status" className="figures text-sm text-muted">
          {entries.length === 0 ? selfAssessmentWords.empty : selfAssessmentWords.count(entries.length)}
          {placesLeft <= sayFromPlacesLeft &&
            placesLeft > 0 &&
            ` · ${selfAssessmentWords.entriesLeft(placesLeft)}`}
        </p>
      </div>
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in a list twice
          <li key={index} className="flex items-start justify-between gap-3 py-1">
            <span className="min-w-0 py-2.5 wrap-anywhere">{entry}</span>
            <Button
              variant="plain"
              className="-mr-3 flex-none"
              aria-label={selfAssessmentWords.removeEntry(entry)}
              onClick={() => onRemove(index)}
            >
              {selfAssessmentWords.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
