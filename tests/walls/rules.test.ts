import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Finding, type ProbeProject, probeProject } from './probe.ts';

/** Lines that must be refused, each with the rule that refuses it, in a room where it holds. */
interface Refusal {
  what: string;
  file: string;
  text: string;
  rule: string;
}

const pureRooms = ['src/domain/probed', 'src/content/probed', 'src/protocol'];
const outside = [
  'Date.now()',
  'new Date()',
  'performance.now()',
  'crypto.randomUUID()',
  'setTimeout(() => undefined, 1)',
  'setInterval(() => undefined, 1)',
  'fetch("/api")',
  'globalThis.Date.now()',
  'window.location',
  'document.title',
  'navigator.onLine',
  'localStorage.length',
  'sessionStorage.length',
  'indexedDB.databases()',
  'process.env',
];
const clockAndChance = [
  'Math.random()',
  'Math["random"]()',
  'Temporal.Now.instant()',
  'Temporal["Now"].instant()',
  'Math',
  'Temporal',
];

const inPureRooms = pureRooms.flatMap((room, at) => [
  ...outside.map((text, index) => ({
    what: `${room} reaches outside with ${text}`,
    file: `${room}/outside-${at}-${index}.ts`,
    text: `export const kept = ${text};\n`,
    rule: 'lint/style/noRestrictedGlobals',
  })),
  ...clockAndChance.map((text, index) => ({
    what: `${room} asks for time or chance with ${text}`,
    file: `${room}/chance-${at}-${index}.ts`,
    text: `export const kept = ${text};\n`,
    rule: 'plugin',
  })),
]);

const everywhere: Refusal[] = [
  ...['alert', 'confirm', 'prompt'].map((name) => ({
    what: `the browser's own ${name}`,
    file: `src/web/features/probed/${name}.ts`,
    text: `export const kept = () => ${name}('words');\n`,
    rule: 'lint/suspicious/noAlert',
  })),
  {
    what: 'any',
    file: 'src/server/probed/any.ts',
    text: 'export const kept: any = 1;\n',
    rule: 'lint/suspicious/noExplicitAny',
  },
  {
    what: 'a non-null assertion',
    file: 'src/web/store/assertion.ts',
    text: 'export const kept = (list: number[]) => list[0]!;\n',
    rule: 'lint/style/noNonNullAssertion',
  },
  {
    what: 'a file that only re-exports',
    file: 'src/web/ui/barrel.ts',
    text: "export { probed } from './goal.ts';\n",
    rule: 'lint/performance/noBarrelFile',
  },
  {
    what: 'a re-export of everything',
    file: 'src/web/ui/everything.ts',
    text: "export * from './goal.ts';\n",
    rule: 'lint/performance/noReExportAll',
  },
  {
    what: 'an import cycle',
    file: 'src/domain/probed/cycle.ts',
    text: "import { other } from './cycle-other.ts';\nexport const kept = () => other;\n",
    rule: 'lint/suspicious/noImportCycles',
  },
  {
    what: 'an address that the walls cannot read',
    file: 'src/domain/probed/hidden-address.ts',
    text: 'export const kept = import(`#web/goal.ts`);\n',
    rule: 'plugin',
  },
  {
    what: 'a type imported in the middle of a file',
    file: 'src/domain/probed/hidden-type.ts',
    text: "export type Kept = import('#server/goal.ts').Kept;\n",
    rule: 'plugin',
  },
  {
    what: 'content that takes a value from domain',
    file: 'src/content/probed/value.ts',
    text: "import { probed } from '#domain/goal.ts';\nexport const kept = probed;\n",
    rule: 'plugin',
  },
  {
    what: 'a file name that is not in kebab-case',
    file: 'src/domain/probed/SitTimer.ts',
    text: 'export const kept = 1;\n',
    rule: 'lint/style/useFilenamingConvention',
  },
  {
    what: 'a package that package.json does not name',
    file: 'src/server/probed/undeclared.ts',
    text: "import leftPad from 'left-pad';\nexport const kept = leftPad;\n",
    rule: 'lint/correctness/noUndeclaredDependencies',
  },
  {
    what: 'a test that is switched off',
    file: 'src/domain/probed/off.test.ts',
    text: "import { it } from 'vitest';\nit.skip('waits', () => {});\n",
    rule: 'lint/suspicious/noSkippedTests',
  },
  {
    what: 'a test that shuts the others out',
    file: 'src/domain/probed/alone.test.ts',
    text: "import { it } from 'vitest';\nit.only('stands alone', () => {});\n",
    rule: 'lint/suspicious/noFocusedTests',
  },
];

const companions = {
  'src/domain/probed/cycle-other.ts':
    "import { kept } from './cycle.ts';\nexport const other = () => kept;\n",
  'src/web/ui/goal.ts': 'export const probed = 1;\n',
};

const permitted = {
  'src/domain/probed/fine.ts':
    "import { goal } from './fine-goal.ts';\nexport const kept = (at: string) => [Temporal.Instant.from(at), Math.max(goal, 1)];\n",
  'src/domain/probed/fine-goal.ts': 'export const goal = 1;\n',
  'src/content/probed/fine.ts':
    "import type { Goal } from '#domain/goal.ts';\nexport const kept: Goal = 'words';\n",
  'src/web/platform/fine.ts':
    'export const kept = () => [Date.now(), Math.random(), Temporal.Now.instant()];\n',
  'src/web/app/fine.ts': "export const kept = () => import('#features/probed/fine-screen.ts');\n",
};

let project: ProbeProject;
let linted: Finding[];

beforeAll(async () => {
  project = await probeProject();
  for (const { file, text } of [...inPureRooms, ...everywhere]) await project.write(file, text);
  for (const [file, text] of Object.entries({ ...companions, ...permitted })) await project.write(file, text);
  linted = await project.lint();
});
afterAll(() => project.remove());

describe('the linter', () => {
  it.each([...inPureRooms, ...everywhere])('refuses: $what', ({ file, rule }) => {
    expect(linted.filter((finding) => finding.file === file).map((finding) => finding.rule)).toContain(rule);
  });

  it.each(Object.keys(permitted))('has nothing against %s', (file) => {
    expect(linted.filter((finding) => finding.file === file)).toEqual([]);
  });
});
