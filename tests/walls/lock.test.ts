import { expect, it } from 'vitest';
import { textOf } from './tree.ts';

interface Locked {
  optionalDependencies?: Record<string, string>;
}

// npm leaves out what a registry does not have for another platform, and then refuses its own lock on a fresh clone.
it('the lock holds the packages of every platform', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Locked> };
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${folder}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
