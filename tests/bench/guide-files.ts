import { book } from '#content/book/book.ts';
import { guideWords } from '#content/guide/guide-words.ts';
import { builtText, filesOf, lazyModules, sentBytes } from './built-web.ts';
import { atMost, type Figure, shown, written } from './figure.ts';

const screen = 'features/guide/guide-screen.tsx';
const engine = 'features/guide/guide.ts';
/** Who else may hold the book, and its index: the pages of the book, and the search in them once somebody searches. */
const bookModules = [
  engine,
  'features/learn/book-screen.tsx',
  'features/learn/book-page-screen.tsx',
  'features/learn/book-search.ts',
];
const indexModules = [engine, 'features/learn/book-search.ts'];

/** Sentences by which the files are known that hold the book and the words of its index, however they are called. */
const bookSentence = book.chapters[0]?.keyPoints[0] ?? '';
const indexSentence = Object.values(guideWords.topics)[0]?.asks ?? '';

const kilobytes = (files: readonly string[]) =>
  `${written(files.reduce((sum, file) => sum + sentBytes(file), 0) / 1000, 1)} KB gzip`;
const holding = (files: readonly string[], text: string) =>
  files.filter((file) => file.endsWith('.js') && builtText(file).includes(text));

/** What the Wisdom Guide adds to what a browser loads, that nothing else loads it, and that it is there offline. */
export function guideFiles(): Figure[] {
  const inside = new Set(filesOf('app/home-page.tsx'));
  const ofScreen = filesOf(screen).filter((file) => !inside.has(file));
  const ofEngine = filesOf(engine).filter((file) => !inside.has(file) && !ofScreen.includes(file));
  const worker = builtText('sw.js');
  const others = (allowed: readonly string[], text: string) =>
    lazyModules().filter((name) => !allowed.includes(name) && holding(filesOf(name), text).length > 0);
  return [
    shown('Its screen, beyond what home loads', kilobytes(ofScreen)),
    shown('Book, index and answers, loaded once it is drawn', kilobytes(ofEngine)),
    shown('  of them files that hold the book', kilobytes(holding(ofEngine, bookSentence))),
    shown('  of them files that hold the words of the index', kilobytes(holding(ofEngine, indexSentence))),
    atMost('Modules that hold the book, besides its pages', others(bookModules, bookSentence).length, 0, ''),
    atMost(
      'Modules that hold the index, besides the search',
      others(indexModules, indexSentence).length,
      0,
      '',
    ),
    atMost(
      'Files of it that are not fetched ahead for offline use',
      [...ofScreen, ...ofEngine].filter((file) => !worker.includes(file)).length,
      0,
      '',
    ),
  ];
}
