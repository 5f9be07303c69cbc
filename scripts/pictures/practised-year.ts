import '../../tests/setup/temporal.ts';
import { expect, type Page } from '@playwright/test';
import type { PracticeSession } from '#domain/practice/session.ts';
import { stageOf } from '#domain/practice/stages.ts';
import { tableOfList } from '#store/own-data-tables.ts';
import { openDevice, type Records } from '../../tests/journeys/rig/device.ts';
import { ask, field } from '../../tests/journeys/rig/guide.ts';
import { pointer } from '../../tests/journeys/rig/hand.ts';
import { startMatrixSit, tapAll } from '../../tests/journeys/rig/matrix.ts';
import { signUpOnboarded } from '../../tests/journeys/rig/person.ts';
import { sampleYear } from '../sample/year.ts';
import { type Album, type Photographer, photographer } from './photographer.ts';

const evening = new Date('2026-03-02T18:40:00+01:00');
const year = { until: '2026-03-02', zone: 'Europe/Berlin', seed: 9 };
/** The stage that the person of the sample practises. */
const stage = 4;

/** The screens that stand by themselves: what they are called, and where they are. */
const addresses: readonly (readonly [name: string, address: string])[] = [
  ['home-practised', '/home'],
  ['sessions', '/sessions'],
  ['stage-introduction', `/stage${stage}?step=introduction`],
  ['matrix-setup', `/stage${stage}?step=timer`],
  ['matrix-explained', '/learning/pahm'],
  ['mind-recovery', '/mind-recovery'],
  ['mind-recovery-posture', '/mind-recovery/work-home-transition'],
  ['notes', '/notes'],
  ['notes-history', '/notes?tab=history'],
  ['analytics', '/analytics'],
  ['analytics-insights', '/analytics?range=quarter&tab=insights'],
  ['analytics-attention', '/analytics?range=quarter&tab=pahm'],
  ['analytics-places', '/analytics?range=quarter&tab=environment'],
  ['analytics-recovery', '/analytics?range=year&tab=recovery'],
  ['analytics-emotions', '/analytics?range=quarter&tab=emotional'],
  ['analytics-usage', '/analytics?range=quarter&tab=usage'],
  ['analytics-report', '/analytics/report?range=quarter'],
  ['profile', '/profile'],
  ['posture-guide', '/posture-guide'],
  ['book', '/learn/book'],
  ['book-chapter', '/learn/book/chapter-2'],
];

/** The records of the sample, by the tables in which they stand. */
function sampleRecords(uid: string): Records {
  const sample = sampleYear({ ...year, uid });
  const lists = Object.entries(tableOfList) as [keyof typeof tableOfList, { table: string }][];
  return Object.fromEntries(lists.map(([list, { table }]) => [table, sample[list]]));
}

async function pictureMatrixSit(page: Page, take: Photographer['take']): Promise<void> {
  await page.goto(`/stage${stage}?step=timer`);
  await startMatrixSit(page, pointer, stage);
  await page.clock.fastForward(4 * 60_000);
  await tapAll(page, pointer, ['present', 'worry', 'present', 'anticipation']);
  await take('matrix-sit');
  const { minutes } = stageOf(stage);
  for (const position of ['present', 'likes', 'present', 'regret', 'present'] as const) {
    await page.clock.fastForward(6 * 60_000);
    await tapAll(page, pointer, [position]);
  }
  await page.clock.fastForward(minutes.default * 60_000);
  await expect(page.getByRole('heading', { name: 'Session Summary' })).toBeVisible();
  await take('matrix-reflection');
}

/** Pictures the screens of somebody who has practised for a year, in the evening of a day. */
export async function picturePractisedYear(
  page: Page,
  size: string,
  album: Album,
  origin: string,
): Promise<void> {
  const { take } = photographer(page, size, album);
  await page.clock.install({ time: evening });
  const person = await signUpOnboarded(origin, 'Ada');
  const records = sampleRecords(person.session.identity.uid);
  const sits = records.sessions as readonly PracticeSession[];
  const lastSit = sits.findLast(({ stageLevel }) => stageLevel === stage)?.sessionId;
  await openDevice(page, origin, person, records, '/home');
  for (const [name, address] of [...addresses, ['session', `/sessions/${lastSit}`] as const]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await take(name);
  }
  await page.goto('/chatwithguru');
  await expect(field(page)).toBeEnabled();
  await ask(page, 'How to handle poisonous thoughts?');
  await take('guide');
  await pictureMatrixSit(page, take);
}
