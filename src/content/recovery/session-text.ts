import type { RecoveryTextWords } from '#domain/practice/session-text.ts';
import { matrixSummary } from '../practice-note.ts';
import { sitPostureWords } from './postures.ts';
import { recoverySummary } from './wizard.ts';

/** All that the text of a practice is put together from (B § 3). */
export const recoveryTextWords: RecoveryTextWords = {
  postures: sitPostureWords,
  summary: recoverySummary,
  observation: matrixSummary,
};
