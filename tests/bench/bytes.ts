import { type Browser, chromium } from '@playwright/test';
import { access, type Path, paths } from '#app/paths.ts';
import { recoveryPractices } from '#domain/recovery/practices.ts';
import { type Person, signUpOnboarded } from '../journeys/rig/person.ts';
import { serverOf } from '../journeys/rig/server.ts';
import { chromiumLaunch } from '../setup/chromium.ts';
import { builtText, firstRouteFiles, sentBytes } from './built-web.ts';
import { openHome, putOn, signInOn } from './device.ts';
import { atMost, type Figure, shown, written } from './figure.ts';
import { type Loaded, loadedAt } from './loaded-files.ts';
import { openStages } from './matrix-person.ts';
import { pastSits, pastStillness } from './past-sits.ts';

/** What the first route may weigh, in KB of 1,000 bytes: JavaScript and CSS gzipped, and fonts. */
const limits = { codeKilobytes: 110, fontKilobytes: 60 } as const;

/** Addresses that open to somebody who has practised, and what the screen before hands over to them. */
const afterPractice: Partial<Record<Path, object>> = {
  [paths.stage2]: {},
  [paths.stage3]: {},
  [paths.stage4]: {},
  [paths.stage5]: {},
  [paths.stage6]: {},
  [paths.stillnessComplete]: {},
  [paths.immediateReflection]: { sessionId: 'past-0' },
  [paths.sessions]: {},
  [paths.sit]: {},
};

/** What stands for the parts of an address that are different each time. */
const example: Record<string, string> = {
  $sessionId: 'past-0',
  $chapter: 'chapter-1',
  $practiceType: recoveryPractices[0].key,
};

/** An address as somebody would open it. */
function exampleOf(path: string): string {
  return path.replaceAll(/\$\w+/g, (part) => {
    const found = example[part];
    if (!found) throw new Error(`There is no example of ${part}.`);
    return found;
  });
}

function kilobytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + sentBytes(file), 0) / 1000;
}

function isFont(file: string): boolean {
  return file.endsWith('.woff2');
}

/** How the files of fonts are shown before they have arrived: each rule's font-display, 'block' where it says none. */
function fontDisplays(files: readonly string[]): string[] {
  const styles = files.filter((file) => file.endsWith('.css')).map(builtText);
  const rules = styles.flatMap((style) =>
    [...style.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => rule),
  );
  return rules
    .filter((rule) => rule.includes('url('))
    .map((rule) => /font-display:\s*(\w+)/.exec(rule)?.[1] ?? 'block');
}

function firstRoute(landing: Loaded): Figure[] {
  // Whatever the manifest says or a browser was seen to fetch: both count.
  const files = [...new Set([...firstRouteFiles(), ...landing.files])];
  const code = files.filter((file) => !isFont(file));
  const displays = [...new Set(fontDisplays(files))];
  return [
    atMost('/ JavaScript + CSS, gzip', kilobytes(code), limits.codeKilobytes, 'KB', 1),
    atMost('/ fonts', kilobytes(files.filter(isFont)), limits.fontKilobytes, 'KB', 1),
    {
      name: '/ fonts, font-display',
      value: displays.join(', ') || 'none',
      goal: 'swap',
      verdict: displays.length === 1 && displays[0] === 'swap' ? 'met' : 'MISSED',
    },
  ];
}

/** What an address loads beyond the first route, and how much of that no other address loads. */
function furtherRoute(path: string, loaded: ReadonlyMap<string, Loaded>): Figure {
  const here = loaded.get(path);
  const landing = loaded.get(paths.landing);
  if (!here || !landing) throw new Error(`${path} was not opened.`);
  const beyond = here.files.filter((file) => !landing.files.includes(file));
  const alone = beyond.filter(
    (file) => ![...loaded].some(([other, { files }]) => other !== path && files.includes(file)),
  );
  const fonts = beyond.filter(isFont);
  const parts = [
    `${written(kilobytes(beyond.filter((file) => !isFont(file))), 1)} KB`,
    `${written(kilobytes(alone.filter((file) => !isFont(file))), 1)} KB of them here alone`,
    ...(fonts.length > 0 ? [`fonts ${written(kilobytes(fonts), 1)} KB`] : []),
    ...(here.path === exampleOf(path) ? [] : [`led on to ${here.path}`]),
  ];
  return shown(`${path} beyond /`, parts.join(', '));
}

async function open(browser: Browser, origin: string, path: Path, person: Person): Promise<Loaded> {
  // A browser that was never there. The service worker would fetch everything, in its own time.
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const device = { context, origin };
  if (access[path] === 'signed in') await signInOn(device, person.session);
  const state = afterPractice[path];
  if (state) {
    const { sessions = [], ...records } = pastSits(1);
    await openHome(device);
    await putOn(device, person.session.identity.uid, {
      ...records,
      sessions: [...sessions, pastStillness()],
      marks: openStages(),
    });
  }
  const loaded = await loadedAt(context, exampleOf(path), state);
  await context.close();
  return loaded;
}

/**
 * The bytes of the first route, from the manifest and as a browser fetches it, and those of each further address, as a
 * browser fetches them. A KB is 1,000 bytes.
 */
export async function measureBytes(): Promise<Figure[]> {
  const server = await serverOf();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await server.start();
    const person = await signUpOnboarded(server.origin, 'Bea Bytes');
    const loaded = new Map<string, Loaded>();
    for (const path of Object.values(paths)) {
      loaded.set(path, await open(browser, server.origin, path, person));
    }
    const landing = loaded.get(paths.landing) ?? { files: [], path: paths.landing };
    const further = [...loaded.keys()].filter((path) => path !== paths.landing);
    return [...firstRoute(landing), ...further.map((path) => furtherRoute(path, loaded))];
  } finally {
    await browser.close();
    await server.remove();
  }
}
