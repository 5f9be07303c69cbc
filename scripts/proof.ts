/** `npm run proof`: the same tests with their long counts and fresh seeds; what they showed is printed at the end. */
import process from 'node:process';
import { prepareMachine } from './machine.ts';
import { runSteps } from './run-steps.ts';
import { proofSteps } from './steps.ts';

const missing = await prepareMachine();
for (const sentence of missing) process.stdout.write(`${sentence}\n`);
const { passed, failed, outputs } = await runSteps(proofSteps());
const shown = [...outputs.values()].flatMap((output) =>
  [...output.matchAll(/^\s*proof: (.+)$/gm)].map(([, line]) => line ?? ''),
);
process.stdout.write(`\nWhat was counted:\n${[...new Set(shown)].map((line) => `  ${line}`).join('\n')}\n`);
const failures = failed + missing.length;
process.stdout.write(`\n${passed} passed, ${failures} failed\n`);
process.exitCode = failures === 0 ? 0 : 1;
