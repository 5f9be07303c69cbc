import { type RunningServer, serverOf } from '../journeys/rig/server.ts';
import { type RunningPostgres, startPostgres } from '../setup/postgres.ts';
import { startBareServer } from './bare-server.ts';
import { atLeast, type Effort, type Figure, median, shown, written } from './figure.ts';
import { type Call, load } from './load.ts';
import { profileCalls } from './profile-calls.ts';

/** What reading a profile must reach of the bare framework's rate, on SQLite. */
const leastShare = 0.1;

/** Connections send ahead, so that the server and not this program is what is waited for. */
const pipelining = 10;

interface Subject {
  name: string;
  call: Call;
  isGate: boolean;
}

async function subjectsOf(server: RunningServer, database: string): Promise<Subject[]> {
  await server.start();
  const { read, write } = await profileCalls(server.origin, `Rae ${database}`);
  return [
    { name: `profile reads, ${database}`, call: read, isGate: database === 'SQLite' },
    { name: `profile writes, ${database}`, call: write, isGate: false },
  ];
}

async function ownPostgres(): Promise<RunningPostgres | undefined> {
  try {
    return await startPostgres();
  } catch (problem) {
    process.stderr.write(`Without PostgreSQL: ${String(problem)}\n`);
    return undefined;
  }
}

/**
 * Reads and writes of a profile a second, on SQLite and where there is one on PostgreSQL, each beside the bare framework: in
 * every round one after the other, so that what else the machine does hits all alike. Shares are of the same round.
 */
export async function measureProfileRate({ runs, seconds }: Effort): Promise<Figure[]> {
  const bare = await startBareServer();
  const postgres = await ownPostgres();
  const servers: RunningServer[] = [];
  try {
    const subjects: Subject[] = [];
    for (const [database, settings] of [
      ['SQLite', {}],
      ...(postgres ? [['PostgreSQL', { DATABASE_URL: postgres.url }] as const] : []),
    ] as const) {
      const server = await serverOf(settings);
      servers.push(server);
      subjects.push(...(await subjectsOf(server, database)));
    }
    const bareRates: number[] = [];
    const rates = new Map(subjects.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < runs; round += 1) {
      bareRates.push(await load({ url: bare.origin }, { seconds, pipelining }));
      for (const { name, call } of subjects) rates.get(name)?.push(await load(call, { seconds, pipelining }));
    }
    return [
      shown('bare framework', `${written(median(bareRates))} a second`),
      ...subjects.flatMap(({ name, isGate }) => {
        const own = rates.get(name) ?? [];
        const share = median(own.map((rate, round) => rate / (bareRates[round] ?? Number.NaN)));
        const shareName = `${name}: share of the bare framework`;
        return [
          shown(name, `${written(median(own))} a second`),
          isGate ? atLeast(shareName, share, leastShare, 2) : shown(shareName, written(share, 2)),
        ];
      }),
    ];
  } finally {
    for (const server of servers) await server.remove();
    await postgres?.stop();
    await bare.stop();
  }
}
