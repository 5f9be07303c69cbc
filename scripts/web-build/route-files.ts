import { fileURLToPath } from 'node:url';

/** The modules that each address loads one after the other when nobody tells the browser in time. */
const frames = {
  account: ['app/services.ts', 'app/account-frame.tsx'],
  tabs: ['app/services.ts', 'app/signed-in-frame.tsx', 'app/shell.tsx', 'store/local-data.ts'],
  guided: ['app/services.ts', 'app/signed-in-frame.tsx', 'app/guided-frame.tsx', 'store/local-data.ts'],
} as const;

/** For each address whose first screen counts, the modules of its screen. */
const modules: Readonly<Record<string, readonly string[]>> = {
  '/signin': [...frames.account, 'features/account/sign-in-screen.tsx'],
  '/signup': [...frames.account, 'features/account/sign-up-screen.tsx'],
  '/home': [...frames.tabs, 'app/home-page.tsx'],
  '/analytics': [...frames.tabs, 'features/analytics/analytics-screen.tsx', 'store/analytics-data.ts'],
  '/learn': [...frames.tabs, 'features/learn/learn-screen.tsx'],
  '/questionnaire': [...frames.guided, 'features/onboarding/questionnaire-screen.tsx'],
  '/introduction': [...frames.guided, 'features/onboarding/introduction-screen.tsx'],
  '/self-assessment': [...frames.guided, 'features/onboarding/self-assessment-screen.tsx'],
  '/stage1': [...frames.guided, 'features/practice/stage1-screen.tsx'],
  '/stage2': [...frames.guided, 'app/stage-pages.tsx'],
};

/** The least length of a file, in characters, that takes long enough to run for a task of its own. */
const ownTaskLength = 20_000;

/** A chunk of the build, as the bundler describes it. */
export interface Chunk {
  fileName: string;
  moduleIds: string[];
  /** The module as which other chunks load it, where there is one. */
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: string[];
  code: string;
  /** Vite's own note of the styles that come with a chunk. */
  viteMetadata?: { importedCss: Set<string> };
}

/** What the page loads. Each file stands after those that it imports. */
export interface PageFiles {
  /** Needed at every address, and run first. */
  own: string[];
  /** What the screen of an address needs beyond them: styles, and files to run next. */
  byAddress: Record<string, string[]>;
  /** Run last: it starts the app, and no file stands on it. */
  entry: string;
  /** What of all that is worth a task of its own. */
  long: string[];
}

/** Throws where chunks import each other in a circle: one of them would run before what it stands on. */
export function refuseCircles(chunks: readonly Chunk[]): void {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const cleared = new Set<string>();
  function visit(file: string, way: readonly string[]): void {
    if (way.includes(file)) throw new Error(`Chunks in a circle: ${[...way, file].join(' -> ')}`);
    if (cleared.has(file)) return;
    for (const needed of byFile.get(file)?.imports ?? []) visit(needed, [...way, file]);
    cleared.add(file);
  }
  for (const { fileName } of chunks) visit(fileName, []);
}

/**
 * Works out from the chunks of a build what the page loads. Throws where a screen's module is not loaded lazily any more, and
 * where a file stands on the entry: that would start the app before the files of its screen have run.
 */
export function pageFiles(chunks: readonly Chunk[]): PageFiles {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const stylesOf = (file: string) => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])];

  /** A chunk after all that it imports statically. */
  function closure(chunk: Chunk | undefined, found = new Set<Chunk>()): Set<Chunk> {
    if (!chunk || found.has(chunk)) return found;
    const within = new Set([...found, chunk]);
    for (const file of chunk.imports) {
      for (const needed of closure(byFile.get(file), within)) {
        if (needed !== chunk) found.add(needed);
        within.add(needed);
      }
    }
    return found.add(chunk);
  }
  const filesOf = (chunk: Chunk | undefined) => [...closure(chunk)].map(({ fileName }) => fileName);

  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  const onEntry = chunks.find(({ imports }) => imports.includes(entry.fileName));
  if (onEntry) throw new Error(`${onEntry.fileName} stands on the entry`);
  const own = filesOf(entry).slice(0, -1);
  const ownFiles = new Set([...own, entry.fileName, ...[...own, entry.fileName].flatMap(stylesOf)]);

  function chunkOf(module: string): Chunk {
    const id = fileURLToPath(new URL(`../../src/web/${module}`, import.meta.url));
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk || ownFiles.has(chunk.fileName)) throw new Error(`${module} is not loaded lazily any more`);
    return chunk;
  }

  const byAddress = Object.entries(modules).map(([path, needed]): [string, string[]] => {
    const files = needed.flatMap((module) => filesOf(chunkOf(module)));
    const all = new Set([...files.flatMap(stylesOf), ...files]);
    return [path, [...all].filter((file) => !ownFiles.has(file))];
  });
  const isLong = (file: string) => (byFile.get(file)?.code.length ?? 0) > ownTaskLength;
  const long = new Set([own, ...byAddress.map(([, files]) => files)].flat().filter(isLong));
  return { own, byAddress: Object.fromEntries(byAddress), entry: entry.fileName, long: [...long] };
}
