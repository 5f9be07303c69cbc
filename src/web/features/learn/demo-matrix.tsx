import { useId, useState } from 'react';
import { pahmDemoAnswers, pahmWords } from '#content/learning/pahm.ts';
import { chargeWords, positionWords, timeWords } from '#content/positions.ts';
import { charges, type PositionKey, positions, times } from '#domain/pahm/positions.ts';
import { NineGrid, type NineGridCell } from '#ui/nine-grid.tsx';
import { positionTone, toneTextClasses } from './position-tone.ts';

const words = pahmWords.demo;

const cells: readonly NineGridCell<PositionKey>[] = positions.map((position) => ({
  key: position.key,
  label: positionWords[position.key].label,
  tone: positionTone(position),
  spoken: positionWords[position.key].spoken,
}));

const axisClass = 'text-xs font-semibold tracking-[0.08em] uppercase';

/** The matrix to try: nine places, each with an answer. Nothing of it is recorded (B § 2). */
export function DemoMatrix() {
  const [chosen, setChosen] = useState<PositionKey>();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-muted">{words.instruction}</p>
      <div className="grid max-w-120 grid-cols-[auto_minmax(0,1fr)] max-[17rem]:block gap-x-1.5 gap-y-2 sm:gap-x-2.5 min-[17rem]:[&>.nine-grid]:min-h-72">
        <div aria-hidden="true" className="col-start-2 grid grid-cols-3 gap-2 text-center max-[17rem]:hidden">
          {times.map((time) => (
            <span key={time} className={`${axisClass} text-muted`}>
              {timeWords[time]}
            </span>
          ))}
        </div>
        <div aria-hidden="true" className="grid grid-rows-3 gap-2 text-center max-[17rem]:hidden">
          {charges.map((charge) => (
            <span
              key={charge}
              className={`${axisClass} ${toneTextClasses[charge]} rotate-180 self-center [writing-mode:vertical-rl]`}
            >
              {chargeWords[charge]}
            </span>
          ))}
        </div>
        <NineGrid size="demo" label={words.grid} cells={cells} highlighted={chosen} onPress={setChosen} />
      </div>
      <p role="status" className="mt-5 min-h-19 max-w-120 border-accent/60 border-l-2 pl-4">
        {chosen ? pahmDemoAnswers[chosen] : <span className="text-muted">{words.untouched}</span>}
      </p>
    </section>
  );
}
