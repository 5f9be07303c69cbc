// Makes the web fonts from Fontsource's variable files: only the glyphs and weights that the app uses.
// Run before each build; a font that is already newer than this file and its source is left as it is.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = new URL('../', import.meta.url);
const target = new URL('src/web/ui/fonts/generated/', root);

/** Both text fonts together may weigh no more than this; they are on the first route. */
const budgetBytes = 60_000;

const basicLatin = characters(0x20, 0x7e);
const latin1 = characters(0xa0, 0xff);
const beyondLatin1 = 'ŒœŠšŸŽž€–—‘’‚“”„†•…‹›−⁄™←→↑↓✓';
const clockFigures = '0123456789:';

/** The layout features the app relies on: kerning, ligatures, lining and tabular figures, accents. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

const fonts = [
  {
    name: 'newsreader',
    source: 'newsreader/files/newsreader-latin-wght-normal.woff2',
    text: basicLatin + latin1 + beyondLatin1,
    weight: { min: 400, max: 500 },
    isOnFirstRoute: true,
  },
  {
    name: 'figtree',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    text: basicLatin + latin1 + beyondLatin1,
    weight: { min: 400, max: 700 },
    isOnFirstRoute: true,
  },
  {
    // The light figures of the clock, fetched only by the screens that show one.
    name: 'newsreader-clock',
    source: 'newsreader/files/newsreader-latin-wght-normal.woff2',
    text: clockFigures,
    weight: 300,
    isOnFirstRoute: false,
  },
];

mkdirSync(target, { recursive: true });
let firstRouteBytes = 0;
for (const font of fonts) {
  const source = new URL(`node_modules/@fontsource-variable/${font.source}`, root);
  const output = new URL(`${font.name}.woff2`, target);
  if (isOutdated(output, [source, new URL(import.meta.url)])) {
    writeFileSync(
      output,
      await subsetFont(readFileSync(source), font.text, {
        targetFormat: 'woff2',
        noHinting: true,
        keepFeatures,
        variationAxes: { wght: font.weight },
      }),
    );
  }
  const bytes = statSync(output).size;
  if (font.isOnFirstRoute) firstRouteBytes += bytes;
  console.log(`${fileURLToPath(output).slice(fileURLToPath(root).length)}  ${bytes} bytes`);
}
if (firstRouteBytes > budgetBytes) {
  throw new Error(`The fonts of the first route weigh ${firstRouteBytes} bytes; ${budgetBytes} are allowed.`);
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function isOutdated(output: URL, sources: URL[]): boolean {
  const made = statSync(output, { throwIfNoEntry: false })?.mtimeMs;
  return made === undefined || sources.some((source) => statSync(source).mtimeMs > made);
}
