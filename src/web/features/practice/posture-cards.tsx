import { useId } from 'react';
import type { PostureWords } from '#content/postures.ts';
import type { SitPosture } from '#domain/practice/postures.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { PosturePicture } from './posture-picture.tsx';

interface PostureCardsProps<Offered extends SitPosture> {
  legend: string;
  offered: readonly Offered[];
  words: Readonly<Record<Offered, PostureWords>>;
  selected: Offered | undefined;
  onSelect: (posture: Offered) => void;
}

/** Postures, of which one is chosen; the chosen one bears a check (B § 2). */
export function PostureCards<Offered extends SitPosture>(props: PostureCardsProps<Offered>) {
  const { legend, offered, words, selected, onSelect } = props;
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {offered.map((posture) => {
          const { name, guidance, caution } = words[posture];
          const id = `${group}-${posture}`;
          return (
            <label key={posture} className="choice relative flex-wrap items-start py-4">
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
              <span className="min-w-0 grow basis-36">
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
              <PosturePicture posture={posture} isChosen={posture === selected} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
