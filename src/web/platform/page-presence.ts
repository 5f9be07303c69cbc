/** When the page comes back to a person, and when it may be about to go. */
export interface PagePresence {
  isVisible(): boolean;
  /** Calls back when the page becomes visible, or the device says that it is on a network again. */
  onReturn(listener: () => void): () => void;
  /** Calls back when the page is hidden or left: the last moment to keep something. */
  onLeave(listener: () => void): () => void;
}

/** The presence of this page. */
export function createPagePresence(page: Document = document, frame: Window = window): PagePresence {
  return {
    isVisible: () => page.visibilityState === 'visible',
    onReturn(listener) {
      const onVisibility = () => page.visibilityState === 'visible' && listener();
      const onShow = (event: PageTransitionEvent) => event.persisted && listener();
      page.addEventListener('visibilitychange', onVisibility);
      frame.addEventListener('online', listener);
      frame.addEventListener('pageshow', onShow);
      return () => {
        page.removeEventListener('visibilitychange', onVisibility);
        frame.removeEventListener('online', listener);
        frame.removeEventListener('pageshow', onShow);
      };
    },
    onLeave(listener) {
      const onVisibility = () => page.visibilityState === 'hidden' && listener();
      page.addEventListener('visibilitychange', onVisibility);
      frame.addEventListener('pagehide', listener);
      return () => {
        page.removeEventListener('visibilitychange', onVisibility);
        frame.removeEventListener('pagehide', listener);
      };
    },
  };
}
