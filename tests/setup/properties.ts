import fc from 'fast-check';
import { isProof, rounds } from './counts.ts';

// Properties run the same examples at each run of the tests, and fresh ones in a proof.
fc.configureGlobal({ numRuns: rounds(2000), ...(isProof ? {} : { seed: 9 }) });
