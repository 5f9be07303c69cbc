import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findWindowless } from './tests/setup/chromium.ts';

const executablePath = findWindowless();
const env = { PROOF: process.env.PROOF ?? '' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          env,
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.*'],
          setupFiles: ['tests/setup/temporal.ts', 'tests/setup/properties.ts'],
          testTimeout: process.env.PROOF ? 300_000 : 30_000,
        },
      },
      {
        test: {
          env,
          name: 'store',
          include: ['src/**/*.browser.test.ts'],
          setupFiles: ['tests/setup/properties.ts'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          env,
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/setup/shared-postgres.ts'],
          setupFiles: ['tests/setup/temporal.ts', 'tests/setup/properties.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          env,
          name: 'walls',
          environment: 'node',
          include: ['tests/walls/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
