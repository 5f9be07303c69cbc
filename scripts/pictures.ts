/**
 * `npm run pictures`: walks the real, built product in a real browser and writes pictures of its main screens into
 * docs/pictures: on a phone and on a desk, light and dark, always the same people at the same hours.
 * `-- --all=FOLDER` pictures every screen that the walk comes by, each from top to bottom, into that folder instead.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { serverOf } from '../tests/journeys/rig/server.ts';
import { chromiumLaunch } from '../tests/setup/chromium.ts';
import { top } from './child.ts';
import { prepareMachine } from './machine.ts';
import { pictureFirstMornings } from './pictures/first-mornings.ts';
import { picturePractisedYear } from './pictures/practised-year.ts';

const { values } = parseArgs({ options: { all: { type: 'string' } } });
const album = {
  folder: values.all ? resolve(values.all) : join(top, 'docs/pictures'),
  isWhole: values.all !== undefined,
};

const sizes: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
};

for (const sentence of await prepareMachine()) process.stdout.write(`${sentence}\n`);
mkdirSync(album.folder, { recursive: true });
// As people see it whom the operator does not let reset things.
const server = await serverOf({ DEVELOPER_TOOLS: 'off' });
const browser = await chromium.launch(chromiumLaunch());
try {
  await server.start();
  for (const [size, options] of Object.entries(sizes)) {
    for (const picture of [pictureFirstMornings, picturePractisedYear]) {
      const context = await browser.newContext({
        ...options,
        baseURL: server.origin,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
      });
      await picture(await context.newPage(), size, album, server.origin);
      await context.close();
    }
    process.stdout.write(`${size}: pictured\n`);
  }
} finally {
  await browser.close();
  await server.remove();
}
