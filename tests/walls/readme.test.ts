import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf, top } from './tree.ts';

const scripts = Object.keys(
  (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts,
);
const builtIn = ['ci', 'install', 'run'];

describe.each(['README.md', 'ARCHITECTURE.md'])('%s', (page) => {
  const text = textOf(page);

  it('names only commands that exist', () => {
    const named = [...text.matchAll(/(?:`|^)npm (?:run )?([a-z][\w:-]*)/gm)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !scripts.includes(name) && !builtIn.includes(name))).toEqual([]);
  });

  it('leads only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path ?? '');
    expect(links.filter((path) => !existsSync(join(top, path)))).toEqual([]);
  });
});

it('has a row for each setting that the server reads, and no other', () => {
  const read = [...textOf('src/server/config/settings.ts').matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g)].map(
    ([, name]) => name,
  );
  const table = textOf('README.md').split('## Settings')[1]?.split('## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual([...new Set(read)].sort());
});
