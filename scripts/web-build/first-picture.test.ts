import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPicture } from './first-picture.ts';

vi.mock(import('./route-files.ts'), () => ({
  refuseCircles: () => {},
  pageFiles: () => ({
    own: ['assets/framework.js'],
    byAddress: { '/home': ['assets/screens.css', 'assets/database.js'] },
    entry: 'assets/index.js',
    long: ['assets/database.js'],
  }),
}));

const page = `<!doctype html>
<html>
  <head>
    <link rel="modulepreload" crossorigin href="/assets/framework.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <script src="/theme.js"></script>
  </head>
  <body>
    <script type="module" crossorigin src="/assets/index.js"></script>
  </body>
</html>`;

let publicFolder = '';
beforeEach(() => {
  publicFolder = mkdtempSync(join(tmpdir(), 'ninefold-public-'));
  writeFileSync(join(publicFolder, 'theme.js'), '(() => { setLook(); })();\n');
});
afterEach(() => vi.clearAllMocks());

/** The page as the plugin leaves it. */
function built(): string {
  const plugin = firstPicture();
  const { configResolved, generateBundle } = plugin as unknown as {
    configResolved: (config: { publicDir: string }) => void;
    generateBundle: { handler: (options: unknown, bundle: Record<string, unknown>) => void };
  };
  configResolved({ publicDir: publicFolder });
  const index = { type: 'asset', source: page };
  const styles = { type: 'asset', source: '@font-face{src:url(figtree.woff2)}\n' };
  generateBundle.handler({}, { 'index.html': index, 'assets/index.css': styles });
  return index.source;
}

test('the styles stand in the page, with addresses that are right there', () => {
  expect(built()).toContain('<style>@font-face{src:url(/assets/figtree.woff2)}</style>');
});

test('their link stays and is never fetched: a later screen would fetch them again, after its own', () => {
  expect(built()).toContain('<link rel="stylesheet" href="/assets/index.css" disabled>');
});

test('the script that sets the look stands in the page', () => {
  expect(built()).toContain('<script>(() => { setLook(); })();</script>');
});

test('nothing is asked for before the first picture', () => {
  const source = built();
  expect(source).not.toContain('rel="modulepreload"');
  expect(source).not.toMatch(/<script[^>]* src=/);
  const starter = source.slice(source.indexOf('<script type="module">'));
  const [drawn, asked] = [starter.indexOf('requestAnimationFrame'), starter.indexOf('document.head.append')];
  expect(drawn).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(drawn);
});
