import {
  type Export,
  exportApplication,
  exportVersion,
  noLists,
  type OwnLists,
} from '#domain/own-data/format.ts';
import type { Mark, MarkKey } from '#domain/path/marks.ts';
import { openingMark, readinessOf, readinessRow, readinessStages } from '#domain/path/readiness.ts';
import type { SitPosture } from '#domain/practice/postures.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { Sit } from '#domain/practice/sit.ts';
import { reflectedRecovery } from '#domain/recovery/record.ts';
import { reflectionOn } from '#domain/reflection/reflection.ts';
import { matrixRecord } from '#features/practice/matrix-outcome-record.ts';
import { recoverySitRecord } from '#features/practice/recovery-outcome-record.ts';
import { stillnessRecord } from '#features/practice/stillness-outcome.ts';
import type { SitRecord } from '#store/sits.ts';
import { tapsOf } from './attention.ts';
import { type Chance, chanceOf } from './chance.ts';
import { isPause, path, recoveryFrom, skillOn, stretchOn } from './person.ts';
import { noteLines, recoveryLines, reflectionLines } from './words.ts';

/** What the sample is made from. */
export interface SampleOptions {
  uid: string;
  /** The last day of the year, YYYY-MM-DD, which the person has not practised yet. */
  until: string;
  /** An IANA name. */
  zone: string;
  seed: number;
}

const days = 365;

/** A year of practice of one believable person: the same for the same options. */
export function sampleYear({ uid, until, zone, seed }: SampleOptions): Export {
  const chance = chanceOf(seed);
  const lists = noLists();
  const first = Temporal.PlainDate.from(until).subtract({ days });
  const year = { uid, zone, chance, lists };
  for (let day = 0; day < days; day += 1) liveThrough(year, first.add({ days: day }), day);
  lists.marks.push(...marksOf(first, zone, lists.practiceSessions));
  const exportedAt = first.add({ days }).toZonedDateTime({ timeZone: zone, plainTime: '06:00' }).toInstant();
  return {
    application: exportApplication,
    version: exportVersion,
    exportedAt: instantText(exportedAt),
    uid,
    ...lists,
  };
}

interface Year {
  uid: string;
  zone: string;
  chance: Chance;
  lists: OwnLists;
}

const instantText = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' });

function at(date: Temporal.PlainDate, zone: string, minuteOfDay: number): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from('00:00').add({ minutes: Math.round(minuteOfDay) });
  return date.toZonedDateTime({ timeZone: zone, plainTime }).toInstant();
}

function liveThrough(year: Year, date: Temporal.PlainDate, day: number): void {
  const { chance, zone, lists } = year;
  const unrest =
    Math.max(0, Math.sin(day / 9) * 0.4 + chance.between(-0.3, 0.5)) * (date.dayOfWeek > 5 ? 0.5 : 1);
  // Chance is drawn on every day alike, so that a pause does not change what comes after it.
  const sits = chance.happens(stretchOn(day).share);
  const writes = chance.happens(0.31);
  const recovers = chance.happens(0.12 + 0.2 * unrest);
  if (!isPause(day)) {
    if (sits) sit(year, date, day, unrest);
    if (recovers && day >= recoveryFrom) recover(year, date, day, unrest);
  }
  if (writes) write(year, date, unrest);
  for (const page_name of ['/home', '/notes', '/learn']) {
    if (chance.happens(0.4)) {
      const timestamp = instantText(at(date, zone, chance.between(400, 1300)));
      lists.pageViews.push({ page_name, timestamp });
    }
  }
}

/** What a sit is like before it begins, whichever practice it is. */
function beginning(year: Year, date: Temporal.PlainDate, minuteOfDay: number) {
  const { chance, zone } = year;
  const startedAt = at(date, zone, minuteOfDay);
  const posture = chance.weighted<SitPosture & ('cushion' | 'chair' | 'burmese' | 'lying')>({
    cushion: 60,
    chair: 25,
    burmese: 11,
    lying: 4,
  });
  const location = chance.weighted({ indoor: 90, outdoor: 7, travelling: 3 });
  const lighting = chance.weighted({ natural: 62, dim: 22, candles: 9, bright: 5, dark: 2 });
  const sounds = chance.weighted({ quiet: 66, nature: 12, traffic: 14, voices: 6, music: 2 });
  return { startedAt, posture, environment: { location, lighting, sounds } };
}

function sit(year: Year, date: Temporal.PlainDate, day: number, unrest: number): void {
  const { chance, zone } = year;
  const { practice, minutes } = stretchOn(day);
  const partOfDay = chance.happens(0.76) ? 'morning' : 'evening';
  const { startedAt, posture, environment } = beginning(
    year,
    date,
    partOfDay === 'morning' ? chance.between(385, 455) : chance.between(1230, 1310),
  );
  const isCompleted = chance.happens(0.93 - 0.2 * unrest);
  const satMinutes = isCompleted ? minutes : minutes * chance.between(0.4, 0.9);
  const plan = plannedSit({ sitId: `sample-${date}`, startedAt, posture, environment, minutes });
  const end = endOf(startedAt, satMinutes, isCompleted);
  if (practice.kind === 'stillness') {
    keep(year, stillnessRecord({ ...plan, practice }, { ...end, taps: [] }, zone, 0), end.endedAt);
  } else {
    const taps = tapsOf({ minutes: satMinutes, partOfDay, skill: skillOn(day), unrest }, chance);
    keep(year, matrixRecord({ ...plan, practice }, { ...end, taps }, zone, 0), end.endedAt);
  }
}

function recover(year: Year, date: Temporal.PlainDate, day: number, unrest: number): void {
  const { chance, zone, uid } = year;
  const practice = chance.weighted({
    'morning-recharge': 10,
    'mid-day-reset': 30,
    'emotional-reset': 15 + 30 * unrest,
    'work-home-transition': 30,
    'evening-wind-down': 25,
  });
  const hours = { 'morning-recharge': 8, 'mid-day-reset': 13, 'emotional-reset': 16 } as const;
  const hour =
    practice in hours ? hours[practice as keyof typeof hours] : practice === 'evening-wind-down' ? 22 : 18;
  const minutes = practice === 'mid-day-reset' ? 3 : 5;
  const startedAt = at(date, zone, hour * 60 + chance.between(0, 40));
  const plan = plannedSit({
    sitId: `sample-${date}-${practice}`,
    startedAt,
    posture: chance.weighted({ seated: 70, standing: 15, lying: 15 }),
    environment: { location: 'indoor', lighting: 'natural', sounds: 'quiet' },
    minutes,
  });
  const end = endOf(startedAt, minutes, true);
  const taps = chance.happens(0.6)
    ? tapsOf({ minutes, partOfDay: 'evening', skill: skillOn(day), unrest }, chance)
    : [];
  const sat = { ...plan, practice: { kind: 'recovery', practice } } as const;
  const record = recoverySitRecord(sat, { ...end, taps }, { userId: uid, zone, dayStartHour: 0 });
  const feeling = chance.weighted({ 'much-better': 20, better: 48, neutral: 18, same: 11, worse: 3 });
  const { recovery } = record;
  const text = chance.oneOf(recoveryLines);
  const said =
    recovery && chance.happens(0.9) ? reflectedRecovery(recovery, { feeling, text }, end.endedAt) : recovery;
  keep(year, said ? { ...record, recovery: said } : record, end.endedAt);
}

interface Plan extends Pick<Sit, 'sitId' | 'posture' | 'environment'> {
  startedAt: Temporal.Instant;
  minutes: number;
}

function plannedSit<Posture extends SitPosture>({
  startedAt,
  minutes,
  ...plan
}: Plan & { posture: Posture }) {
  const began = instantText(startedAt);
  return {
    ...plan,
    plannedMinutes: minutes,
    startedAt: began,
    status: 'running' as const,
    elapsedMillis: 0,
    markedAt: began,
    clockWasUncertain: false,
  };
}

function endOf(startedAt: Temporal.Instant, satMinutes: number, isCompleted: boolean) {
  const elapsedMillis = Math.round(satMinutes * 60_000);
  const endedAt = instantText(startedAt.add({ milliseconds: elapsedMillis }));
  return { elapsedMillis, isCompleted, endedAt, clockWasUncertain: false };
}

/** Keeps what a sit leaves behind; after most sits something is said about them. */
function keep({ lists, chance }: Year, record: SitRecord, endedAt: string): void {
  const { session, taps, recovery } = record;
  lists.practiceSessions.push(session);
  if (taps && taps.taps.length > 0) lists.taps.push(taps);
  if (recovery) lists.mindRecoveryHistory.push(recovery);
  if ('note' in record && record.note) lists.emotionalNotes.push(record.note);
  const { challenges, ...line } = chance.oneOf(reflectionLines as [(typeof reflectionLines)[number]]);
  const isSaid = chance.happens(0.62);
  if (!isSaid || recovery) return;
  lists.reflections.push(reflectionOn(session, { ...line, challenges: [...challenges] }, endedAt));
}

function write({ lists, chance, zone }: Year, date: Temporal.PlainDate, unrest: number): void {
  const heavy = new Set(['stressed', 'sad']);
  const fitting = noteLines.filter(([emotion]) => heavy.has(emotion) === unrest > 0.42);
  const [emotion, energyLevel, content, ...tags] = chance.oneOf(fitting as [(typeof noteLines)[number]]);
  const timestamp = instantText(at(date, zone, chance.between(720, 1380)));
  lists.emotionalNotes.push({
    noteId: `sample-note-${date}`,
    timestamp,
    content,
    emotion,
    energyLevel,
    tags,
    source: 'person',
  });
}

/** The stages that the sits opened, each at the end of the sit that made the one before it ready (B § 4). */
function openedBy(sessions: readonly PracticeSession[]): Mark[] {
  return readinessStages.flatMap((stage): Mark[] => {
    const sits = sessions.filter((session) => session.stageLevel === stage).map(readinessRow);
    const ready = sits.find((_, at) => readinessOf(stage, sits.slice(0, at + 1)).isReady);
    return ready ? [{ key: openingMark(stage), at: ready.timestamp }] : [];
  });
}

/** What was read and passed, on the days when the path came by it, and what the sits opened. */
function marksOf(first: Temporal.PlainDate, zone: string, sessions: readonly PracticeSession[]): Mark[] {
  const marks = new Map<MarkKey, number>([['introduction', 0]]);
  const add = (key: MarkKey, day: number) => marks.set(key, marks.get(key) ?? day);
  for (const [index, { day, practice }] of path.entries()) {
    const end = path[index + 1]?.day;
    if (practice.kind === 'stillness') {
      add('stage-intro-1', day);
      add(`level-intro-${practice.level}`, day);
      if (end !== undefined) add(`${practice.level}Complete`, end - 1);
      if (practice.level === 't5') add('t5Completed', (end ?? day) - 1);
    } else {
      add(`stage-intro-${practice.stage}`, day);
      // At the latest: a stage that is practised is open, whatever chance made of the sits before it.
      if (practice.stage > 2) add(`stage${practice.stage as 3 | 4 | 5 | 6}Open`, day - 1);
    }
  }
  const passed = [...marks].map(
    ([key, day]): Mark => ({ key, at: instantText(at(first.add({ days: day }), zone, 1320)) }),
  );
  return firstOfEach([...passed, ...openedBy(sessions)]);
}

/** Each mark once, at its earliest moment. */
function firstOfEach(marks: readonly Mark[]): Mark[] {
  const earliest = new Map<MarkKey, Mark>();
  for (const mark of [...marks].sort((one, other) => (one.at < other.at ? -1 : 1))) {
    if (!earliest.has(mark.key)) earliest.set(mark.key, mark);
  }
  return [...earliest.values()];
}
