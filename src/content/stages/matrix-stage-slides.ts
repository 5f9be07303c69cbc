import type { MatrixStage } from '#domain/practice/stages.ts';
import type { FourSlides } from './slide.ts';
import { stage2Slides } from './stage-2-slides.ts';
import { stage3Slides } from './stage-3-slides.ts';
import { stage4Slides } from './stage-4-slides.ts';
import { stage5Slides } from './stage-5-slides.ts';
import { stage6Slides } from './stage-6-slides.ts';

/** The introduction of each matrix stage, each going deeper than the one before (B § 2). */
export const matrixStageSlides: Readonly<Record<MatrixStage, FourSlides>> = {
  2: stage2Slides,
  3: stage3Slides,
  4: stage4Slides,
  5: stage5Slides,
  6: stage6Slides,
};
