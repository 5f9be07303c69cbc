import fc, { type IRawProperty } from 'fast-check';
import { rounds } from './counts.ts';

/** Asserts that a property holds over `proofRuns` cases in a proof, and over a twentieth of them in a test. */
export function holds<Values>(property: IRawProperty<Values, false>, proofRuns = 4000): void {
  fc.assert(property, { numRuns: rounds(proofRuns) });
}
