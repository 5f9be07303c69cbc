declare global {
  interface Window {
    /** Of each key that changed what is found: from the key to the end of the frame that drew it, in milliseconds. */
    searchProbe: { millis: number[] };
  }
}

/** Runs in the page: follows the sentence that says how much is found; run again, it begins anew. */
export function probeSearch(): void {
  const earlier: Window['searchProbe'] | undefined = window.searchProbe;
  if (earlier) {
    earlier.millis.length = 0;
    return;
  }
  const millis: number[] = [];
  window.searchProbe = { millis };
  let pressedAt: number | undefined;
  const sentence = document.querySelector('main search ~ [role=status]');
  if (!sentence) throw new Error('Nothing says how much is found.');
  window.addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const from = pressedAt;
    pressedAt = undefined;
    if (from === undefined) return;
    // A message that is sent in the callbacks of a frame arrives once the frame is drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => millis.push(performance.now() - from);
      port2.postMessage(undefined);
    });
  }).observe(sentence, { childList: true, characterData: true, subtree: true });
}
