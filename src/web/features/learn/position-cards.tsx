import { pahmWords } from '#content/learning/pahm.ts';
import { chargeWords, positionWords, timeWords } from '#content/positions.ts';
import { type Position, positions } from '#domain/pahm/positions.ts';
import { positionTone, toneLineClasses, toneTextClasses } from './position-tone.ts';

/** The nine positions, laid out as they lie in the matrix: what each is, a thought for it, and what one does (B § 2). */
export function PositionCards() {
  return (
    <ul className="grid gap-3.5 md:grid-cols-3">
      {positions.map((position) => (
        <li
          key={position.key}
          className="relative grid content-start gap-3 overflow-hidden rounded-xl border border-line bg-surface p-5 pl-6 shadow-card"
        >
          <PositionText position={position} />
        </li>
      ))}
    </ul>
  );
}

function PositionText({ position }: { position: Position }) {
  const { name, definition, example, guidance } = positionWords[position.key];
  const tone = positionTone(position);
  return (
    <>
      <span aria-hidden="true" className={`absolute inset-y-0 left-0 w-1.5 ${toneLineClasses[tone]}`} />
      <div>
        <h3 className="text-[1.3125rem]">{name}</h3>
        <p className={`mt-0.5 text-sm font-medium ${toneTextClasses[tone]}`}>
          {timeWords[position.time]} · {chargeWords[position.charge]}
        </p>
      </div>
      <p>{definition}</p>
      <div>
        <p className="text-muted text-sm">{pahmWords.positions.example}</p>
        <p className="font-serif text-[1.0625rem]">“{example}”</p>
      </div>
      <div>
        <p className="text-muted text-sm">{pahmWords.positions.guidance}</p>
        <p>{guidance}</p>
      </div>
    </>
  );
}
