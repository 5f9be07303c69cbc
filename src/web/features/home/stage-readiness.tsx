import { homeWords, readinessReasons } from '#content/screens/home.ts';
import type { Readiness } from '#domain/path/readiness.ts';
import { classes } from '#ui/classes.ts';

interface StageReadinessProps {
  readiness: Readiness;
  /** Whether it is the stage where the person is. */
  isCurrent: boolean;
}

/** How far a stage is from opening the next one: its figures, and what is missing or why nothing is (B § 4). */
export function StageReadiness({ readiness, isCurrent }: StageReadinessProps) {
  const { stage, fullSits, neededSits, isReady, why } = readiness;
  // Whether the next stage is open is told by where the person is, and never by the sits alone.
  const reason = isCurrent && isReady ? undefined : readinessReasons[why];
  return (
    <div className="mt-4 border-line border-t pt-3.5">
      <div aria-hidden="true" className="mb-2 flex gap-1.5">
        {Array.from({ length: neededSits }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its position
            key={place}
            className={classes('size-2.5 rounded-full', dotClass(place < fullSits, isCurrent))}
          />
        ))}
      </div>
      <p className="figures text-[0.9375rem]">
        <span className="sr-only">{homeWords.readiness.label(stage)}: </span>
        {figuresOf(readiness)}
      </p>
      {reason && <p className="mt-1 text-muted text-sm">{reason}</p>}
    </div>
  );
}

function dotClass(isSat: boolean, isCurrent: boolean): string {
  if (!isSat) return 'border border-edge/60';
  return isCurrent ? 'bg-accent' : 'bg-neutral';
}

function figuresOf({ fullSits, neededSits, meanPresent, neededPresent }: Readiness): string {
  return meanPresent === undefined
    ? homeWords.readiness.lineWithoutMean(fullSits, neededSits, neededPresent)
    : homeWords.readiness.line(fullSits, neededSits, meanPresent, neededPresent);
}
