import { attentionSchedule, centre, type Place, roundMillis } from './attention-schedule.ts';

export interface LogoKeyframe {
  offset: number;
  transform: string;
  easing: string;
  opacity?: number;
}

/** From dot to dot, in the logo's own unit: the width of a dot. */
export const stepEm = 2.45;

const moving = 'cubic-bezier(0.45, 0, 0.25, 1)';
const unfolding = 'cubic-bezier(0.2, 0.6, 0.2, 1)';

/** How large the halo is while attention is on its way, and where it rests. */
const haloScale = { onTheWay: 0.5, atRest: 1 };
/** How large a dot is: left alone, attended to, and the centre at rest. */
const dotScale = { alone: 1, attended: 1.3, atRest: 1.9 };
const dotOpacity = { alone: 0.85, attended: 1 };

/** The halo's way: it glides small, unfolds at the centre, and folds again as it leaves. */
export function haloKeyframes(): LogoKeyframe[] {
  const at = ({ right, down }: Place, scale: number) =>
    `translate(${right * stepEm}em, ${down * stepEm}em) scale(${scale})`;
  return withStart(at(centre, haloScale.atRest), ({ kind, place }) =>
    at(place, kind === 'centre' || kind === 'pause' ? haloScale.atRest : haloScale.onTheWay),
  );
}

/** One dot: it grows as attention arrives, and lets go as it leaves. The centre opens while attention rests there. */
export function dotKeyframes(dot: Place): LogoKeyframe[] {
  const isCentre = dot.right === 0 && dot.down === 0;
  const isHere = (place: Place) => place.right === dot.right && place.down === dot.down;
  const scaleAt = (kind: string, place: Place) => {
    if (!isHere(place)) return dotScale.alone;
    return kind === 'centre' || kind === 'pause' ? dotScale.atRest : dotScale.attended;
  };
  const start = isCentre ? dotScale.atRest : dotScale.alone;
  return withStart(`scale(${start})`, ({ kind, place }) => `scale(${scaleAt(kind, place)})`).map(
    (keyframe) => ({
      ...keyframe,
      opacity: keyframe.transform === `scale(${dotScale.alone})` ? dotOpacity.alone : dotOpacity.attended,
    }),
  );
}

type Phase = ReturnType<typeof attentionSchedule>[number];

function withStart(start: string, transformAt: (phase: Phase) => string): LogoKeyframe[] {
  const phases = attentionSchedule();
  const ends = phases.map((phase, index) => ({
    offset: phase.endMillis / roundMillis,
    transform: transformAt(phase),
    easing: phases[index + 1]?.kind === 'centre' ? unfolding : moving,
  }));
  return [{ offset: 0, transform: start, easing: moving }, ...ends];
}
