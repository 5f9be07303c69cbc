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
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: string[];
}

/**
 * Writes which files each address needs, for the server's `Link` headers: without them the browser learns of a screen's
 * files only after the page's script has run.
 */
export function routePreloads(): Plugin {
  return {
    name: 'ninefold:route-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk') as Chunk[];
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) return;

      const closure = (start: Chunk, found = new Set<string>()): Set<string> => {
        if (found.has(start.fileName)) return found;
        found.add(start.fileName);
        for (const file of start.imports) {
          const next = byFile.get(file);
          if (next) closure(next, found);
        }
        return found;
      };
      const own = closure(entry);
      const chunkOf = (module: string): Chunk => {
        const id = fileURLToPath(new URL(`../../src/web/${module}`, import.meta.url));
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
        if (!chunk) throw new Error(`No chunk of its own for ${module}: it is not loaded lazily any more`);
        return chunk;
      };
      const preloads = Object.entries(modules).map(([path, needed]) => {
        const files = new Set(needed.flatMap((module) => [...closure(chunkOf(module))]));
        return [path, [...files].filter((file) => !own.has(file))];
      });
      this.emitFile({
        type: 'asset',
        fileName: routePreloadsFile,
        source: JSON.stringify(Object.fromEntries(preloads)),
      });
    },
  };
}
