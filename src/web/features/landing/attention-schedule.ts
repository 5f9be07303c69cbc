/** How long each phase of the logo's animation lasts, in milliseconds (A § 2 'Landing', A § 9). */
export const phaseMillis = { move: 800, dwell: 500, centre: 1000, pause: 500 } as const;

/** Where a dot stands: steps from the centre, right and down. */
export interface Place {
  right: -1 | 0 | 1;
  down: -1 | 0 | 1;
}

export const centre: Place = { right: 0, down: 0 };

/** The way attention takes: once around the eight outer dots, then inward. */
export const round: readonly Place[] = [
  { right: -1, down: -1 },
  { right: 0, down: -1 },
  { right: 1, down: -1 },
  { right: 1, down: 0 },
  { right: 1, down: 1 },
  { right: 0, down: 1 },
  { right: -1, down: 1 },
  { right: -1, down: 0 },
  centre,
];

export interface Phase {
  kind: keyof typeof phaseMillis;
  /** Where attention is at the end of the phase. */
  place: Place;
  startMillis: number;
  endMillis: number;
}

/** One round of attention, phase by phase: it moves and dwells at each outer dot, then moves, rests and pauses at the centre. */
export function attentionSchedule(): Phase[] {
  const phases: Phase[] = [];
  let atMillis = 0;
  function add(kind: Phase['kind'], place: Place) {
    phases.push({ kind, place, startMillis: atMillis, endMillis: atMillis + phaseMillis[kind] });
    atMillis += phaseMillis[kind];
  }
  for (const place of round) {
    add('move', place);
    if (place === centre) {
      add('centre', place);
      add('pause', place);
    } else add('dwell', place);
  }
  return phases;
}

/** How long one round lasts. */
export const roundMillis = attentionSchedule().at(-1)?.endMillis ?? 0;
