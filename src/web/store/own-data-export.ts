import {
  type ExportHead,
  exportApplication,
  exportVersion,
  type ListName,
  listNames,
  listShapes,
} from '#domain/own-data/format.ts';
import { type WrittenList, writtenFile } from '#domain/own-data/written-file.ts';
import type { Raw } from './database.ts';
import { breathe, piecesOf, tableOfList } from './own-data-tables.ts';
import type { ProfileRecord } from './profile-record.ts';
import { readSettings } from './settings-record.ts';
import type { StoreParts } from './store-parts.ts';

/** The fields of a record that are a person's own: what only this database counts with is left out. */
function withoutNumber({ id: _, ...record }: Raw): Raw {
  return record;
}

const textAt = (record: Raw, field: string) => String(record[field]);

/** Everything that is exported, as it stands at one moment. */
async function snapshot({ database }: StoreParts, record: ProfileRecord, settings: () => Promise<object>) {
  const { settings: settingsTable, profile, pageViews, setAside } = database;
  const named = Object.values(tableOfList);
  const tables = [...named.map(({ table }) => database[table]), settingsTable, profile, pageViews, setAside];
  return database.transaction('r', tables, async () => {
    const raws = new Map<ListName, Raw[]>();
    for (const name of listNames) {
      if (name === 'pageViews' || name === 'setAside') {
        const found = (await database[name].toArray()) as unknown as Raw[];
        raws.set(name, found.map(withoutNumber));
        continue;
      }
      const { table, orderedBy } = tableOfList[name];
      const found = await database[table].toArray();
      raws.set(
        name,
        found.sort((one, other) => (textAt(one, orderedBy) < textAt(other, orderedBy) ? -1 : 1)),
      );
    }
    return { raws, row: await record.read(), settings: await settings() };
  });
}

/** The records of one list that can be read; what cannot is set aside, and comes with the next export. */
function* readPieces({ reader }: StoreParts, name: ListName, raws: readonly Raw[]): Generator<object[]> {
  for (const piece of piecesOf(raws)) {
    if (name === 'pageViews' || name === 'setAside') {
      yield piece.filter((raw) => listShapes[name].safeParse(raw).success);
    } else {
      yield reader.decoded<object>(tableOfList[name].table, piece, listShapes[name]);
    }
  }
}

/** The text of an export of everything that a person has on this device, in pieces that belong together in their order. */
export async function exportPieces(parts: StoreParts, record: ProfileRecord, uid: string): Promise<string[]> {
  const { raws, row, settings } = await snapshot(parts, record, () => readSettings(parts));
  const head: ExportHead = {
    application: exportApplication,
    version: exportVersion,
    exportedAt: parts.clock.instant(),
    uid,
    ...(row ? { profile: row.profile } : {}),
    settings: { ...settings },
  };
  const lists = listNames.map(
    (name): WrittenList => ({ name, pieces: readPieces(parts, name, raws.get(name) ?? []) }),
  );
  const texts: string[] = [];
  for (const text of writtenFile(head, lists)) {
    texts.push(text);
    await breathe();
  }
  return texts;
}
