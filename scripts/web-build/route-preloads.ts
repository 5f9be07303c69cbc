import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

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
  '/home': [...frames.tabs, 'features/home/home-screen.tsx'],
  '/learn': [...frames.tabs, 'features/learn/learn-screen.tsx'],
  '/questionnaire': [...frames.guided, 'features/onboarding/questionnaire-screen.tsx'],
  '/introduction': [...frames.guided, 'features/onboarding/introduction-screen.tsx'],
  '/self-assessment': [...frames.guided, 'features/onboarding/self-assessment-screen.tsx'],
  '/stage1': [...frames.guided, 'features/practice/stage1-screen.tsx'],
};

/** Where the list lies in the built web: by address, the files to be loaded at once beside the page's own. */
export const routePreloadsFile = 'route-preloads.json';

interface Chunk {
  fileName: string;
  moduleIds: string[];
  isEntry: boolean;
  imports: string[];
  /** Vite's own note of the styles that come with a chunk. */
  viteMetadata?: { importedCss: Set<string> };
}

/** By address, the files that its screen needs beyond the page's own: styles first, then scripts. */
function filesByAddress(chunks: readonly Chunk[]): Record<string, string[]> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const stylesOf = (file: string) => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])];

  /** A chunk and all that it imports statically. */
  function closure(start: Chunk, found = new Set<string>()): Set<string> {
    if (found.has(start.fileName)) return found;
    found.add(start.fileName);
    for (const file of start.imports) {
      const next = byFile.get(file);
      if (next) closure(next, found);
    }
    return found;
  }

  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) return {};
  const entryFiles = [...closure(entry)];
  const own = new Set([...entryFiles, ...entryFiles.flatMap(stylesOf)]);

  function chunkOf(module: string): Chunk {
    const id = fileURLToPath(new URL(`../../src/web/${module}`, import.meta.url));
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk || own.has(chunk.fileName)) throw new Error(`${module} is not loaded lazily any more`);
    return chunk;
  }

  return Object.fromEntries(
    Object.entries(modules).map(([path, needed]) => {
      const files = [...new Set(needed.flatMap((module) => [...closure(chunkOf(module))]))];
      const all = new Set([...files.flatMap(stylesOf), ...files]);
      return [path, [...all].filter((file) => !own.has(file))];
    }),
  );
}

/**
 * Writes which files each address needs, for the server's `Link` headers: without them the browser learns of a screen's
 * files only after the page's script has run.
 */
export function routePreloads(): Plugin {
  return {
    name: 'ninefold:route-preloads',
    apply: 'build',
    generateBundle: {
      // After Vite has taken out the chunks that held nothing but styles.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk') as Chunk[];
        const source = JSON.stringify(filesByAddress(chunks));
        this.emitFile({ type: 'asset', fileName: routePreloadsFile, source });
      },
    },
  };
}
