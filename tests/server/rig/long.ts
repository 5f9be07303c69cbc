import { isProof } from '../../setup/counts.ts';

/** How long a test with real processes or long counts may take, in milliseconds: other work may share the machine. */
export const longMillis = isProof ? 3_600_000 : 180_000;
