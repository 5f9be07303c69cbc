import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const top = resolve(import.meta.dirname, '../..');

/** What the linter or the compiler said, and where. */
export interface Finding {
  file: string;
  line: number;
  /** The linter's rule (`lint/style/…`, `plugin`) or the compiler's code (`TS6307`). */
  rule: string;
}

/**
 * A copy of the project's rules around files that are written to be refused, in a folder of its own:
 * the same linter and compiler settings over other sources.
 */
export interface ProbeProject {
  write(file: string, text: string): Promise<void>;
  lint(): Promise<Finding[]>;
  compile(): Promise<Finding[]>;
  remove(): Promise<void>;
}

/** Runs a tool of the project and answers what it printed, whether or not it found something. */
async function run(tool: string, options: string[], folder: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(join(top, 'node_modules/.bin', tool), options, {
      cwd: folder,
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, NO_COLOR: '1' },
    });
    return stdout;
  } catch (problem) {
    const output = (problem as { stdout?: string; stderr?: string }).stdout;
    if (!output) throw problem;
    return output;
  }
}

async function copyRules(folder: string): Promise<void> {
  const projects = (await readdir(join(top, 'src'), { recursive: true })).filter((file) =>
    file.endsWith('tsconfig.json'),
  );
  const files = [
    'biome.json',
    'package.json',
    '.gitignore',
    'tsconfig.base.json',
    ...projects.map((file) => join('src', file)),
  ];
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(top, file), join(folder, file));
  }
  await cp(join(top, 'tests/walls/rules'), join(folder, 'tests/walls/rules'), { recursive: true });
  await symlink(join(top, 'node_modules'), join(folder, 'node_modules'));
  const settings = JSON.parse(await readFile(join(top, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  const references = settings.references.filter(({ path }) => path.startsWith('./src/'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ files: [], references }));
}

const lintLine = /^::\w+ title=([^,]+),file=([^,]+),line=(\d+)/gm;
const compileLine = /^(.+?)\((\d+),\d+\): error (TS\d+)/gm;

/** Sets a probing project up in the system's temporary folder. */
export async function probeProject(): Promise<ProbeProject> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-walls-'));
  await copyRules(folder);
  const inside = (file: string): string => relative(folder, resolve(folder, file));
  return {
    async write(file, text) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    },
    async lint() {
      const output = await run(
        'biome',
        ['lint', '--reporter=github', '--max-diagnostics=none', 'src'],
        folder,
      );
      return [...output.matchAll(lintLine)].map(([, rule = '', file = '', line]) => ({
        rule,
        file: inside(file),
        line: Number(line),
      }));
    },
    async compile() {
      const output = await run('tsc', ['-b', '--pretty', 'false'], folder);
      return [...output.matchAll(compileLine)].map(([, file = '', line, rule = '']) => ({
        rule,
        file: inside(file),
        line: Number(line),
      }));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
