import process from 'node:process';
import type { Count, Step } from './steps.ts';

const laneCount = 2;

/** What a whole run came to. */
export interface Outcome extends Count {
  outputs: Map<string, string>;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function lineOf(name: string, { passed, failed }: Count, millis: number): string {
  const figures = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
  return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(16)} ${(millis / 1000).toFixed(1).padStart(6)} s   ${figures}`;
}

/**
 * Runs the steps, two small ones side by side, and prints one line for each; what a failed step said is printed whole. A step whose
 * forerunner failed counts as failed.
 */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, outputs: new Map() };
  const waiting = [...steps];
  const ended = new Map<string, boolean>();
  const running = new Map<string, Promise<void>>();
  let freeLanes = laneCount;

  const end = (step: Step, count: Count, output: string, millis: number): void => {
    outcome.passed += count.passed;
    outcome.failed += count.failed;
    outcome.outputs.set(step.name, output);
    ended.set(step.name, count.failed === 0);
    print(lineOf(step.name, count, millis));
    if (count.failed > 0) print(`\n${output.trimEnd()}\n`);
  };

  const start = (step: Step): void => {
    const startedAt = performance.now();
    freeLanes -= step.lanes;
    const finished = step
      .run()
      .catch((problem: unknown) => ({ passed: 0, failed: 1, output: String(problem) }))
      .then(({ output, ...count }) => {
        freeLanes += step.lanes;
        running.delete(step.name);
        end(step, count, output, performance.now() - startedAt);
      });
    running.set(step.name, finished);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const isBlocked = step.after.some((name) => ended.get(name) === false);
      const isDue = step.after.every((name) => ended.get(name));
      if (isBlocked) {
        waiting.splice(waiting.indexOf(step), 1);
        end(step, { passed: 0, failed: 1 }, 'Not run: a step before it failed.', 0);
      } else if (isDue && step.lanes <= freeLanes) {
        waiting.splice(waiting.indexOf(step), 1);
        start(step);
      }
    }
    if (running.size === 0 && waiting.length > 0) {
      throw new Error(`Nothing leads to: ${waiting.map(({ name }) => name).join(', ')}`);
    }
    await Promise.race(running.values());
  }
  return outcome;
}
