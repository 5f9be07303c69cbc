import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { emptyFolder } from './empty-database.ts';

export const page = '<!doctype html><title>Ninefold</title><div id="root"></div>';
export const script = `export const words = '${'stillness '.repeat(500)}';\n`;

/** A small built web for the test that runs: a page, a service worker, a hashed script with its packed twin. */
export function webFolder(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'sw.js'), '// the service worker\n');
  writeFileSync(join(folder, 'assets/main-a1b2c3d4.js'), script);
  writeFileSync(join(folder, 'assets/packed-a1b2c3d4.js'), script);
  writeFileSync(join(folder, 'assets/packed-a1b2c3d4.js.gz'), gzipSync(script));
  return folder;
}
