import { availableParallelism } from 'node:os';
import { routes } from '#protocol/routes.ts';
import { createPasswordHasher } from '#server/auth/password-hasher.ts';
import { newCredentials, signUp } from '../journeys/rig/person.ts';
import { serverOf } from '../journeys/rig/server.ts';
import { aimedAt, type Effort, type Figure, median, shown, written } from './figure.ts';

/** What hashing a password should cost: enough to hold up whoever tries many, not so much that people wait. */
const aimedMillis: [number, number] = [40, 120];

async function medianMillis(runs: number, work: () => Promise<unknown>): Promise<number> {
  const millis: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await work();
    millis.push(performance.now() - startedAt);
  }
  return median(millis);
}

async function signInOnce(origin: string, email: string, password: string): Promise<void> {
  const answer = await fetch(`${origin}${routes.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, rememberMe: true }),
  });
  if (!answer.ok) throw new Error(`A sign-in was answered ${answer.status}.`);
  await answer.arrayBuffer();
}

/** What one sign-in takes from call to answer, one after the other, and what the password's hash is of that. */
export async function measureSignIn({ runs }: Effort): Promise<Figure[]> {
  const hasher = createPasswordHasher({ concurrency: availableParallelism(), waiting: 0 });
  const { password } = newCredentials('Sid');
  const server = await serverOf();
  try {
    await server.start();
    const { email } = await signUp(server.origin, 'Sid Sign-In');
    const hashMillis = await medianMillis(runs * 4, () => hasher.hash(password));
    const millis = await medianMillis(runs * 4, () => signInOnce(server.origin, email, password));
    return [
      shown('a sign-in', `${written(millis)} ms`),
      aimedAt("a password's hash", hashMillis, aimedMillis, 'ms'),
    ];
  } finally {
    await server.remove();
  }
}
