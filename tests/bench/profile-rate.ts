import { type RunningServer, serverOf } from '../journeys/rig/server.ts';
import { type RunningPostgres, startPostgres } from '../setup/postgres.ts';
import { startBareServer } from './bare-server.ts';
import { atLeast, type Effort, type Figure, median, shown, written } from './figure.ts';
import { type Call, load } from './load.ts';
import { peopleCount, profileCalls } from './profile-calls.ts';

/** What reading a profile must reach of the bare framework's rate, on SQLite. */
const leastShare = 0.1;

/** What is read is asked for ahead, so that the server and not this program is what is waited for. */
const readsAhead = 10;

interface Subject {
  name: string;
  calls: Call[];
  /** How many calls each connection makes ahead. Nobody writes their own profile twice at once. */
  pipelining: number;
  isGate: boolean;
}

async function subjectsOf(server: RunningServer, database: string): Promise<Subject[]> {
  await server.start();
  const { reads, writes } = await profileCalls(server.origin);
  const isGate = database === 'SQLite';
  return [
    { name: `profile reads, ${database}`, calls: reads, pipelining: readsAhead, isGate },
    { name: `profile writes, ${database}`, calls: writes, pipelining: 1, isGate: false },
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
    const bareCalls = Array.from({ length: peopleCount }, () => ({ url: bare.origin }));
    for (let round = 0; round < runs; round += 1) {
      bareRates.push(await load(bareCalls, { seconds, pipelining: readsAhead }));
      for (const { name, calls, pipelining } of subjects) {
        rates.get(name)?.push(await load(calls, { seconds, pipelining }));
      }
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
