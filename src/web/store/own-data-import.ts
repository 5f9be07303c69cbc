import type { ListName, OwnData } from '#domain/own-data/format.ts';
import { listShapes } from '#domain/own-data/format.ts';
import type { CountedKind } from '#domain/own-data/import-problems.ts';
import {
  type Fate,
  fates,
  type MergeRule,
  mergeList,
  mergeRules,
  missingAside,
  missingViews,
  type NamedList,
  noteRule,
  type RecordOf,
} from '#domain/own-data/merge.ts';
import { filledProfile, filledSettings, isOvertaken } from '#domain/own-data/merge-profile.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { distrustAnalytics } from './analytics-state.ts';
import type { Raw, RecordKey } from './database.ts';
import { deviceSettingsSchema, presetSettings } from './device-settings.ts';
import type { KeptTotals } from './kept-totals.ts';
import { piecesOf, tableOfList } from './own-data-tables.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import { progressTables, writeProgress } from './progress-record.ts';
import { rebuild, settledTotals } from './rollups.ts';
import { readSettings } from './settings-record.ts';
import type { StoreParts } from './store-parts.ts';

/** How many of what kind met which fate. */
export type ImportCounts = Record<Fate, Record<CountedKind, number>>;

/** Hears how much of an import is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

const kindOfList: Partial<Record<ListName, CountedKind>> = {
  practiceSessions: 'sessions',
  emotionalNotes: 'notes',
  reflections: 'reflections',
};

function noCounts(): ImportCounts {
  const none = () => ({ sessions: 0, notes: 0, reflections: 0, others: 0 });
  return Object.fromEntries(fates.map((fate) => [fate, none()])) as ImportCounts;
}

/** The lists in the order in which they are merged: a note may follow its session. */
const mergedLists = Object.keys(tableOfList) as NamedList[];

/** So many writes may be under way while the next piece is made ready: page and database work side by side. */
const mostWritesAhead = 2;

/** Writes that go on while the next ones are made ready. */
function writesAhead() {
  const underWay: PromiseLike<unknown>[] = [];
  return {
    async add(write: Promise<unknown>): Promise<void> {
      // Whoever waits hears of a failure; those after it in the same transaction fail along with it, unheard.
      write.catch(() => {});
      underWay.push(write);
      if (underWay.length > mostWritesAhead) await underWay.shift();
    },
    async all(): Promise<void> {
      for (const write of underWay) await write;
    },
  };
}

/** One import, inside its transaction. */
function importing(parts: StoreParts, record: ProfileRecord, data: OwnData, onProgress: OnProgress) {
  const { database, clock } = parts;
  const counts = noCounts();
  const updatedSessions = new Set<string>();
  const addedSessions = new Set<string>();
  const all = mergedLists.reduce((sum, name) => sum + data[name].length, 0);
  let done = 0;
  let changesProgress = false;
  const newSessions = new Map<string, PracticeSession>();
  let areAllSessionsNew = true;

  function count(name: ListName, fate: Fate, times = 1): void {
    counts[fate][kindOfList[name] ?? 'others'] += times;
  }

  /** What is here under the names of these records. What cannot be read is set aside, for its place may be taken. */
  async function recordsHere<Name extends NamedList>(
    name: Name,
    keys: readonly string[],
  ): Promise<RecordOf<Name>[]> {
    if (keys.length === 0) return [];
    const table = database[tableOfList[name].table];
    const found = await table.bulkGet([...new Set(keys)] as RecordKey[]);
    const readable: RecordOf<Name>[] = [];
    for (const raw of found) {
      if (raw === undefined) continue;
      const parsed = listShapes[name].safeParse(raw);
      if (parsed.success) readable.push(parsed.data as RecordOf<Name>);
      else {
        const { nameOf } = mergeRules[name] as MergeRule<unknown>;
        const aside = { table: tableOfList[name].table, key: nameOf(raw), record: raw, at: clock.instant() };
        await database.setAside.add(aside);
      }
    }
    return readable;
  }

  /** What goes with a sit that is new is told by the sit alone. */
  function isTold(name: NamedList, key: string): boolean {
    return (name === 'taps' || name === 'mindRecoveryHistory') && addedSessions.has(key);
  }

  async function mergeNamed<Name extends NamedList>(name: Name, incoming: readonly RecordOf<Name>[]) {
    if (incoming.length === 0) return;
    const own = mergeRules[name] as unknown as MergeRule<RecordOf<Name>>;
    // Only what is here is looked at: into an empty table all is written at once.
    const table = database[tableOfList[name].table];
    const present = new Set<unknown>(await table.toCollection().primaryKeys());
    const writing = writesAhead();
    if (name === 'practiceSessions' && present.size > 0) areAllSessionsNew = false;
    for (const piece of piecesOf(incoming)) {
      const keys = piece.map(own.nameOf);
      const isOfNotes = name === 'emotionalNotes';
      const rule = isOfNotes ? (noteRule(updatedSessions) as unknown as typeof own) : own;
      const { written, fateOf } = mergeList(
        rule,
        await recordsHere(
          name,
          keys.filter((key) => present.has(key)),
        ),
        piece,
      );
      if (written.length > 0) await writing.add(table.bulkPut(written as unknown as Raw[]));
      for (const record of written) {
        present.add(own.nameOf(record));
        if (name === 'practiceSessions') newSessions.set(own.nameOf(record), record as PracticeSession);
      }
      for (const [at, fate] of fateOf.entries()) {
        const key = keys[at] ?? '';
        if (name === 'practiceSessions' && fate === 'added') addedSessions.add(key);
        if (name === 'practiceSessions' && fate === 'updated') updatedSessions.add(key);
        if (!isTold(name, key)) count(name, fate);
      }
      if (written.length > 0 && (name === 'practiceSessions' || name === 'marks')) changesProgress = true;
      done += piece.length;
      onProgress(all === 0 ? 1 : done / all);
    }
    await writing.all();
  }

  async function mergeProfile(): Promise<ProfileRow | undefined> {
    if (!data.profile) return undefined;
    const row = await record.read();
    const minimal = record.minimal();
    // Where nothing is known of somebody, their own file knows their name.
    const { uid, displayName } = data.profile;
    const profile = row?.profile ?? (uid === minimal.uid ? { ...minimal, displayName } : minimal);
    const filled = filledProfile(profile, data.profile);
    const isNew = filled !== profile || profile.displayName !== (row?.profile ?? minimal).displayName;
    count('marks', isNew ? 'added' : 'same');
    return isNew ? record.change(() => filled) : undefined;
  }

  async function mergeSettings(): Promise<void> {
    if (!data.settings) return;
    const here = await readSettings(parts);
    const filled = deviceSettingsSchema.parse(filledSettings(here, data.settings, presetSettings));
    const isChanged = JSON.stringify(filled) !== JSON.stringify(here);
    count('marks', isChanged ? 'added' : 'same');
    if (isChanged) await database.settings.put({ key: 'settings', ...filled });
  }

  /** Drafts that are not over. */
  async function openDrafts() {
    const row = await record.read();
    const ids = data.drafts.map(({ noteId }) => noteId).filter((noteId) => typeof noteId === 'string');
    const notes = await database.notes.bulkGet(ids);
    const known = new Set(notes.map((note) => note?.noteId));
    return data.drafts.filter((draft) => !isOvertaken(draft, row?.profile, (noteId) => known.has(noteId)));
  }

  async function mergeNameless(): Promise<void> {
    const views = missingViews(
      (await database.pageViews.toArray()) as unknown as RecordOf<'pageViews'>[],
      data.pageViews,
    );
    await database.pageViews.bulkAdd(views as unknown as Raw[]);
    const aside = missingAside(
      (await database.setAside.toArray()) as unknown as RecordOf<'setAside'>[],
      data.setAside,
    );
    await database.setAside.bulkAdd(aside);
    const added = views.length + aside.length;
    count('pageViews', 'added', added);
    count('pageViews', 'same', data.pageViews.length + data.setAside.length - added);
  }

  /** What all sessions come to now. */
  function remadeTotals(): Promise<KeptTotals> {
    if (newSessions.size === 0) return settledTotals(parts);
    return rebuild(parts, areAllSessionsNew ? [...newSessions.values()] : undefined);
  }

  return async (): Promise<{ counts: ImportCounts; row: ProfileRow | undefined }> => {
    let row = await mergeProfile();
    await mergeSettings();
    for (const name of mergedLists) {
      await mergeNamed(name, name === 'drafts' ? await openDrafts() : data[name]);
    }
    await mergeNameless();
    const changed = [counts.added, counts.updated].flatMap((kinds) => Object.values(kinds));
    if (changed.some((count) => count > 0)) await distrustAnalytics(parts);
    if (changesProgress) {
      row = await writeProgress(parts, record, await remadeTotals());
    }
    return { counts, row };
  };
}

/**
 * Merges facts into what a person has on this device, in one transaction: all of them, with the roll-ups made anew, or
 * nothing at all. Facts that are here already change nothing, so that the same facts twice are the same as once.
 */
export function importOwnData(
  parts: StoreParts,
  record: ProfileRecord,
  data: OwnData,
  onProgress: OnProgress,
): Promise<{ counts: ImportCounts; row: ProfileRow | undefined }> {
  const { database } = parts;
  const named = mergedLists.map((name) => database[tableOfList[name].table]);
  const tables = [...progressTables(parts), ...named, database.pageViews, database.setAside];
  return database.transaction('rw', [...new Set(tables)], importing(parts, record, data, onProgress));
}
