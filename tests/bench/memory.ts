import { readFileSync } from 'node:fs';
import { serverOf } from '../journeys/rig/server.ts';
import { atLeast, atMost, type Effort, type Figure, shown, written } from './figure.ts';
import { load } from './load.ts';
import { profileCalls } from './profile-calls.ts';

const limitMegabytes = 220;
const readsPerSecond = 900;
const writesPerSecond = 100;
const leastPerSecond = 900;
const sampleMillis = 100;

/** The memory that a process has in use, in MB of 1,000,000 bytes. */
function residentMegabytes(processId: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error('The system does not say how much memory the server uses.');
  return (Number(kibibytes) * 1024) / 1_000_000;
}

/** The most memory that the server uses while about 1,000 calls a second come in, one in ten of them a write. */
export async function measureMemory({ runs, seconds }: Effort): Promise<Figure[]> {
  const server = await serverOf();
  try {
    await server.start();
    const processId = server.processId();
    if (processId === undefined) throw new Error('The server does not run.');
    const idle = residentMegabytes(processId);
    const { reads, writes } = await profileCalls(server.origin);
    let most = 0;
    const sampling = setInterval(() => {
      most = Math.max(most, residentMegabytes(processId));
    }, sampleMillis);
    const duration = runs * seconds;
    const rates = await Promise.all([
      load(reads, { seconds: duration, perSecond: readsPerSecond }),
      load(writes, { seconds: duration, perSecond: writesPerSecond }),
    ]).finally(() => clearInterval(sampling));
    const reached = rates.reduce((sum, rate) => sum + rate, 0);
    return [
      atMost('memory under load', most, limitMegabytes, 'MB'),
      // What was measured under less says nothing about the goal.
      atLeast('calls answered a second', reached, leastPerSecond),
      shown('memory after the start', `${written(idle)} MB`),
    ];
  } finally {
    await server.remove();
  }
}
