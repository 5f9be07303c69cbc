import { describe, expect, it } from 'vitest';
import { access, paths } from '../../src/web/app/paths.ts';
import { textOf } from './tree.ts';

const accessByWords: [start: string, access: string][] = [
  ['public; to `/home`', 'signed out'],
  ['public', 'public'],
  ['signed in', 'signed in'],
];

/** The route table of the specification (A § 2): who may open an address, by address. */
function routeTable(): Map<string, string> {
  const section = textOf('docs/specification.md').split('## A § 2')[1]?.split('**Navigation.**')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `/'));
  return new Map(
    rows.flatMap((row) => {
      const [, addresses = '', words = ''] = row.split('|').map((cell) => cell.trim());
      const whose = accessByWords.find(([start]) => words.startsWith(start))?.[1] ?? `unknown: ${words}`;
      const named = [...addresses.matchAll(/`([^`]+)`/g)].map(([, address = '']) => address);
      const [first = '', last = ''] = named;
      const stages = addresses.includes('…')
        ? Array.from({ length: Number(last.slice(-1)) }, (_, index) =>
            first.replace(/\d$/, String(index + 1)),
          )
        : named;
      return stages.map((address): [string, string] => [address, whose]);
    }),
  );
}

describe('the addresses of the app', () => {
  const table = routeTable();

  it('has a table of the specification to compare with', () => {
    expect(table.size).toBeGreaterThanOrEqual(24);
  });

  it.each(Object.values(paths))('%s stands in the specification, open to the same people', (path) => {
    // The router writes $practiceType where the specification writes {practiceType}.
    expect(table.get(path.replace(/\$(\w+)/, '{$1}'))).toBe(access[path]);
  });

  it('each have a route', () => {
    const routes = textOf('src/web/app/routes.tsx');
    const used = [...routes.matchAll(/path: paths\.(\w+)/g)].map(([, name]) => name);
    expect(used.sort()).toEqual(Object.keys(paths).sort());
  });
});
