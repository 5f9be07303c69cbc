import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './tree.ts';

const vague = ['utils', 'util', 'lib', 'libs', 'helpers', 'helper', 'common', 'misc', 'shared'];
const sources = projectFiles().filter((file) => /^(?:src|tests|scripts)\//.test(file));

/** The names in a path: its folders, and its file without endings. */
function namesIn(file: string): string[] {
  return [...dirname(file).split('/'), basename(file).replace(/\..*$/, '')];
}

describe('the names of files and folders', () => {
  it('say what a thing is', () => {
    expect(sources.filter((file) => namesIn(file).some((name) => vague.includes(name)))).toEqual([]);
  });

  it('are written in kebab-case', () => {
    const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
    expect(sources.filter((file) => !namesIn(file).every((name) => kebab.test(name)))).toEqual([]);
  });

  it('leave no file that only gathers others', () => {
    expect(sources.filter((file) => /(?:^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });
});
