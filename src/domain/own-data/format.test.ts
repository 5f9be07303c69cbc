import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownDataSchema, schemaFile } from '../../../scripts/own-data-schema.ts';
import { exportSchema, laterLists, listNames, listShapes } from './format.ts';

it('the documented JSON schema is that of the shapes: else `node scripts/own-data-schema.ts` writes it anew', () => {
  expect(JSON.parse(readFileSync(schemaFile, 'utf8'))).toEqual(JSON.parse(JSON.stringify(ownDataSchema())));
});

it('an export holds each list in the shape in which it is read', () => {
  type Shape = { def: { element?: unknown; innerType?: Shape } };
  const shape = exportSchema.shape as unknown as Record<string, Shape>;
  for (const name of listNames) {
    const list = laterLists.includes(name) ? shape[name]?.def.innerType : shape[name];
    expect(list?.def.element, name).toBe(listShapes[name]);
  }
});
