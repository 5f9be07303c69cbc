import type { Result } from 'lighthouse';
import type { SessionAnswer } from '#protocol/accounts.ts';
import { routes } from '#protocol/routes.ts';
import { signUp, signUpOnboarded } from '../journeys/rig/person.ts';
import { serverOf } from '../journeys/rig/server.ts';
import { serveEmptyPage } from './empty-page.ts';
import { type Effort, type Figure, median, shown, written } from './figure.ts';
import { startLighthouseBrowser } from './lighthouse-browser.ts';

/** The performance that a screen must reach, where not even the empty page does better than one more. */
const leastPerformance = 98;

interface Screen {
  name: string;
  url: string;
  session?: SessionAnswer;
}

type Category = 'performance' | 'accessibility' | 'best-practices';

function score(look: Result, category: Category): number {
  // Lighthouse's own report rounds so.
  return Math.round((look.categories[category]?.score ?? 0) * 100);
}

function middle(looks: readonly Result[], audit: string): number {
  return median(looks.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
}

/** What a category found wanting, by the names of Lighthouse's audits. */
function found(look: Result, category: Category): string[] {
  const audits = look.categories[category]?.auditRefs ?? [];
  return audits
    .filter(({ id, weight }) => weight > 0 && (look.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function performanceOf(name: string, looks: readonly Result[], emptyScore: number): Figure {
  const value = median(looks.map((look) => score(look, 'performance')));
  const floor = Math.min(leastPerformance, emptyScore - 1);
  return {
    name: `${name}, performance`,
    value: written(value),
    goal: `at least ${written(floor)} (the empty page has ${written(emptyScore)})`,
    verdict: value >= floor ? 'met' : 'MISSED',
  };
}

function flawless(name: string, category: Category, looks: readonly Result[]): Figure {
  const value = median(looks.map((look) => score(look, category)));
  const flaws = [...new Set(looks.flatMap((look) => found(look, category)))];
  return {
    name: `${name}, ${category.replace('-', ' ')}`,
    value: [written(value), ...flaws].join(' '),
    goal: '100',
    verdict: value === 100 ? 'met' : 'MISSED',
  };
}

function paints(name: string, looks: readonly Result[]): Figure {
  const seconds = written(middle(looks, 'largest-contentful-paint') / 1000, 2);
  const blocked = written(middle(looks, 'total-blocking-time'));
  const shift = written(middle(looks, 'cumulative-layout-shift'), 3);
  return shown(`${name}, largest paint, blocked, shift`, `${seconds} s, ${blocked} ms, ${shift}`);
}

/**
 * What Lighthouse says of the first screens, as the median of several looks; in every round one screen after the other and the
 * empty page with them, so that what else the machine does hits all alike.
 */
export async function measurePageQuality({ runs }: Effort): Promise<Figure[]> {
  // As in production: no developer tools over what a person sees.
  const server = await serverOf({ DEVELOPER_TOOLS: 'admin' });
  const empty = await serveEmptyPage();
  await server.start();
  const { origin } = server;
  const browser = await startLighthouseBrowser(`${origin}${routes.live.path}`);
  try {
    const [newcomer, settled] = [
      await signUp(origin, 'Nia New'),
      await signUpOnboarded(origin, 'Sol Settled'),
    ];
    const emptyScreen: Screen = { name: 'empty page', url: empty.url };
    const screens: Screen[] = [
      { name: 'landing', url: `${origin}/` },
      { name: 'sign-in', url: `${origin}/signin` },
      { name: 'questionnaire', url: `${origin}/questionnaire`, session: newcomer.session },
      { name: 'home', url: `${origin}/home`, session: settled.session },
      { name: 'my analytics', url: `${origin}/analytics`, session: settled.session },
    ];
    const looks = new Map<string, Result[]>();
    for (let round = 0; round < runs; round += 1) {
      for (const { name, url, session } of [emptyScreen, ...screens]) {
        looks.set(name, [...(looks.get(name) ?? []), await browser.look(url, session)]);
      }
    }
    const of = (name: string): Result[] => looks.get(name) ?? [];
    const emptyScore = median(of(emptyScreen.name).map((look) => score(look, 'performance')));
    return [
      paints(emptyScreen.name, of(emptyScreen.name)),
      ...screens.flatMap(({ name }) => [
        performanceOf(name, of(name), emptyScore),
        paints(name, of(name)),
        flawless(name, 'accessibility', of(name)),
        flawless(name, 'best-practices', of(name)),
      ]),
    ];
  } finally {
    await browser.remove();
    await empty.stop();
    await server.remove();
  }
}
