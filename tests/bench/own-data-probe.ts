declare global {
  interface Window {
    ownDataProbe: {
      /** When the button was pressed or the file chosen, and when that had come to its end, by the page's clock. */
      begunAt: number;
      ended: Promise<number>;
      /** The longest the page did not answer meanwhile, in milliseconds. */
      longestTaskMillis: number;
    };
  }
}

/**
 * Runs in the page, before the app: notes when an export is handed over as a file, or when an import has said what it added
 * (`saidEnd`).
 */
export function probeOwnData(saidEnd: string): void {
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  const probe = { begunAt: Number.NaN, ended, longestTaskMillis: 0 };
  window.ownDataProbe = probe;
  const begin = () => {
    probe.begunAt = performance.now();
    probe.longestTaskMillis = 0;
  };
  addEventListener('click', begin, { capture: true });
  addEventListener('change', begin, { capture: true });
  const { createObjectURL } = URL;
  URL.createObjectURL = (source) => {
    resolve(performance.now());
    return createObjectURL.call(URL, source);
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= probe.begunAt) probe.longestTaskMillis = Math.max(probe.longestTaskMillis, duration);
    }
  }).observe({ type: 'longtask' });
  addEventListener('DOMContentLoaded', () => {
    const look = () => document.body.textContent.includes(saidEnd) && resolve(performance.now());
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}
