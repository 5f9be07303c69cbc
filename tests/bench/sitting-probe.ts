declare global {
  interface Window {
    sittingProbe: {
      /** How often React has changed the page. */
      commits: number;
      /** How often the page's elements were changed, whoever changed them: all of one go count as one. */
      changes: number;
      /** Frames that were asked for, and those while the page was hidden. */
      frames: number;
      framesInHiding: number;
    };
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/** Runs in the page, before the app: counts what the app does to the page, by what React tells its developer tools. */
export function probeSitting(): void {
  const counts = { commits: 0, changes: 0, frames: 0, framesInHiding: 0 };
  window.sittingProbe = counts;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: () => {
      counts.commits += 1;
    },
  };
  const { requestAnimationFrame: ask } = window;
  window.requestAnimationFrame = (callback) => {
    counts.frames += 1;
    if (document.hidden) counts.framesInHiding += 1;
    return ask(callback);
  };
  new MutationObserver(() => {
    counts.changes += 1;
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
}
