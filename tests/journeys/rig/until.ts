import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until an answer comes that is not undefined. For the rig's own machinery (a server that starts, a
 * browser that opens its port); a journey waits by looking at the screen.
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  limitMillis = 30_000,
): Promise<Answer> {
  const deadline = performance.now() + limitMillis;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(25);
  }
  throw new Error(`Waited in vain for ${what}.`);
}
