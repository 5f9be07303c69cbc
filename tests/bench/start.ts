import { serverOf } from '../journeys/rig/server.ts';
import { atMost, type Effort, type Figure, median, shown, written } from './figure.ts';

/** How long a start on a data folder that is there may take, in milliseconds. */
const limitMillis = 1500;

/** From the start of the server's process to its first 'ready': the very first time, and on the data folder that it then has. */
export async function measureStart({ runs }: Effort): Promise<Figure[]> {
  const server = await serverOf();
  try {
    const firstMillis = await server.start();
    const millis: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await server.stop();
      millis.push(await server.start());
    }
    return [
      atMost('start to ready', median(millis), limitMillis, 'ms'),
      shown('start to ready, on an empty data folder', `${written(firstMillis)} ms`),
    ];
  } finally {
    await server.remove();
  }
}
