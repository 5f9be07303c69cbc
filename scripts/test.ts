/**
 * `npm test`: everything that must hold, on a machine that may have nothing yet, with a closing line over all that ran.
 * `npm test -- unit walls` runs the named steps alone, with those that they need.
 */
import process from 'node:process';
import { prepareMachine } from './machine.ts';
import { runSteps } from './run-steps.ts';
import { everyStep } from './steps.ts';

const wanted = process.argv.slice(2);
const all = everyStep();
const unknown = wanted.filter((name) => !all.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no step '${unknown.join("', '")}'. The steps: ${all.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}
const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const steps = all.filter(
  (step) => chosen.includes(step) || chosen.some(({ after }) => after.includes(step.name)),
);

const missing = await prepareMachine();
for (const sentence of missing) process.stdout.write(`${sentence}\n`);
const { passed, failed } = await runSteps(steps);
const failures = failed + missing.length;
process.stdout.write(`\n${passed} passed, ${failures} failed\n`);
process.exitCode = failures === 0 ? 0 : 1;
