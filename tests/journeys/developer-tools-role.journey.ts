import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { devButton } from './rig/developer.ts';
import { openDevice } from './rig/device.ts';
import { journey } from './rig/journey.ts';
import { type Person, signUpOnboarded } from './rig/person.ts';
import { type RunningServer, serverOf } from './rig/server.ts';

const top = resolve(import.meta.dirname, '../..');

/** Gives somebody the role 'admin' by the operator's command. */
async function grantAdmin(person: Person, dataFolder: string): Promise<void> {
  const command = spawn(process.execPath, ['src/server/admin.ts', 'grant', person.email], {
    cwd: top,
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
    stdio: 'ignore',
  });
  const [code] = await once(command, 'exit');
  expect(code).toBe(0);
}

/** Expects home to be whole, and the server to have said who may have the tools. */
async function openHome(page: Page, address = '/home'): Promise<void> {
  const settings = page.waitForResponse(/\/api\/settings$/);
  await page.goto(address);
  await settings;
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
}

interface Operated {
  server: RunningServer;
  dataFolder: string;
}

/** A server whose operator lets these people have the developer tools. */
function operated(developerTools: 'admin' | 'off') {
  return journey.extend<object, Operated>({
    dataFolder: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
      async ({}, use) => {
        const folder = await mkdtemp(join(tmpdir(), 'ninefold-operated-'));
        await use(folder);
        await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker' },
    ],
    server: [
      async ({ dataFolder }, use) => {
        const server = await serverOf({ DEVELOPER_TOOLS: developerTools, DATA_DIR: dataFolder });
        await server.start();
        await use(server);
        await server.remove();
      },
      { scope: 'worker' },
    ],
  });
}

operated('off')(
  'no developer tools where they are off, not even for an admin @once',
  async ({ page, server, dataFolder }) => {
    const person = await signUpOnboarded(server.origin, 'Ottilie Off');
    await grantAdmin(person, dataFolder);
    await openDevice(page, server.origin, person);
    await openHome(page);
    await expect(devButton(page)).toHaveCount(0);
  },
);

operated('admin')(
  'developer tools for an admin alone where they are for admins @once',
  async ({ page, server, dataFolder }) => {
    const person = await signUpOnboarded(server.origin, 'Adam Admin');
    await openDevice(page, server.origin, person);
    await openHome(page);
    await expect(devButton(page)).toHaveCount(0);
    await grantAdmin(person, dataFolder);
    // The role comes with the profile.
    await openHome(page);
    await expect(devButton(page)).toBeVisible();
  },
);
