import { relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Finding, type ProbeProject, probeProject } from './probe.ts';
import { packages, type Room, rooms } from './rooms.ts';

const wall = 'lint/style/noRestrictedImports';

/** One import that one room tries, in a file of its own. */
interface Attempt {
  room: Room;
  target: string;
  address: string;
  file: string;
  isAllowed: boolean;
}

const forms: ((address: string) => string)[] = [
  (address) => `import { probed } from '${address}';\nexport const kept = probed;\n`,
  (address) => `import type { Probed } from '${address}';\nexport type Kept = Probed;\n`,
  (address) => `export { probed } from '${address}';\n`,
  (address) => `export const kept = import('${address}');\n`,
  (address) => `import '${address}';\n`,
];

function attemptsOf(room: Room, roomIndex: number): Attempt[] {
  let count = 0;
  const file = (): string => `${room.folder}/attempt-${roomIndex}-${count++}.ts`;
  const whole = room.partOf === undefined ? rooms.filter(({ partOf }) => partOf === undefined) : [];
  const towardsRooms = whole.flatMap((target) => {
    const isAllowed = room.rooms.includes(target.name);
    const path = relative(room.folder, target.folder);
    const own = { room, target: target.name };
    return [
      { ...own, address: `${target.alias}/goal.ts`, isAllowed, file: file() },
      // The way round by relative paths is open within the room only.
      target === room
        ? { ...own, address: './goal.ts', isAllowed: true, file: file() }
        : { ...own, address: `${path}/goal.ts`, isAllowed: false, file: file() },
      { ...own, address: `./folder/../${path || '.'}/goal.ts`, isAllowed: false, file: file() },
      { ...own, address: `${room.alias}/../goal.ts`, isAllowed: false, file: file() },
    ];
  });
  const towardsPackages = packages.map((name) => ({
    room,
    target: name,
    address: name,
    isAllowed: room.packages.includes(name),
    file: file(),
  }));
  return [...towardsRooms, ...towardsPackages];
}

const attempts = rooms.flatMap(attemptsOf);

function textOf({ room, target, isAllowed, address }: Attempt): string {
  if (!isAllowed)
    return forms.map((form) => form(address).replaceAll('kept', `kept${forms.indexOf(form)}`)).join('');
  const [first, second] = forms;
  // The words take types alone from domain, and only tests re-export.
  return room.name === 'content' && target === 'domain'
    ? (second?.(address) ?? '')
    : (first?.(address) ?? '');
}

let project: ProbeProject;
let linted: Finding[];

beforeAll(async () => {
  project = await probeProject();
  for (const room of rooms) {
    await project.write(`${room.folder}/goal.ts`, 'export const probed = 1;\nexport type Probed = number;\n');
  }
  for (const attempt of attempts) await project.write(attempt.file, textOf(attempt));
  linted = await project.lint();
});
afterAll(() => project.remove());

/** The lines of a form in the text of a refused attempt: each must be reported. */
const refusedLines = [1, 3, 5, 6, 7];

describe.each(rooms)('the walls of $name', (room) => {
  const own = attempts.filter((attempt) => attempt.room === room);

  it.each(own.filter(({ isAllowed }) => isAllowed))('may import $address', ({ file }) => {
    expect(linted.filter((finding) => finding.file === file && !finding.rule.includes('Barrel'))).toEqual([]);
  });

  it.each(own.filter(({ isAllowed }) => !isAllowed))('may not import $address', ({ file }) => {
    const lines = linted.filter((finding) => finding.file === file && finding.rule === wall);
    expect(lines.map(({ line }) => line).sort()).toEqual(refusedLines);
  });
});
