/** `node scripts/own-data-schema.ts`: writes the JSON schema of an export anew, from the shapes that read it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { exportSchema } from '../src/domain/own-data/format.ts';
import { runChild, top } from './child.ts';

/** Where the schema stands. */
export const schemaFile = join(top, 'docs/own-data.schema.json');

/** The JSON schema of an export (A § 9). */
export function ownDataSchema(): object {
  const { $schema, ...shape } = z.toJSONSchema(exportSchema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
    // The format says it shorter.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return { $schema, title: 'Ninefold export, production-complete-v1.0', ...shape };
}

if (import.meta.main) {
  writeFileSync(schemaFile, `${JSON.stringify(ownDataSchema(), undefined, 2)}\n`);
  await runChild('biome', ['format', '--write', schemaFile]);
}
