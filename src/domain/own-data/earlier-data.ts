import { levels } from '../practice/levels.ts';
import type { PracticeSession } from '../practice/session.ts';
import { recoveryPracticeOf } from '../recovery/practices.ts';
import type { RecoveryRecord } from '../recovery/record.ts';
import { uidInKey } from './earlier-keys.ts';
import { earlierMarks, marksOfFullLevels } from './earlier-marks.ts';
import { earlierNote } from './earlier-notes.ts';
import { earlierProfile } from './earlier-profile.ts';
import { earlierRecovery, earlierReflection } from './earlier-reflections.ts';
import { earlierSession, knownSits, sessionsOfPlaces } from './earlier-sessions.ts';
import {
  decoded,
  type EarlierReading,
  entriesOf,
  type Fields,
  fieldsOf,
  instantOf,
  nameByContent,
} from './earlier-values.ts';
import { type ListName, listShapes, noLists, type OwnData, type OwnLists } from './format.ts';

/** Where an earlier app kept something. */
type Source = (value: unknown, reading: EarlierReading) => unknown;

/** Which table of the device a list belongs to, for what could not be read of it. */
const tables = {
  practiceSessions: 'sessions',
  emotionalNotes: 'notes',
  reflections: 'reflections',
  mindRecoveryHistory: 'recoveryRecords',
} as const satisfies Partial<Record<ListName, string>>;
type EarlierList = keyof typeof tables;

/** Gathers what was read, and sets aside what was not, so that nothing is lost of either. */
function gathering(reading: EarlierReading) {
  const lists = noLists();

  function read(name: EarlierList, entries: readonly unknown[], source: Source): unknown[] {
    return entries.flatMap((entry) => {
      const parsed = listShapes[name].safeParse(source(entry, reading));
      if (parsed.success) return [parsed.data];
      if (typeof entry === 'object' && entry !== null) {
        const key = nameByContent('aside', entry);
        lists.setAside.push({ table: tables[name], key, record: entry, at: reading.at });
      }
      return [];
    });
  }

  return { lists, read };
}

/** The whole of one person's data, where it is kept under one key or stands in the file by itself (A § 3). */
function wholesOf(fields: Fields): Fields[] {
  const kept = Object.keys(fields).filter((key) => key.startsWith('comprehensiveUserData_'));
  return [fields, ...kept.map((key) => fieldsOf(decoded(fields[key])))];
}

const isRecovery = (entry: unknown) => fieldsOf(entry).type === 'mind-recovery';

/** Every entry of a list by its name, wherever it is kept. */
function entriesNamed(wholes: readonly Fields[], names: readonly string[]): unknown[] {
  return wholes.flatMap((whole) => names.flatMap((name) => entriesOf(decoded(whole[name]))));
}

/** Notes without those that are told a second time under another id. */
function withoutRepeats(notes: OwnLists['emotionalNotes']): OwnLists['emotionalNotes'] {
  const seen = new Set<string>();
  return notes.filter(({ timestamp, content }) => {
    const said = `${timestamp} ${content}`;
    if (seen.has(said)) return false;
    seen.add(said);
    return true;
  });
}

/** A questionnaire under way (A § 4, § 7). */
function draftsOf(stored: unknown, reading: EarlierReading): OwnLists['drafts'] {
  const { answers, currentQuestion, timestamp } = fieldsOf(decoded(stored));
  if (answers === undefined) return [];
  const at = instantOf(timestamp, reading.zone) ?? reading.at;
  return [{ key: 'questionnaire', answers, currentQuestion, timestamp: at }];
}

/** The session of a practice of Mind Recovery of which only the history tells. */
function sessionOfRecovery(record: RecoveryRecord): unknown {
  const { sessionId, completedAt, duration, practiceType, posture, pahmCounts, presentPercentage } = record;
  return {
    sessionId,
    sessionType: 'mind_recovery',
    timestamp: completedAt,
    duration,
    stageLabel: practiceType,
    presentPercentage,
    environment: { posture },
    pahmCounts,
    mindRecoveryContext: practiceType,
    mindRecoveryPurpose: recoveryPracticeOf(practiceType).purpose,
  };
}

/** Joins the history of Mind Recovery with its sessions: a record takes the id of the one it tells of. */
function joined(sessions: readonly PracticeSession[], records: readonly RecoveryRecord[]): RecoveryRecord[] {
  const known = knownSits<PracticeSession>();
  known.add(sessions.filter(({ sessionType }) => sessionType === 'mind_recovery'));
  return records.map((record) => {
    const session = known.of({ stageLevel: 0, timestamp: record.completedAt });
    return session ? { ...record, sessionId: session.sessionId } : record;
  });
}

const isFullLevel = (session: PracticeSession): session is PracticeSession & { level: 't1' } =>
  session.stageLevel === 1 && session.level !== undefined && session.isCompleted;

/**
 * What an earlier app kept, by its keys (A § 7, B § 3), as own data; and whose it is where a key says so. What cannot be
 * read is set aside as it was. Read again, it is the same, but for the moment of what says none.
 */
export function readEarlierKeys(fields: Fields, reading: EarlierReading): { data: OwnData; uid?: string } {
  const { lists, read } = gathering(reading);
  const wholes = wholesOf(fields);
  const levelLists = levels.flatMap(({ key }) => {
    const entries = entriesOf(decoded(fields[`${key}Sessions`]));
    return entries.map((entry) => ({ level: key, stageLevel: 1, ...fieldsOf(entry) }));
  });
  const places = [
    entriesNamed(wholes, ['practiceSessions']),
    entriesNamed(wholes, ['sessionHistory']),
    levelLists,
  ];
  const recovery = [
    ...entriesNamed(wholes, ['mindRecoveryHistory', 'mind-recovery-history']),
    ...places.flat().filter(isRecovery),
  ];
  const records = read('mindRecoveryHistory', recovery, earlierRecovery) as RecoveryRecord[];
  const sat = sessionsOfPlaces([
    ...places.map((place) => {
      const sits = place.filter((entry) => !isRecovery(entry));
      return read('practiceSessions', sits, earlierSession) as PracticeSession[];
    }),
    read('practiceSessions', records.map(sessionOfRecovery), earlierSession) as PracticeSession[],
  ]);
  const notes = entriesNamed(wholes, ['emotionalNotes', 'dailyEmotionalNotes']);
  const reflections = entriesNamed(wholes, ['reflections', 'reflectionHistory']);
  const profileSource = [...wholes.map((whole) => whole.profile), ...profilesIn(fields)];
  const profile = profileSource
    .map((value) => earlierProfile(decoded(value), reading))
    .find((found) => found !== undefined);
  const uid = Object.keys(fields)
    .map(uidInKey)
    .find((found) => found !== undefined);
  return {
    data: {
      ...lists,
      practiceSessions: sat,
      mindRecoveryHistory: joined(sat, records),
      emotionalNotes: withoutRepeats(
        read('emotionalNotes', notes, earlierNote) as OwnLists['emotionalNotes'],
      ),
      reflections: read('reflections', reflections, earlierReflection) as OwnLists['reflections'],
      marks: [...earlierMarks(fields, reading.at), ...marksOfFullLevels(sat.filter(isFullLevel))],
      drafts: draftsOf(fields.questionnaireProgress, reading),
      ...(profile ? { profile } : {}),
    },
    ...(uid === undefined ? {} : { uid }),
  };
}

/** The profiles that are kept by themselves: under a person's own key first. */
function profilesIn(fields: Fields): unknown[] {
  const own = Object.keys(fields).filter((key) => key.startsWith('userProfile_'));
  return [...own.map((key) => fields[key]), fields.userProfile];
}
