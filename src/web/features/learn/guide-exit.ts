declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many tabs of the posture guide were opened since it was entered. */
    guideSteps?: number;
  }
}

/** How many tabs were opened since the guide was entered, from the router's state, which is never believed. */
export function guideSteps(state: object): number {
  const { guideSteps: steps } = state as { guideSteps?: unknown };
  return typeof steps === 'number' && Number.isInteger(steps) && steps > 0 ? steps : 0;
}

/**
 * How far back in the history Continue leads: to where somebody came from, past the tabs opened since. 0 where they
 * came from nowhere in the app. `place` is where the guide stands in the history now, counted from 0.
 */
export function stepsToExit(place: number, steps: number): number {
  return place > steps ? steps + 1 : 0;
}
