import { expect, it } from 'vitest';
import { projectFiles, textOf } from './tree.ts';

// Put together here, so that this file does not hold what it looks for.
const machinePaths = ['work', 'root', 'tmp/n', 'home'].map((folder) => `/${folder}/`);
const leftovers = ['TO', 'FIX'].map((start) => `${start}${start === 'TO' ? 'DO' : 'ME'}`);
const texts = projectFiles().filter(
  (file) => !/\.(?:png|svg|woff2|ico)$/.test(file) && file !== 'package-lock.json',
);

it.each(machinePaths)('no file names the folder %s of one machine', (path) => {
  // An address of the product ('/home', a relative import) is no absolute path of a machine.
  const absolute = new RegExp(`(?<![\\w.$}/*-])${path}\\w`);
  expect(texts.filter((file) => absolute.test(textOf(file)))).toEqual([]);
});

it.each(leftovers)('no file holds a %s', (word) => {
  expect(texts.filter((file) => textOf(file).includes(word))).toEqual([]);
});
