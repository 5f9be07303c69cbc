import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, top } from './child.ts';

/** How many checks of a step passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** One step of a run. */
export interface Step {
  name: string;
  /** How many of the machine's lanes it takes while it runs. */
  lanes: 1 | 2;
  /** Steps that must have passed before it starts. */
  after: readonly string[];
  run(): Promise<Count & { output: string }>;
}

const reports = join(top, '.cache/test-reports');

function once(code: number): Count {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A program that passes or fails as a whole. */
function single(name: string, program: string, options: string[], after: string[] = []): Step {
  return {
    name,
    lanes: 1,
    after,
    async run() {
      const { code, output } = await runChild(program, options);
      return { ...once(code), output };
    },
  };
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** The figures of a report; a run that failed without a failed test (a file that does not load, say) failed once. */
function settled(code: number, count: Count): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** One project of vitest.config.ts. */
function vitest(project: string, environment: Record<string, string>): Step {
  return {
    name: project,
    lanes: 1,
    after: [],
    async run() {
      const file = freshReport(project);
      const options = [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${file}`,
      ];
      const { code, output } = await runChild('vitest', options, { environment, limitMinutes: 60 });
      const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
      const count = { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
      return { ...settled(code, count), output };
    },
  };
}

/** The journeys in a real browser, on both screen sizes. They take the whole machine: their clocks are real. */
function journeys(environment: Record<string, string>): Step {
  return {
    name: 'journeys',
    lanes: 2,
    after: ['build'],
    async run() {
      const file = freshReport('journeys');
      const options = ['test', '--config', 'tests/journeys/playwright.config.ts', '--reporter=list,json'];
      const { code, output } = await runChild('playwright', options, {
        environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        limitMinutes: 120,
      });
      const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
        file,
      )?.stats;
      const secondTime = stats?.flaky ?? 0;
      const count = { passed: (stats?.expected ?? 0) + secondTime, failed: stats?.unexpected ?? 0 };
      return { ...settled(code, count), output };
    },
  };
}

const build = single('build', 'node', ['scripts/prepare.mjs', 'build']);

/** Everything that must hold before a change is done; the longest of the small steps begins early. */
export function everyStep(): Step[] {
  return [
    build,
    vitest('server', {}),
    single('format and lint', 'biome', ['ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=60']),
    single('types', 'tsc', ['-b']),
    vitest('unit', {}),
    vitest('walls', {}),
    vitest('store', {}),
    journeys({}),
  ];
}

/** What has long counts, with them. */
export function proofSteps(): Step[] {
  const environment = { PROOF: '1' };
  return [
    build,
    vitest('unit', environment),
    vitest('store', environment),
    vitest('server', environment),
    journeys(environment),
  ];
}
