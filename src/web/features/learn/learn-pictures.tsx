import type { ReactNode } from 'react';

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 72 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-full"
    >
      {children}
    </svg>
  );
}

/** Six steps, of which the one under way is in the accent. */
export function StagesPicture() {
  return (
    <Picture>
      {[0, 1, 2, 3, 4, 5].map((step) => (
        <rect
          key={step}
          x={7 + step * 10}
          y={50 - step * 7}
          width="7"
          height={11 + step * 7}
          rx="2"
          className={step === 2 ? 'fill-accent-soft stroke-accent' : undefined}
        />
      ))}
    </Picture>
  );
}

/** The nine places of the matrix. */
export function MatrixPicture() {
  return (
    <Picture>
      {[14, 36, 58].map((y) =>
        [14, 36, 58].map((x) =>
          x === 36 && y === 36 ? (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="9.5" className="fill-accent-soft stroke-accent" />
          ) : (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="6" />
          ),
        ),
      )}
    </Picture>
  );
}

/** An open book with a ribbon. */
export function BookPicture() {
  return (
    <Picture>
      <path d="M36 20c-6-5-15-6.500-27-5.500v38c12-1 21 .5 27 5.500 6-5 15-6.500 27-5.500v-38c-12-1-21 .5-27 5.500Z" />
      <path d="M36 20v38M16 24c5 0 9 .7 13 2.300M16 33c5 0 9 .7 13 2.300M56 24c-3 0-6 .3-8.500 1" />
      <path d="M44 18.500v17l4-3.500 4 2v-17" className="fill-accent-soft stroke-accent" />
    </Picture>
  );
}
