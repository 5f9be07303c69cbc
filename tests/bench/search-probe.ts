declare global {
  interface Window {
    searchProbe: {
      /** Of each key that changed what is found: from the key to the end of the frame that drew it, in milliseconds. */
      millis: number[];
      /** When the last key was pressed, as the browser stamps it; undefined once what it found is drawn. */
      pressedAt: number | undefined;
    };
  }
}

/** Runs in the page: follows the sentence that says how much is found. */
export function probeSearch(): void {
  const probe: Window['searchProbe'] = { millis: [], pressedAt: undefined };
  window.searchProbe = probe;
  const sentence = document.querySelector('main search ~ [role=status]');
  if (!sentence) throw new Error('Nothing says how much is found.');
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      probe.pressedAt = timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const from = probe.pressedAt;
    probe.pressedAt = undefined;
    if (from === undefined) return;
    // A message that is sent in the callbacks of a frame arrives once the frame is drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => probe.millis.push(performance.now() - from);
      port2.postMessage(undefined);
    });
  }).observe(sentence, { childList: true, characterData: true, subtree: true });
}

/** Runs in the page: a key that changed nothing is not answered by what comes after it. */
export function forgetKey(): void {
  window.searchProbe.pressedAt = undefined;
}
