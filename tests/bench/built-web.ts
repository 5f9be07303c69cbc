import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the built web. */
export const webFolder: string = resolve(import.meta.dirname, '../../dist/web');

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The bytes that a file of the built web costs on the wire: its gzip form where the server has one, else itself. */
export function sentBytes(file: string): number {
  const packed = join(webFolder, `${file}.gz`);
  return statSync(existsSync(packed) ? packed : join(webFolder, file)).size;
}

/** The text of a file of the built web. */
export function builtText(file: string): string {
  return readFileSync(join(webFolder, file), 'utf8');
}

/**
 * The JavaScript and CSS that the page itself asks for, before any route has loaded its screen: what index.html names, and all
 * that the entry imports statically.
 */
export function firstRouteFiles(): string[] {
  const manifest = JSON.parse(builtText('.vite/manifest.json')) as Record<string, Chunk>;
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry)?.[0];
  if (!entry) throw new Error('The manifest of the built web has no entry.');
  const files = new Set(
    [...builtText('index.html').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
      ([, file]) => file ?? '',
    ),
  );
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  visit(entry);
  return [...files];
}
