import type { Result } from '../result.ts';
import { failure, success } from '../result.ts';
import { readEarlierKeys } from './earlier-data.ts';
import { earlierKeysIn } from './earlier-keys.ts';
import type { EarlierReading, Fields } from './earlier-values.ts';
import {
  exportApplication,
  exportHeadSchema,
  exportVersion,
  type ListName,
  laterLists,
  listNames,
  listShapes,
  noLists,
  type OwnData,
} from './format.ts';
import type { ImportProblem } from './import-problems.ts';

/** The largest file that is read, in bytes. */
export const largestFileBytes = 250_000_000;

/** Why a file is not read, and where in it the first fault is. */
export interface ImportFault {
  problem: Exclude<ImportProblem, 'not-saved'>;
  place?: string;
}

/** What a file holds, and whose it is where it says so. */
export interface ReadFile {
  data: OwnData;
  uid?: string;
}

/** So many records are looked at before there is a chance to pause. */
const recordsAtOnce = 500;

/** The longest place that is told, in characters. */
const longestPlace = 80;

/** A place in a file as somebody may look for it: 'practiceSessions[12].rating', counted from 0. */
function placeText(path: readonly PropertyKey[]): string {
  const text = path.reduce<string>((before, part) => {
    if (typeof part === 'number') return `${before}[${part}]`;
    return before === '' ? String(part) : `${before}.${String(part)}`;
  }, '');
  return text.length > longestPlace ? `${text.slice(0, longestPlace)}…` : text;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether something says that a later version of this app wrote it: another one than is known, by the same scheme. */
function isNewer(version: unknown): boolean {
  return typeof version === 'string' && /^production-complete-v\d+(?:\.\d+)*$/.test(version);
}

/** Anything but an own export: refused, unless it holds the keys of an earlier app. */
function readOther(fields: Fields, reading: EarlierReading): Result<ReadFile, ImportFault> {
  const keys = earlierKeysIn(fields);
  if (keys.length === 0) return failure({ problem: 'not-an-export' });
  const { data, uid } = readEarlierKeys(fields, reading);
  return success({ data, ...(uid === undefined ? {} : { uid }) });
}

/** Decodes one list; undefined, with the fault, where a record of it is not as it should be. */
function* readList(fields: Fields, name: ListName): Generator<void, Result<unknown[], ImportFault>> {
  const isHere = Object.hasOwn(fields, name);
  if (!isHere && laterLists.includes(name)) return success([]);
  const list = isHere ? fields[name] : undefined;
  if (!Array.isArray(list)) return failure({ problem: 'damaged', place: name });
  const shape = listShapes[name];
  const read: unknown[] = [];
  for (const [at, entry] of list.entries()) {
    const parsed = shape.safeParse(entry);
    if (!parsed.success) {
      const path = parsed.error.issues[0]?.path ?? [];
      return failure({ problem: 'damaged', place: placeText([name, at, ...path]) });
    }
    read.push(parsed.data);
    if (at % recordsAtOnce === recordsAtOnce - 1) yield;
  }
  return success(read);
}

/** Lists that no other app has: a file with one of them is an export of this one, whatever else it says. */
const ownListNames = ['taps', 'marks', 'setAside', 'pageViews'] as const satisfies readonly ListName[];

function isExport(fields: Fields): boolean {
  return Object.hasOwn(fields, 'application') || ownListNames.some((name) => Object.hasOwn(fields, name));
}

/** Reads an own export. */
function* readExport(fields: Fields): Generator<void, Result<ReadFile, ImportFault>> {
  if (fields.application !== exportApplication) return failure({ problem: 'damaged', place: 'application' });
  if (fields.version !== exportVersion) {
    return failure(
      isNewer(fields.version) ? { problem: 'newer-version' } : { problem: 'damaged', place: 'version' },
    );
  }
  const head = exportHeadSchema.safeParse(fields);
  if (!head.success) {
    return failure({ problem: 'damaged', place: placeText(head.error.issues[0]?.path ?? []) });
  }
  const lists: Record<string, unknown[]> = noLists();
  for (const name of listNames) {
    const list = yield* readList(fields, name);
    if (!list.ok) return list;
    lists[name] = list.value;
  }
  const { uid, profile, settings } = head.data;
  const data = { ...lists, ...(profile ? { profile } : {}), ...(settings ? { settings } : {}) } as OwnData;
  return success({ data, uid });
}

/**
 * Reads a file's text as far as there is a chance to pause, and goes on when asked again. The last answer is what the file
 * holds, or why it is not imported. It never throws, whatever the text.
 */
export function* readFile(
  text: string,
  reading: EarlierReading,
): Generator<void, Result<ReadFile, ImportFault>> {
  // Some editors put a mark of the encoding in front.
  const body = text.replace(/^\uFEFF/, '');
  if (body.trim() === '') return failure({ problem: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return failure({ problem: 'unreadable' });
  }
  if (!isFields(value)) return failure({ problem: 'not-an-export' });
  try {
    if (isExport(value)) return yield* readExport(value);
    return readOther(value, reading);
  } catch {
    // Nested deeper than anything can be read.
    return failure({ problem: 'damaged' });
  }
}
