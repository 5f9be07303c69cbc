import { type RefObject, useEffect, useRef } from 'react';
import { dotKeyframes, haloKeyframes, stepEm } from './attention-keyframes.ts';
import { centre, type Place, phaseMillis, roundMillis } from './attention-schedule.ts';

const steps = [-1, 0, 1] as const;

/** The nine dots, row by row, each in the colour of its row; the centre has the colour of the present. */
const dots = steps.flatMap((down) =>
  steps.map((right) => ({ right, down, colour: colourOf({ right, down }) })),
);

function colourOf({ right, down }: Place): string {
  if (right === 0 && down === 0) return 'bg-accent';
  return { [-1]: 'bg-attachment', 0: 'bg-neutral', 1: 'bg-aversion' }[down];
}

/**
 * The logo: nine dots, and attention that goes around them and comes to rest at the centre (A § 2 'Landing').
 * Decoration: hidden from assistive technology, and still where the person asked for less motion.
 */
export function LogoMatrix() {
  const root = useRef<HTMLDivElement>(null);
  useAttention(root);
  return (
    <div ref={root} aria-hidden="true" className="logo-matrix">
      <span className="logo-halo" />
      {dots.map(({ right, down, colour }) => (
        <span
          key={`${right} ${down}`}
          className={`logo-dot ${colour}`}
          style={{ left: `${(right + 1) * stepEm}em`, top: `${(down + 1) * stepEm}em` }}
        />
      ))}
    </div>
  );
}

/** Sets halo and dots moving, on the compositor, for as long as the logo stands and motion is welcome. */
function useAttention(root: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
    let animations: Animation[] = [];
    function follow() {
      for (const animation of animations) animation.cancel();
      const parts = lessMotion.matches ? [] : [...(root.current?.children ?? [])];
      animations = parts.map((part, index) => {
        const keyframes = index === 0 ? haloKeyframes() : dotKeyframes(dots[index - 1] ?? centre);
        const animation = part.animate(
          keyframes.map((frame) => ({ ...frame })),
          { duration: roundMillis, iterations: Number.POSITIVE_INFINITY },
        );
        // It begins as the still logo looks: attention at the centre, about to leave.
        animation.currentTime = roundMillis - phaseMillis.pause;
        return animation;
      });
    }
    follow();
    lessMotion.addEventListener('change', follow);
    return () => {
      lessMotion.removeEventListener('change', follow);
      for (const animation of animations) animation.cancel();
    };
  }, [root]);
}
