import type { ReactNode } from 'react';

export interface FigureProps {
  /** What the drawing shows. Without it, it is an ornament, and nothing is read out. */
  label?: string | undefined;
  /** Its size, and in `fill-` the colour of the ground on which it stands. */
  className?: string | undefined;
}

/** A drawing of a body: its outline in the colour of the text, on things in the accent, on the ground's own colour. */
export function Figure({
  label,
  className = 'fill-surface',
  children,
}: FigureProps & { children: ReactNode }) {
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox="0 0 200 200"
      strokeWidth="5.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      paintOrder="stroke"
      className={className}
    >
      {children}
    </svg>
  );
}

/** Parts of the body that are one outline, in front of what was drawn before. */
export function Body({ d }: { d: string }) {
  return <path d={d} stroke="currentColor" />;
}

/** Takes lines away where two parts grow together. */
export function Cover({ d }: { d: string }) {
  return <path d={d} stroke="none" />;
}

/** What the body rests on. */
export function Prop({ d }: { d: string }) {
  return <path d={d} className="fill-accent-soft stroke-accent" />;
}

/** A mat as wide as the drawing. */
export function Mat() {
  return <Prop d="M15 178H185Q188 178 188 181V181Q188 184 185 184H15Q12 184 12 181V181Q12 178 15 178Z" />;
}
