import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch, findWindowless } from '../setup/chromium.ts';

const cache = resolve(import.meta.dirname, '../../.cache');

/** A phone and a desk, as the pictures show them. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desk = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.journey.ts',
  outputDir: resolve(cache, 'journeys'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine at its limits starves the browser itself, its service worker's start before all. The proof gives no second chance.
  retries: process.env.PROOF ? 0 : 1,
  timeout: process.env.PROOF ? 1_800_000 : 180_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    launchOptions: chromiumLaunch(findWindowless),
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
  },
  projects: [
    { name: 'phone', use: phone, grepInvert: /@once|@desk/ },
    { name: 'desk', use: desk, grepInvert: /@once|@phone/ },
    // What does not depend on the screen runs once.
    { name: 'once', use: desk, grep: /@once/ },
  ],
});
