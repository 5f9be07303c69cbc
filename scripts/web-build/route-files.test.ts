import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Chunk, pageFiles, refuseCircles } from './route-files.ts';

const moduleId = (path: string) => fileURLToPath(new URL(`../../src/web/${path}`, import.meta.url));
const long = 'x'.repeat(20_001);

function chunk(fileName: string, change: Partial<Chunk> = {}): Chunk {
  return { fileName, moduleIds: [], facadeModuleId: null, isEntry: false, imports: [], code: '', ...change };
}

/** Every screen whose files are asked for, in one chunk; the framework, and a database that stands on nothing but that. */
function build(change: Partial<Chunk> = {}): Chunk[] {
  const screens = [
    'app/services.ts',
    'app/account-frame.tsx',
    'app/signed-in-frame.tsx',
    'app/shell.tsx',
    'app/guided-frame.tsx',
    'app/home-page.tsx',
    'app/stage-pages.tsx',
    'store/local-data.ts',
    'store/analytics-data.ts',
    'features/account/sign-in-screen.tsx',
    'features/account/sign-up-screen.tsx',
    'features/analytics/analytics-screen.tsx',
    'features/learn/learn-screen.tsx',
    'features/onboarding/questionnaire-screen.tsx',
    'features/onboarding/introduction-screen.tsx',
    'features/onboarding/self-assessment-screen.tsx',
    'features/practice/stage1-screen.tsx',
  ];
  return [
    chunk('index.js', { isEntry: true, imports: ['first.js'] }),
    chunk('first.js', { imports: ['framework.js'] }),
    chunk('framework.js', { code: long }),
    chunk('database.js', { imports: ['framework.js'], code: long }),
    chunk('words.js'),
    chunk('screens.js', {
      moduleIds: screens.map(moduleId),
      imports: ['first.js', 'database.js', 'words.js'],
      code: long,
      viteMetadata: { importedCss: new Set(['screens.css']) },
      ...change,
    }),
  ];
}

describe('what the page loads', () => {
  test('its own files, each after those that it stands on', () => {
    expect(pageFiles(build()).own).toEqual(['framework.js', 'first.js']);
  });

  test('for an address what its screen needs beyond them, styles first', () => {
    expect(pageFiles(build()).byAddress['/home']).toEqual([
      'screens.css',
      'database.js',
      'words.js',
      'screens.js',
    ]);
  });

  test('last what starts the app', () => {
    expect(pageFiles(build()).entry).toBe('index.js');
  });

  test('what is long gets a task of its own', () => {
    expect(pageFiles(build()).long).toEqual(['framework.js', 'database.js', 'screens.js']);
  });

  test('a file that stands on the entry is refused', () => {
    expect(() => pageFiles(build({ imports: ['index.js'] }))).toThrow('screens.js stands on the entry');
  });

  test('a screen that fell into the first files is refused', () => {
    const inEntry = build({ moduleIds: [] });
    const entry = inEntry.find(({ isEntry }) => isEntry);
    entry?.moduleIds.push(moduleId('features/account/sign-in-screen.tsx'));
    expect(() => pageFiles(inEntry)).toThrow('is not loaded lazily any more');
  });
});

describe('chunks in a circle', () => {
  test('are refused, with their way', () => {
    const circle = [chunk('a.js', { imports: ['b.js'] }), chunk('b.js', { imports: ['a.js'] })];
    expect(() => refuseCircles(circle)).toThrow('Chunks in a circle: a.js -> b.js -> a.js');
  });

  test('two ways to one chunk are none', () => {
    const diamond = [
      chunk('a.js', { imports: ['b.js', 'c.js'] }),
      chunk('b.js', { imports: ['d.js'] }),
      chunk('c.js', { imports: ['d.js'] }),
      chunk('d.js'),
    ];
    expect(() => refuseCircles(diamond)).not.toThrow();
  });
});
