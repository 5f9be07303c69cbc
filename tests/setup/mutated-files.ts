import fc from 'fast-check';
import {
  type Export,
  exportApplication,
  exportVersion,
  laterLists,
  listNames,
  type OwnData,
} from '#domain/own-data/format.ts';
import { writtenFile } from '#domain/own-data/written-file.ts';

/** The text of an export of these facts. */
export function fileOf({ profile, settings, ...lists }: OwnData, uid = 'user-1'): string {
  const head = {
    application: exportApplication,
    version: exportVersion,
    exportedAt: '2026-11-21T08:00:00.000Z',
    uid,
    ...(profile ? { profile } : {}),
    ...(settings ? { settings } : {}),
  } as const;
  const pieces = listNames.map((name) => ({ name, pieces: [lists[name]] }));
  return [...writtenFile(head, pieces)].join('');
}

/** A way to a value in a file. */
type Place = readonly (string | number)[];

/** Whether anything may stand at a place: what was set aside is as it was, and a draft is looked at when it is opened. */
function isFree([list, , field]: Place): boolean {
  if (list === 'setAside') return field === 'record';
  return list === 'drafts' && field !== undefined && field !== 'key' && field !== 'timestamp';
}

/** Every place at which something certain has to stand. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (isFree(place)) return [];
  if (typeof value !== 'object' || value === null) return [place];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [place, ...inside.flatMap(([key, part]) => placesIn(part, [...place, key]))];
}

/** The parent of a place in a copy of a file, and the last step to it. */
function parentOf(
  file: Export,
  place: Place,
): { parent: Record<string | number, unknown>; key: string | number } {
  const [key, ...before] = place.toReversed();
  const parent = before.reduceRight<unknown>((at, step) => (at as Record<string, unknown>)[step], file);
  return { parent: parent as Record<string | number, unknown>, key: key ?? '' };
}

/** What breaks a file, whatever it holds. Each is given the file's text and chooses by `pick`, from 0 to under 1. */
const breaks: Readonly<Record<string, (text: string, pick: number) => string>> = {
  cutOff: (text, pick) => text.slice(0, Math.floor((text.trimEnd().length - 1) * pick)),
  anotherType(text, pick) {
    const file = JSON.parse(text) as Export;
    const places = placesIn(file).slice(1);
    const { parent, key } = parentOf(file, places[Math.floor(places.length * pick)] ?? ['version']);
    const value = parent[key];
    parent[key] = typeof value === 'object' && value !== null ? 'broken' : { broken: [] };
    return JSON.stringify(file);
  },
  missing(text, pick) {
    const file = JSON.parse(text) as Record<string, unknown>;
    const lists = listNames.filter((name) => !laterLists.includes(name));
    const needed = ['version', 'exportedAt', 'uid', ...lists];
    delete file[needed[Math.floor(needed.length * pick)] ?? 'uid'];
    return JSON.stringify(file);
  },
  strayRecord(text, pick) {
    const file = JSON.parse(text) as Record<string, unknown[]>;
    const name = listNames[Math.floor(listNames.length * pick)] ?? 'marks';
    const list = file[name] ?? [];
    const strays = [null, 7, [], {}, 'a record'];
    list.splice(Math.floor(list.length * pick), 0, strays[Math.floor(pick * 1000) % strays.length]);
    return JSON.stringify(file);
  },
  anotherVersion(text, pick) {
    const versions = [
      'production-complete-v1.1',
      'production-complete-v2.0',
      'v1',
      '',
      'production-complete-v1.0 ',
    ];
    const version = versions[Math.floor(versions.length * pick)] ?? '';
    return JSON.stringify({ ...JSON.parse(text), version });
  },
  wrapped: (text, pick) => (pick < 0.5 ? `[${text}]` : JSON.stringify(text)),
  brokenText(text, pick) {
    // Between two tokens: after a line's end, where no string is open.
    const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
    const at = ends[Math.floor(ends.length * pick)] ?? 0;
    return at === text.trimEnd().length ? `${text}}` : `${text.slice(0, at)} } [ ${text.slice(at)}`;
  },
  noise: (_, pick) => `${String(pick).repeat(Math.floor(pick * 40))}\u0001`,
  nested: (_, pick) => '['.repeat(Math.floor(pick * 100_000) + 1),
};

/** Files that were exported and then broken, by what was done to them. */
export function brokenFiles(facts: fc.Arbitrary<OwnData>): fc.Arbitrary<{ how: string; text: string }> {
  return fc
    .record({
      facts,
      how: fc.constantFrom(...Object.keys(breaks)),
      pick: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    })
    .map(({ facts: held, how, pick }) => ({ how, text: breaks[how]?.(fileOf(held), pick) ?? '' }));
}
