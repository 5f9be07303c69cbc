/**
 * `npm run sample`: writes a believable year of practice as an export, which My Details imports.
 * `-- --out=FILE --seed=9 --until=2026-11-21 --zone=Europe/Berlin --uid=user-…` (of the account that imports it, or it asks).
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import '../tests/setup/temporal.ts';
import { sampleYear } from './sample/year.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'ninefold-sample.json' },
    seed: { type: 'string', default: '9' },
    until: { type: 'string' },
    zone: { type: 'string', default: 'Europe/Berlin' },
    uid: { type: 'string', default: 'user-0' },
  },
});
const seed = Number(values.seed);
if (!Number.isSafeInteger(seed)) {
  process.stderr.write(`--seed is a whole number, not '${values.seed}'.\n`);
  process.exit(1);
}
const until = values.until ?? Temporal.Now.plainDateISO(values.zone).toString();
const year = sampleYear({ uid: values.uid, until, zone: values.zone, seed });
writeFileSync(resolve(values.out), `${JSON.stringify(year)}\n`);
process.stdout.write(`${values.out}: ${year.practiceSessions.length} sits up to ${until}\n`);
