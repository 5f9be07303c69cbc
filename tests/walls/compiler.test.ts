import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Finding, type ProbeProject, probeProject } from './probe.ts';
import { rooms } from './rooms.ts';

// The compiler holds the walls between TypeScript projects: a project sees those that it refers to, and Node's own
// modules only where it asks for Node's types. It reports a file seen from outside once, so each attempt has a goal of its own.
const attempts = rooms.flatMap((room, index) => [
  ...rooms
    .filter((target) => !room.referredProjects.includes(target.project))
    .map((target) => ({
      name: `${room.name} sees ${target.name}`,
      file: `${room.folder}/compiled-${index}-${rooms.indexOf(target)}.ts`,
      goal: `${target.folder}/goal-of-${index}.ts`,
      address: `${target.alias}/goal-of-${index}.ts`,
    })),
  ...(room.project === 'server'
    ? []
    : [
        {
          name: `${room.name} sees Node`,
          file: `${room.folder}/compiled-${index}-node.ts`,
          goal: undefined,
          address: 'node:fs',
        },
      ]),
]);
const allowed = rooms.map((room) => ({ name: room.name, file: `${room.folder}/compiled.ts` }));

let project: ProbeProject;
let compiled: Finding[];

beforeAll(async () => {
  project = await probeProject();
  for (const { file, goal, address } of attempts) {
    if (goal) await project.write(goal, 'export const goal = 1;\n');
    await project.write(file, `import * as goal from '${address}';\nexport const kept = goal;\n`);
  }
  for (const [index, room] of rooms.entries()) {
    await project.write(`${room.folder}/goal.ts`, 'export const goal = 1;\n');
    const seen = rooms.filter((target) => room.referredProjects.includes(target.project));
    const lines = seen.map((target, at) => `import { goal as goal${at} } from '${target.alias}/goal.ts';`);
    const file = allowed[index]?.file ?? '';
    await project.write(
      file,
      `${lines.join('\n')}\nexport const kept = [${seen.map((_, at) => `goal${at}`)}];\n`,
    );
  }
  compiled = await project.compile();
});
afterAll(() => project.remove());

describe('the compiler', () => {
  it.each(attempts)('refuses: $name', ({ file }) => {
    expect(compiled.some((finding) => finding.file === file)).toBe(true);
  });

  it.each(allowed)('compiles what $name may see', ({ file }) => {
    expect(compiled.filter((finding) => finding.file === file)).toEqual([]);
  });
});
