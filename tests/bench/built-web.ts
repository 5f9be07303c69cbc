import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the built web. */
export const webFolder: string = resolve(import.meta.dirname, '../../dist/web');

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
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

function manifest(): Record<string, Chunk> {
  return JSON.parse(builtText('.vite/manifest.json')) as Record<string, Chunk>;
}

/** The modules that are loaded when they are asked for: screens and what screens load later. */
export function lazyModules(): string[] {
  return Object.entries(manifest()).flatMap(([name, { isDynamicEntry }]) => (isDynamicEntry ? [name] : []));
}

/** The JavaScript and CSS of a module, with all that it imports statically. */
export function filesOf(name: string): string[] {
  const chunks = manifest();
  if (!chunks[name]) throw new Error(`The built web has no ${name}.`);
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (next: string): void => {
    const chunk = chunks[next];
    if (!chunk || seen.has(next)) return;
    seen.add(next);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  visit(name);
  return [...files];
}

/**
 * The JavaScript and CSS that the page itself asks for, before any route has loaded its screen: what index.html names, and all
 * that the entry imports statically.
 */
export function firstRouteFiles(): string[] {
  const entry = Object.entries(manifest()).find(([, { isEntry }]) => isEntry)?.[0];
  if (!entry) throw new Error('The manifest of the built web has no entry.');
  const named = [...builtText('index.html').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  );
  return [...new Set([...named, ...filesOf(entry)])];
}
