/**
 * `npm run bench`: what the product costs, beside its goals; fails when one of them is missed. `-- --only=bytes,start` measures
 * these alone, `-- --quick` measures each once and briefly, to see whether it works.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { measureAnalytics } from '../tests/bench/analytics.ts';
import { measureBell } from '../tests/bench/bell.ts';
import { measureBytes } from '../tests/bench/bytes.ts';
import type { Effort, Figure } from '../tests/bench/figure.ts';
import { measureFinalise } from '../tests/bench/finalise.ts';
import { measureGuide } from '../tests/bench/guide.ts';
import { measureMemory } from '../tests/bench/memory.ts';
import { measureNotes } from '../tests/bench/notes.ts';
import { measureOwnData } from '../tests/bench/own-data.ts';
import { measurePageQuality } from '../tests/bench/page-quality.ts';
import { measureProfileRate } from '../tests/bench/profile-rate.ts';
import { measureSignIn } from '../tests/bench/sign-in-cost.ts';
import { measureSitting } from '../tests/bench/sitting.ts';
import { measureStart } from '../tests/bench/start.ts';
import { tableOf } from '../tests/bench/table.ts';
import { measureTaps } from '../tests/bench/taps.ts';
import { prepareMachine } from './machine.ts';

const measurements: Record<string, { title: string; measure: (effort: Effort) => Promise<Figure[]> }> = {
  bytes: { title: 'Bytes on the wire (1 KB = 1,000 bytes)', measure: measureBytes },
  lighthouse: { title: 'Page quality (Lighthouse, medians)', measure: measurePageQuality },
  taps: { title: 'Taps on the matrix', measure: measureTaps },
  bell: { title: 'Bells of a sit', measure: measureBell },
  sitting: { title: 'A running sit', measure: measureSitting },
  finalise: { title: 'The end of a sit', measure: measureFinalise },
  notes: { title: 'Daily Notes, 10,000 on the device', measure: measureNotes },
  analytics: { title: 'My Analytics', measure: measureAnalytics },
  'own-data': { title: 'Export and import', measure: measureOwnData },
  profile: { title: 'Profile calls', measure: measureProfileRate },
  start: { title: 'Start', measure: measureStart },
  guide: { title: 'The Wisdom Guide (in Node, times four)', measure: measureGuide },
  memory: { title: 'Memory (1 MB = 1,000,000 bytes)', measure: measureMemory },
  'sign-in': { title: 'Sign-in', measure: measureSignIn },
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const names = values.only?.split(',') ?? Object.keys(measurements);
const unknown = names.filter((name) => !measurements[name]);
if (unknown.length > 0) {
  process.stderr.write(
    `There is no '${unknown.join("', '")}'. There are: ${Object.keys(measurements).join(', ')}.\n`,
  );
  process.exit(2);
}

for (const sentence of await prepareMachine()) process.stdout.write(`${sentence}\n`);
const effort: Effort = values.quick ? { runs: 1, seconds: 1 } : { runs: 5, seconds: 4 };
let failures = 0;
for (const name of names) {
  const measurement = measurements[name];
  if (!measurement) continue;
  process.stdout.write(`\n${measurement.title}\n`);
  try {
    const figures = await measurement.measure(effort);
    process.stdout.write(`${tableOf(figures)}\n`);
    failures += figures.filter(({ verdict }) => verdict === 'MISSED').length;
  } catch (problem) {
    process.stdout.write(`It could not be measured: ${problem instanceof Error ? problem.stack : problem}\n`);
    failures += 1;
  }
}
process.stdout.write(failures === 0 ? '\nEvery goal is met.\n' : `\n${failures} missed.\n`);
process.exit(failures === 0 ? 0 : 1);
