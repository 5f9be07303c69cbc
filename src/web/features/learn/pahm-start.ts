import { type MatrixStage, matrixStages, stageOf } from '#domain/practice/stages.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The stage from which the matrix was looked up, and that it was (B § 2). */
    returnToStage?: number;
    fromStage?: boolean;
    stage?: number;
  }
}

/** Where 'Start PAHM Practice' leads, and what it hands over. */
export interface PahmStart {
  stage: MatrixStage;
  state: { fromPAHM: true; stageLevel?: string; duration?: number; stage?: number };
}

const firstStage = stageOf(2);

/**
 * Where 'Start PAHM Practice' leads (B § 2): back to the stage that the page was opened from, past its introduction; from
 * anywhere else to stage 2, with the state as specified. `handedOver` is the router's state, which is never believed.
 */
export function pahmStart(handedOver: object): PahmStart {
  const { returnToStage, fromStage } = handedOver as { returnToStage?: unknown; fromStage?: unknown };
  const stage = fromStage === true ? matrixStages.find((number) => number === returnToStage) : undefined;
  if (stage) return { stage, state: { fromPAHM: true } };
  const { number, name, minutes } = firstStage;
  return {
    stage: number,
    state: { fromPAHM: true, stageLevel: `${name} Practice`, duration: minutes.default, stage: number },
  };
}
