// Node 24 has no Temporal, Chromium has: install it where it is missing, as the composition roots do.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

export {};
