import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resultsOf } from '#domain/onboarding/answers.ts';
import { rounds, seed, showCount } from '../../../tests/setup/counts.ts';
import { exampleAnswer, exampleQuestion } from '../../../tests/setup/example-questions.ts';
import {
  contents,
  matrixRecordOf,
  matrixReflectionOf,
  noTurn,
  noteOf,
  openDevice,
  openQuietDevice,
  putRaw,
  recordOf,
  recoveryRecordOf,
  reflectionOf,
  removeDevices,
  sessionOf,
  sitOf,
  tapsOf,
} from '../../../tests/setup/store-device.ts';
import { keyIn, keyOfTable, type Raw, type TableName } from './database.ts';

const now = '2026-11-21T08:00:00.000Z';
const warned = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warned);
});

afterEach(async () => {
  vi.restoreAllMocks();
  warned.mockClear();
  await removeDevices();
});

test('a record that does not parse is set aside as it is, told once, and the rest is read', async () => {
  const { data, identity, clock } = await openQuietDevice();
  await data.recordSit(recordOf('a'));
  const damaged = { ...sessionOf('b'), rating: 'high' };
  await putRaw(identity.uid, 'sessions', [damaged]);
  expect(await data.sessions()).toEqual([sessionOf('a')]);
  expect(await data.session('b')).toBeUndefined();
  expect(await data.setAsideRecords()).toEqual([
    { id: 1, table: 'sessions', key: 'b', record: damaged, at: clock.instant() },
  ]);
  expect(await data.sessions()).toEqual([sessionOf('a')]);
  expect(await data.setAsideRecords()).toHaveLength(1);
  expect((await contents(identity.uid)).sessions).toEqual([sessionOf('a')]);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned.mock.calls.join(' ')).not.toContain('Sat still');
});

test('one that is read in the middle of a write is set aside after it, and the write is whole', async () => {
  const { data, identity } = await openQuietDevice();
  await putRaw(identity.uid, 'sessions', [{ ...sessionOf('bad'), timestamp: 12 }]);
  await putRaw(identity.uid, 'marks', [{ key: 'introduction', at: 'some day' }]);
  await putRaw(identity.uid, 'profile', [{ key: 'profile', profile: 'gone' }]);
  expect(await data.recordSit(recordOf('a'))).toBe('recorded');
  const tables = (await data.setAsideRecords()).map(({ table }) => table);
  expect(tables.sort()).toEqual(['marks', 'sessions']);
  expect(await data.sessions()).toEqual([sessionOf('a')]);
});

test('one that is read by a live query is set aside too', async () => {
  const { data, identity } = await openQuietDevice();
  await putRaw(identity.uid, 'notes', [noteOf('a'), { ...noteOf('b'), energyLevel: 0 }]);
  const seen: number[] = [];
  data.watch(
    () => data.notes(),
    (notes) => seen.push(notes.length),
    () => {},
  );
  await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
  await vi.waitFor(async () => expect(await data.setAsideRecords()).toHaveLength(1));
});

test('what is set aside can be followed', async () => {
  const { data, identity } = await openQuietDevice();
  const damaged = (id: string) => putRaw(identity.uid, 'notes', [{ ...noteOf(id), energyLevel: 0 }]);
  await damaged('a');
  const seen: number[] = [];
  data.watch(
    async () => {
      await data.notes();
      return data.setAsideRecords();
    },
    (records) => seen.push(records.length),
    () => {},
  );
  await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
  await damaged('b');
  await data.notes();
  await vi.waitFor(() => expect(seen.at(-1)).toBe(2));
});

test('two connections that meet the same damage set it aside once', async () => {
  const one = await openQuietDevice();
  const other = await openDevice({ ...one, locks: noTurn });
  await putRaw(one.identity.uid, 'sessions', [{ ...sessionOf('b'), rating: null }]);
  await Promise.all([one.data.sessions(), other.data.sessions()]);
  await Promise.all([one.data.setAsideRecords(), other.data.setAsideRecords()]);
  expect(await one.data.setAsideRecords()).toHaveLength(1);
});

/** One change of a stored value, as a flipped bit, a cut text, a wrong type or another version would make it. */
const damage = fc.oneof(
  fc.constant('drop' as const),
  fc.constant('cut' as const),
  fc.constant('flip' as const),
  fc.record({ put: fc.oneof(fc.anything({ withDate: true, withMap: true }), fc.integer(), fc.string()) }),
  fc.record({ wrap: fc.constantFrom('list', 'object') }),
);
type Damage = typeof damage extends fc.Arbitrary<infer Value> ? Value : never;

function damaged(value: unknown, how: Damage): unknown {
  if (how === 'drop') return undefined;
  if (how === 'cut') return typeof value === 'string' ? value.slice(0, value.length >> 1) : null;
  if (how === 'flip') {
    if (typeof value === 'string')
      return value.replace(/./, (char) => String.fromCharCode(char.charCodeAt(0) ^ 1));
    return typeof value === 'number' ? -value - 0.5 : !value;
  }
  if ('wrap' in how) return how.wrap === 'list' ? [value] : { value };
  return how.put;
}

/** A record with one place in it damaged, however deep; its key stays, or it would not be that record. */
function damagedAt(record: object, keys: readonly string[], path: number[], how: Damage): object {
  const fields = Object.keys(record).filter((field) => !keys.includes(field));
  const field = fields[(path[0] ?? 0) % fields.length] ?? '';
  const value = (record as Record<string, unknown>)[field];
  const isDeep =
    path.length > 1 && typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  const changed = isDeep ? damagedAt(value, [], path.slice(1), how) : damaged(value, how);
  if (Array.isArray(record)) return Object.assign([...record], { [field]: changed });
  return { ...record, [field]: changed };
}

/** Whether a value can be stored at all: fast-check makes things that no database takes. */
function isStorable(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

const runs = rounds(1000);

test('whatever a store was damaged to, nothing crashes, nothing whole is lost and nothing is gone', async () => {
  const { data, identity } = await openQuietDevice();
  await data.recordSit(recordOf('a'));
  await data.completeQuestionnaire(resultsOf({ goals: ['focus'], experience_level: 4 }, now));
  await data.saveReflection(reflectionOf('a'), [{ key: 't2Complete', at: now }]);
  await data.recordSit(matrixRecordOf('m'));
  await data.saveReflection(matrixReflectionOf('m'), []);
  await data.recordSit(recoveryRecordOf('r'));
  await data.reflectOnRecovery('r', { feeling: 'better', text: 'Quiet.' });
  await data.journalSit(sitOf('now', { practice: { kind: 'matrix', stage: 3 } }));
  for (const [number, tap] of tapsOf(5).entries()) await data.keepTap('now', number, tap);
  await data.saveQuestionnaireDraft({ answers: { goals: ['sleep'] }, currentQuestion: 2, timestamp: now });
  await data.saveSelfAssessmentDraft({ lists: { goals: ['x'] }, currentQuestion: 2, timestamp: now });
  await data.changeSettings((settings) => ({ ...settings, dayStartHour: 3 }));
  await data.keepReadingPlace('chapter-1', 'one');
  const guide = await data.guideData();
  for (const id of ['q', 'r']) await guide.ask(exampleQuestion(id));
  await guide.answer('q', exampleAnswer());
  await guide.rate('q', true);
  const whole = (await contents(identity.uid)) as Record<string, object[]>;
  const tables = Object.keys(keyOfTable).filter((table) => table !== 'endedSits') as TableName[];

  const hit = fc.record({
    table: fc.constantFrom(...tables),
    at: fc.nat(),
    path: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
    how: damage,
  });
  const property = fc.asyncProperty(fc.array(hit, { minLength: 1, maxLength: 6 }), async (hits) => {
    for (const table of tables) await putRaw(identity.uid, table, whole[table] ?? []);
    const before = (await data.setAsideRecords()).length;
    const touched = new Set<string>();
    for (const { table, at, path, how } of hits) {
      const records = whole[table] ?? [];
      const record = records[at % records.length] ?? {};
      const place = `${table} ${keyIn(table, record as Raw)}`;
      const changed = damagedAt(record, [keyOfTable[table]].flat(), path, how);
      if (touched.has(place) || !isStorable(changed)) continue;
      touched.add(place);
      await putRaw(identity.uid, table, [changed]);
    }
    const sessions = await data.sessions();
    const notes = await data.notes();
    const reflections = await data.reflections();
    const recoveryRecords = await data.recoveryRecords();
    const readingPlaces = await data.readingPlaces();
    const guideQuestions = await guide.latest(9);
    const marks = await data.marks();
    await data.profile();
    await data.settings();
    const sit = await data.currentSit();
    const taps = await data.taps('m');
    const tapMarks = await data.tapsOfCurrentSit('now');
    const drafts = [await data.questionnaireDraft(), await data.selfAssessmentDraft()];
    const aside = (await data.setAsideRecords()).slice(before);
    const asideIn = (table: TableName) => aside.filter((record) => record.table === table).length;

    const found = {
      sessions,
      notes,
      reflections,
      recoveryRecords,
      readingPlaces,
      guideQuestions,
      marks,
      sits: sit ? [sit] : [],
      drafts: drafts.filter(Boolean),
    };
    for (const [table, read] of Object.entries(found) as [TableName, object[]][]) {
      expect(read.length + asideIn(table), table).toBe(whole[table]?.length);
      for (const record of whole[table] ?? []) {
        const key = keyIn(table, record as Raw);
        if (touched.has(`${table} ${key}`) || table === 'drafts') continue;
        expect(read, `${table} ${key}`).toContainEqual(record);
      }
    }
    if (!touched.has('taps m')) expect(taps).toEqual(tapsOf(9));
    expect(tapMarks.length + asideIn('tapMarks')).toBe(5);
    for (const [number, tap] of tapsOf(5).entries())
      if (!touched.has(`tapMarks now,${number}`)) expect(tapMarks).toContainEqual(tap);
    for (const { table, key } of aside) expect(touched).toContain(`${table} ${String(key)}`);
  });
  await fc.assert(property, { numRuns: runs, seed: seed(11) });
  showCount('damaged stores read without loss', `${runs} of ${runs}`);
}, 600_000);
