import type { EarlierReading } from '#domain/own-data/earlier-values.ts';
import { type ImportFault, largestFileBytes, type ReadFile, readFile } from '#domain/own-data/read-file.ts';
import { failure, type Result } from '#domain/result.ts';
import { breathe } from './own-data-tables.ts';

/** The text of a file; undefined where it is no text, or is gone. */
async function textOf(file: Blob): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Reads a file that somebody wants to import. Nothing on the device is touched. */
export async function readOwnFile(
  file: Blob,
  reading: EarlierReading,
): Promise<Result<ReadFile, ImportFault>> {
  if (file.size === 0) return failure({ problem: 'empty' });
  if (file.size > largestFileBytes) return failure({ problem: 'too-large' });
  const text = await textOf(file);
  if (text === undefined) return failure({ problem: 'unreadable' });
  const steps = readFile(text, reading);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breathe();
  }
}
