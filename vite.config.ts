import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPicture } from './scripts/web-build/first-picture.ts';
import { precompress } from './scripts/web-build/precompress.ts';

const port = Number(process.env.PORT ?? 3000);

/**
 * What is always loaded together is one file: many small ones cost more in round trips than they save in bytes, and a very
 * long one runs too long at a stretch. `first` is what the landing screen needs of our own code, `base` what every other
 * screen stands on, `practice`, `progress` and `inside` what the screens of somebody signed in stand on. The entry starts the
 * app and no file stands on it, so that it can run after all others.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[\w-]+)\/|src\/web\/ui\/classes/,
  },
  {
    name: 'first',
    test: new RegExp(
      [
        'vite/preload-helper',
        'src/domain/path/gates',
        'src/content/screens/(?:shell|landing)',
        'src/web/app/(?:routes|guards|paths|error-screen|loading-screen)',
        'src/web/features/(?:landing/|(?:analytics|notes|sessions)/[a-z]+-search)',
        String.raw`src/web/ui/(?:button|card|loading|page)\.tsx$`,
      ].join('|'),
    ),
  },
  {
    name: 'base',
    test: new RegExp(
      [
        'node_modules/(?:zod|@base-ui/react/csp-provider|@base-ui/react/internals/csp-context)/',
        'src/domain/(?:result|profile/roles)',
        'src/protocol/(?!profile|own-account|providers|recovery|settings)',
        'src/content/messages/(?:account|answers|data-layer)',
        'src/web/platform/(?!first-paint|profile-api|settings-api|own-account-api|provider-|recovery-api|proof-key|in-pieces|storage-persistence|account-deletion-api)',
        'src/web/store/(?:account|revocations|removal-mark)',
        'src/web/app/(?:services|screen-title|use-focus|problem-sentence|flag|account-frame|removal-news)',
        String.raw`src/web/ui/(?!button|card|classes|loading|page|select-field|search-select|slider|rating|stars|slides|tabs|windowed-list)[\w-]+\.tsx?$`,
      ].join('|'),
    ),
  },
  // What the forms to sign in and up stand on.
  {
    name: 'entering',
    test: new RegExp(
      [
        'src/web/features/account/(?:account-page|account-form|account-entry|use-account-form|other-ways|provider-marks|local-address|entry-code|use-provider-return)',
        'src/content/(?:screens/account|messages/provider-return)',
      ].join('|'),
    ),
  },
  // What a row of sits stands on: home shows the last few, and the lists and the page of a sit show more of the same.
  {
    name: 'sits',
    test: new RegExp(
      [
        'src/web/features/sessions/(?:sit-row|rating-badge|use-sits|session-view|practice-choices)',
        'src/domain/analytics/(?:recent-records|rating-band)',
        'src/content/(?:rating-badges|calendar|postures|recovery/postures|screens/(?:sessions|practice|matrix-practice))\\.ts',
      ].join('|'),
    ),
  },
  // By itself: it is long, and changes less often than what stands on it.
  { name: 'database', test: /node_modules\/dexie\// },
  // The shapes of what is recorded: many schemas to build, and so two files. The second stands on the first.
  {
    name: 'practice',
    test: /src\/domain\/(?:practice|pahm|recovery|reflection|notes\/(?!note-(?:search|day)))/,
  },
  {
    name: 'progress',
    test: new RegExp(
      [
        'src/protocol/profile',
        'src/domain/(?:onboarding|path/(?!gates)|profile/(?!roles)|own-data/earlier-keys)',
        String.raw`src/domain/analytics/(?:practice-day|daily-rollup|running-totals|totals|streak|runs|session-sums|tally|part-of-day)\.ts`,
      ].join('|'),
    ),
  },
  {
    name: 'inside',
    test: new RegExp(
      [
        'src/content/messages/profile',
        'src/web/platform/(?:profile-api|storage-persistence)',
        'src/web/store/(?!resets|own-data|guide-data|analytics-(?:data|rollup)|day-records)',
        'src/web/app/(?:signed-in|guided|shell|top-bar|profile-menu|initial-of|use-logout|tabs|status|set-aside|trouble|outdated|page-views|persistence-request|once-calm|earlier-data-offer)',
      ].join('|'),
    ),
  },
];

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  cacheDir: '../../.cache/vite',
  plugins: [
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'sw.ts',
      injectRegister: null,
      manifest: {
        name: 'Ninefold',
        short_name: 'Ninefold',
        description: 'Attention training in six stages, on a matrix of nine positions.',
        start_url: '/home',
        scope: '/',
        display: 'standalone',
        background_color: '#faf7f1',
        theme_color: '#faf7f1',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        ],
      },
      injectManifest: { globPatterns: ['**/*.{js,css,html,woff2,svg,png,webmanifest}'] },
    }),
    firstPicture(),
    precompress(),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // A data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: port + 1,
    proxy: { '/api': `http://127.0.0.1:${port}` },
  },
});
