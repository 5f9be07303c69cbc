/** A screen that was asked to stay on. */
export interface Wakefulness {
  /** Lets the screen go off again. */
  release(): void;
  /**
   * Whether the screen was held on without a gap since this was last asked (or since the start): then
   * the device cannot have slept in between. Asked once for each observation of the countdown.
   */
  heldThroughout(): boolean;
}

/** Whether this browser can keep the screen on at all. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator;
}

/** What is needed of the browser: its wake lock, where it has one, and the page's visibility. */
export interface WakeLockSource {
  wakeLock?: Pick<WakeLock, 'request'> | undefined;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Keeps the screen on until released. Browsers take the lock away from a hidden page, so it is asked
 * for anew each time the page becomes visible. Where it is refused or unknown, nothing is held and
 * nothing is thrown.
 */
export function keepAwake(
  source: WakeLockSource = { wakeLock: navigator.wakeLock, page: document },
): Wakefulness {
  let held: WakeLockSentinel | undefined;
  let hadGap = true;
  let isOver = false;
  let isAsking = false;

  const lost = () => {
    held = undefined;
    hadGap = true;
  };

  async function take(): Promise<void> {
    if (isOver || held || isAsking || source.page.visibilityState !== 'visible') return;
    isAsking = true;
    try {
      const sentinel = await source.wakeLock?.request('screen');
      if (!sentinel) return;
      if (isOver) {
        await sentinel.release();
        return;
      }
      held = sentinel;
      sentinel.addEventListener('release', lost, { once: true });
    } catch {
      // Refused (battery saver, hidden meanwhile): the sit goes on without it.
    } finally {
      isAsking = false;
    }
  }

  const onVisibility = () => void take();
  source.page.addEventListener('visibilitychange', onVisibility);
  void take();

  return {
    release() {
      isOver = true;
      source.page.removeEventListener('visibilitychange', onVisibility);
      held?.removeEventListener('release', lost);
      held?.release().catch(() => {});
      lost();
    },
    heldThroughout() {
      const heldAllTheWhile = held !== undefined && !hadGap;
      hadGap = held === undefined;
      return heldAllTheWhile;
    },
  };
}
