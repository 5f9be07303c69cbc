import { useId } from 'react';
import { postureWords } from '#content/postures.ts';
import { type PostureKey, postureKeys } from '#domain/practice/postures.ts';
import { CheckIcon } from '#ui/icons.tsx';

interface PostureCardsProps {
  legend: string;
  selected: PostureKey | undefined;
  onSelect: (posture: PostureKey) => void;
}

/** The nine postures, of which one is chosen; the chosen one bears a check (B § 2). */
export function PostureCards({ legend, selected, onSelect }: PostureCardsProps) {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {postureKeys.map((posture) => {
          const { name, guidance, caution } = postureWords[posture];
          const id = `${group}-${posture}`;
          return (
            <label key={posture} className="choice relative items-start py-4">
              <input
                type="radio"
                name={group}
                value={posture}
                checked={posture === selected}
                aria-labelledby={`${id}-name`}
                aria-describedby={`${id}-guidance`}
                className="sr-only"
                onChange={() => onSelect(posture)}
              />
              <span className="min-w-0 grow">
                <span className="flex min-h-6 items-center justify-between gap-3">
                  <span id={`${id}-name`} className="serif-title text-xl">
                    {name}
                  </span>
                  {posture === selected && (
                    <span className="grid size-6 flex-none place-items-center rounded-full bg-accent text-on-accent">
                      <CheckIcon />
                    </span>
                  )}
                </span>
                <span id={`${id}-guidance`} className="mt-1.5 block text-sm text-muted">
                  {guidance} {caution}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
