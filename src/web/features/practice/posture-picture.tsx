import { type ComponentType, lazy, Suspense } from 'react';
import type { PostureKey, SitPosture } from '#domain/practice/postures.ts';
import { classes } from '#ui/classes.ts';
import type { FigureProps } from '#ui/figures/figure.tsx';

type Drawing = ComponentType<FigureProps & { posture: PostureKey }>;

/** The drawings come after the cards, and a card without its drawing is a whole card. */
const PostureFigure = lazy<Drawing>(() =>
  import('#ui/figures/posture-figure.tsx').then(
    ({ PostureFigure: Figure }) => ({ default: Figure }),
    () => ({ default: () => null }),
  ),
);

/** The drawing of a posture, beside its name. Somebody who is just 'seated' sits on a chair. */
export function PosturePicture({ posture, isChosen }: { posture: SitPosture; isChosen: boolean }) {
  const drawn = posture === 'seated' ? 'chair' : posture;
  return (
    <span aria-hidden="true" className="size-20 flex-none self-center">
      <Suspense>
        <PostureFigure
          posture={drawn}
          className={classes('size-20', isChosen ? 'fill-accent-soft' : 'fill-surface')}
        />
      </Suspense>
    </span>
  );
}
