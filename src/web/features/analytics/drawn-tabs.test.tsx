import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { analyticsEmpty, analyticsEmptyHelp } from '#content/analytics/dashboard.ts';
import { overviewWords, streakWords } from '#content/analytics/overview.ts';
import { emotionalTabWords, usageTabWords } from '#content/analytics/tabs.ts';
import { analyticsDaysOf, noRecords } from '#domain/analytics/analytics-day.ts';
import { periodOf } from '#domain/analytics/period.ts';
import { lastDays, rangeBefore, rangeOf } from '#domain/analytics/range.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { Platform } from '#platform/platform.ts';
import { PlatformProvider } from '#platform/platform-context.tsx';
import { exampleNote } from '../../../../tests/setup/example-notes.ts';
import { exampleSession } from '../../../../tests/setup/example-session.ts';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { EmotionalTab } from './emotional-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { UsageTab } from './usage-tab.tsx';

const today = '2026-11-21';
const clock = { zone: 'UTC', dayStartHour: 0, dayOfSession: () => undefined };

interface Recorded {
  sessions?: PracticeSession[];
  notes?: EmotionalNote[];
  views?: { page_name: string; timestamp: string }[];
}

function factsOf(
  { sessions = [], notes = [], views = [] }: Recorded,
  change: Partial<AnalyticsFacts> = {},
): AnalyticsFacts {
  const range = rangeOf('month', today);
  const days = analyticsDaysOf({ ...noRecords, sessions, notes, views }, clock);
  return {
    today,
    range,
    period: periodOf(range, days),
    before: periodOf(rangeBefore(range), days),
    recentDays: periodOf(lastDays(30, today), days).days,
    streak: { current: 7, longest: 12 },
    firstPracticeDay: days[0]?.practiceDay,
    recentSessions: sessions,
    recentNotes: notes,
    stage: 2,
    hideStreaks: false,
    ...change,
  };
}

/** The text of a tab as it is first drawn; its tags left out. */
async function textOf(Tab: ComponentType<{ facts: AnalyticsFacts }>, facts: AnalyticsFacts): Promise<string> {
  const platform = { clock: { zone: () => 'UTC' } } as Platform;
  const routeTree = createRootRoute({
    component: () => (
      <PlatformProvider platform={platform}>
        <Tab facts={facts} />
      </PlatformProvider>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  const markup = renderToString(<RouterProvider router={router as never} />);
  return markup
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

const sessions = [exampleSession()];
const notes = [exampleNote()];
const byPractice = [exampleNote({ source: 'practice', content: 'Written by itself.' })];
const views = [{ page_name: '/notes', timestamp: `${today}T10:00:00.000Z` }];

describe('without anything to show', () => {
  it.each([
    ['the overview of nothing', OverviewTab, {}, [analyticsEmpty.data, analyticsEmptyHelp.practice]],
    ['the overview of notes alone', OverviewTab, { notes }, [analyticsEmpty.practice, 'Rain on the roof.']],
    ['emotions of sits alone', EmotionalTab, { sessions }, [analyticsEmpty.emotional]],
    ['emotions of notes by practice', EmotionalTab, { notes: byPractice }, [emotionalTabWords.noneOwn]],
    ['the usage of nothing', UsageTab, {}, [analyticsEmpty.data]],
    [
      'the usage of screens alone',
      UsageTab,
      { views },
      [analyticsEmpty.practice, usageTabWords.features.title],
    ],
  ] as const)('%s says so', async (_, Tab, recorded: Recorded, texts) => {
    const text = await textOf(Tab, factsOf(recorded));
    for (const said of texts) expect(text).toContain(said);
  });

  it('says that a longer range may hold more, where there are earlier days', async () => {
    const facts = factsOf({}, { firstPracticeDay: '2020-01-01' });
    expect(await textOf(OverviewTab, facts)).toContain(analyticsEmptyHelp.data);
    expect(await textOf(OverviewTab, factsOf({}))).not.toContain(analyticsEmptyHelp.data);
  });
});

describe('streaks', () => {
  const ofStreaks = [overviewWords.currentStreak, overviewWords.longest(12), streakWords.milestones[7]];
  const scores = [overviewWords.consistencyScoreHelp(23), overviewWords.consistencyScore];

  it('stand in the overview, with the score that is made of them', async () => {
    const text = await textOf(OverviewTab, factsOf({ sessions }));
    for (const said of [...ofStreaks, scores[0]]) expect(text).toContain(said);
    expect(await textOf(UsageTab, factsOf({ sessions }))).toContain(scores[1]);
  });

  it('are nowhere for whoever hides them; consistency is in a word', async () => {
    const facts = factsOf({ sessions }, { hideStreaks: true });
    for (const Tab of [OverviewTab, UsageTab]) {
      const text = await textOf(Tab, facts);
      for (const said of [...ofStreaks, ...scores, 'treak']) expect(text).not.toContain(said);
      expect(text).toContain(overviewWords.consistency);
    }
  });
});

it('says that no screen was opened, where none was', async () => {
  expect(await textOf(UsageTab, factsOf({ sessions }))).toContain(usageTabWords.noFeatures);
  expect(await textOf(UsageTab, factsOf({ sessions, views }))).not.toContain(usageTabWords.noFeatures);
});

it('a sit by hand has no badge', async () => {
  const byHand = [exampleSession({ enteredByHand: true })];
  expect(await textOf(OverviewTab, factsOf({ sessions: byHand }))).not.toContain('Rating: ');
  expect(await textOf(OverviewTab, factsOf({ sessions }))).toContain('Rating: High');
});

it('a long note is cut, and has two tags and three things to be grateful for', async () => {
  const note = exampleNote({
    content: 'a'.repeat(200),
    tags: ['one', 'two', 'three'],
    gratitude: ['rain', 'bread', 'tea', 'sleep'],
  });
  const text = await textOf(OverviewTab, factsOf({ sessions, notes: [note] }));
  expect(text).toContain(` ${'a'.repeat(150)}… `);
  expect(text).toContain('rain, bread, tea ');
  expect(text).toContain('one two');
  expect(text).not.toMatch(/sleep|one two three/);
});

it('a few notes say nothing of their number, more than twenty do', async () => {
  const many = Array.from({ length: 21 }, (_, at) => exampleNote({ noteId: `${at}` }));
  expect(await textOf(EmotionalTab, factsOf({ notes: many }))).toContain(
    emotionalTabWords.counts['above-20'],
  );
  expect(await textOf(EmotionalTab, factsOf({ notes }))).not.toContain('enough to see');
});
