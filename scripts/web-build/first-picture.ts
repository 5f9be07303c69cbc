import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Chunk, type PageFiles, pageFiles, refuseCircles } from './route-files.ts';

const stylesheet = /\n\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const preload = /\n\s*<link rel="modulepreload"[^>]*>/g;
const classicScript = /<script src="\/([^"]+)"><\/script>/;
const moduleScript = /<script type="module"[^>]*src="[^"]+"[^>]*><\/script>/;

/**
 * The page's first script. It waits until what stands in the page is drawn, so that nothing takes the network or the
 * processor from that; then it asks for all files of the screen, and runs them one by one, the long ones each in a
 * task of its own, so that the page answers in between. The entry, which starts the app, comes last and finds them all there.
 */
function starter({ own, byAddress, entry, long }: PageFiles): string {
  const isSeen = "document.visibilityState === 'visible'";
  return `
const own = ${JSON.stringify(own)};
const more = ${JSON.stringify(byAddress)}[location.pathname] ?? [];
const entry = ${JSON.stringify(entry)};
const long = ${JSON.stringify(long)};
const task = () => new Promise((done) => setTimeout(done));
if (${isSeen}) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
function askFor(file) {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = '/' + file;
  document.head.append(link);
}
const all = [...own, ...more, entry];
for (let at = 0; at < all.length; at += 6) {
  all.slice(at, at + 6).forEach(askFor);
  await task();
}
async function run(file) {
  await import('/' + file);
  if (long.includes(file)) await task();
}
for (const file of own) await run(file);
// Where one did not come, the screen that needs it says so.
for (const file of more) if (file.endsWith('.js')) await run(file).catch(() => {});
await run(entry);
`.trim();
}

/**
 * Lets the browser draw what stands in the page before anything else has arrived: its styles and the script that sets the look
 * are written into it, and its own files run after the first picture. The server allows what is written in by its hash.
 */
export function firstPicture(): Plugin {
  let publicFolder = '';
  return {
    name: 'ninefold:first-picture',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      // After Vite has taken out the chunks that held nothing but styles.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk') as Chunk[];
        refuseCircles(chunks);

        function stylesIn(_whole: string, file: string): string {
          const styles = bundle[file];
          if (styles?.type !== 'asset') throw new Error(`The page's styles are not in the build: ${file}`);
          // Beside their own file its addresses were relative to that.
          const written = String(styles.source)
            .trim()
            .replaceAll(/url\((?=[^/])/g, 'url(/assets/');
          // The link is never fetched. It tells Vite's loader that these styles are there: fetched again with a later screen,
          // they would stand after that screen's own and outweigh them.
          return `\n    <style>${written}</style>\n    <link rel="stylesheet" href="/${file}" disabled>`;
        }
        const scriptIn = (_whole: string, file: string) =>
          `<script>${readFileSync(join(publicFolder, file), 'utf8').trim()}</script>`;

        page.source = String(page.source)
          .replaceAll(preload, '')
          .replaceAll(stylesheet, stylesIn)
          .replace(classicScript, scriptIn)
          .replace(moduleScript, () => `<script type="module">${starter(pageFiles(chunks))}</script>`);
      },
    },
  };
}
