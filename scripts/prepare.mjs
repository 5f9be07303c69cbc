/**
 * Brings a clone to where the other scripts can run: packages installed as the lock says, the pinned Node in place,
 * and for `start` and `build` the web built from the sources as they are. Plain JavaScript without packages, because on a
 * fresh clone it runs before anything is installed, on whatever Node (20 or newer) the machine has.
 *
 * It stands in front of each script and not in a pre-script: npm leaves those out where install scripts are switched off.
 * What follows it begins with `exec env`, so that the Node is looked for once more, now that the pinned one is there.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const top = resolve(fileURLToPath(import.meta.url), '../..');
const binaries = join(top, 'node_modules/.bin');
const environment = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` };
const leastNode = [24, 7];

function stop(sentence, output = '') {
  if (output) process.stderr.write(`${output.trimEnd()}\n\n`);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function run(command, options) {
  return spawnSync(command, options, {
    cwd: top,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs npm with the Node that runs this file, or the npm on the PATH where this was not started by npm. */
function npm(...options) {
  const script = process.env.npm_execpath;
  return script?.endsWith('npm-cli.js') ? run(process.execPath, [script, ...options]) : run('npm', options);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(top, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether every package that the lock asks for on this machine is installed in its version. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const present = readJson('node_modules/.package-lock.json')?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(
    ([folder, { version, optional }]) =>
      folder === '' || present[folder]?.version === version || (optional && !present[folder]),
  );
}

function install() {
  process.stdout.write('Installing the packages. This happens once and takes a minute ...\n');
  const options = ['--include=dev', '--no-audit', '--no-fund'];
  if (npm('ci', ...options).status === 0) return;
  // `npm ci` gives up where a registry lacks a binary for a foreign platform, though nobody needs it here. This
  // installs what the lock says all the same, and leaves the lock as it is.
  const { status, error, stdout, stderr } = npm('install', '--no-save', ...options);
  if (status === 0) return;
  const output = `${stdout ?? ''}${stderr ?? ''}${error ? String(error) : ''}`;
  stop('The packages could not be installed: see npm’s own words above. Is the registry reachable?', output);
}

/** The version of the Node that npm scripts will run, as [major, minor]; undefined where it does not run. */
function nodeOfScripts() {
  const { status, stdout } = run('node', ['--version']);
  return status === 0 ? stdout.trim().replace(/^v/, '').split('.').map(Number) : undefined;
}

function isNewEnough(version) {
  return version !== undefined && (version[0] - leastNode[0] || version[1] - leastNode[1]) >= 0;
}

/** The pinned Node comes by an install script, which a machine may have switched off. */
function ensureNode() {
  const found = nodeOfScripts();
  if (isNewEnough(found)) return;
  stop(
    `Ninefold needs Node ${leastNode.join('.')} or newer and found ${found?.join('.') ?? 'none'}: the one that this project ` +
      'brings along did not arrive; run `npm rebuild node --ignore-scripts=false` once, or install a newer Node.',
  );
}

function filesUnder(folder) {
  return readdirSync(join(top, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
}

/** A hash over everything that the built web is made of. */
function hashOfSources() {
  const rooms = ['src/domain', 'src/content', 'src/protocol', 'src/web', 'scripts/web-build'].filter((room) =>
    existsSync(join(top, room)),
  );
  const single = ['vite.config.ts', 'package.json', 'package-lock.json', 'scripts/subset-fonts.ts'];
  const files = [...rooms.flatMap(filesUnder), ...single.filter((file) => existsSync(join(top, file)))];
  const hash = createHash('sha256');
  for (const file of files) {
    // What the build itself writes among the sources would change the hash that it is built for.
    if (/\.test\.tsx?$/.test(file) || file.includes('/generated/')) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(top, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function build() {
  const stamp = join(top, 'dist/web-built-from');
  const wanted = hashOfSources();
  const isCurrent = existsSync(join(top, 'dist/web/index.html')) && existsSync(stamp);
  if (isCurrent && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Building the web ...\n');
  const { status, stdout, stderr } = npm('run', 'build');
  if (status !== 0) stop('The web could not be built: see above.', `${stdout ?? ''}${stderr ?? ''}`);
  mkdirSync(join(top, 'dist'), { recursive: true });
  writeFileSync(stamp, wanted);
}

if (!isInstalled()) install();
ensureNode();
if (['start', 'build'].includes(process.argv[2] ?? '')) build();
