declare global {
  interface Window {
    /** Of each press on the page, whether its button was lit in the frame that was drawn next. */
    tapProbe: { isLitInNextFrame: boolean[] };
  }
}

/** Runs in the page, before the app: looks in the frame after each press whether the pressed button is lit. */
export function probeTaps(): void {
  window.tapProbe = { isLitInNextFrame: [] };
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      // The callbacks of a frame run just before it is drawn.
      requestAnimationFrame(() => {
        window.tapProbe.isLitInNextFrame.push(button?.dataset.lit !== undefined);
      });
    },
    { capture: true },
  );
}
