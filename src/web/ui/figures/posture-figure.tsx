import type { ComponentType } from 'react';
import { BurmeseFigure } from './burmese-figure.tsx';
import { ChairFigure } from './chair-figure.tsx';
import { CushionFigure } from './cushion-figure.tsx';
import type { FigureProps } from './figure.tsx';
import { FullLotusFigure } from './full-lotus-figure.tsx';
import { HalfLotusFigure } from './half-lotus-figure.tsx';
import { LyingFigure } from './lying-figure.tsx';
import { ProppedUpFigure } from './propped-up-figure.tsx';
import { SeizaFigure } from './seiza-figure.tsx';
import { StandingFigure } from './standing-figure.tsx';

const figures = {
  chair: ChairFigure,
  cushion: CushionFigure,
  seiza: SeizaFigure,
  burmese: BurmeseFigure,
  lotus: HalfLotusFigure,
  'full-lotus': FullLotusFigure,
  lying: LyingFigure,
  standing: StandingFigure,
  other: ProppedUpFigure,
} as const satisfies Record<string, ComponentType<FigureProps>>;

/** The drawing of a way to sit, stand or lie, by its name. */
export function PostureFigure({ posture, ...rest }: FigureProps & { posture: keyof typeof figures }) {
  const Figure = figures[posture];
  return <Figure {...rest} />;
}
