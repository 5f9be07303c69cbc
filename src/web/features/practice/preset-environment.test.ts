import { expect, test } from 'vitest';
import { postureKeys, type SitPosture } from '#domain/practice/postures.ts';
import { recoveryPostures } from '#domain/recovery/postures.ts';
import { offeredPosture } from './preset-environment.ts';

/** The posture that was handed over, the one that the tab holds, and which of them a stage and Mind Recovery take. */
test.each<[SitPosture | undefined, SitPosture | undefined, string | undefined, string | undefined]>([
  ['seiza', 'chair', 'seiza', undefined],
  [undefined, 'chair', 'chair', undefined],
  ['seated', 'chair', 'chair', 'seated'],
  ['chair', 'seated', 'chair', 'seated'],
  ['standing', 'lying', 'standing', 'standing'],
  ['cushion', 'lying', 'cushion', 'lying'],
  [undefined, 'seated', undefined, 'seated'],
  [undefined, undefined, undefined, undefined],
])('%s, or else %s: a stage takes %s, Mind Recovery %s', (handed, held, ofStage, ofRecovery) => {
  expect(offeredPosture([handed, held], postureKeys)).toBe(ofStage);
  expect(offeredPosture([handed, held], recoveryPostures)).toBe(ofRecovery);
});
