import { type RefObject, useEffect, useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import { useLocalData } from '#store/local-data-context.tsx';

/** So long after the last movement a place counts as where somebody reads. */
const restMillis = 400;

/** The anchor of what stands at the top of the window; undefined before the text begins and once its end was reached. */
function anchorInView(text: HTMLElement): string | undefined {
  const { top, bottom } = text.getBoundingClientRect();
  const line = window.innerHeight / 4;
  if (top > 0 || bottom <= window.innerHeight) return undefined;
  const places = [...text.querySelectorAll<HTMLElement>('[id]')];
  return places.findLast((place) => place.getBoundingClientRect().top <= line)?.id;
}

/**
 * Keeps on this device where somebody stops reading `page`, and says where they stopped last time: its anchor, or null
 * where there is none; undefined until that is known. At its beginning and its end there is nothing to go back to.
 */
export function useReadingPlace(
  page: string,
  text: RefObject<HTMLElement | null>,
): string | null | undefined {
  const data = useLocalData();
  const { clock } = usePlatform();
  const [before, setBefore] = useState<string | null>();

  useEffect(() => {
    let isWanted = true;
    const found = data.readingPlaces().then((places) => places.find(({ chapter }) => chapter === page));
    found
      .catch(() => undefined)
      .then((place) => {
        if (isWanted) setBefore(place?.anchor ?? null);
      });
    return () => {
      isWanted = false;
    };
  }, [data, page]);

  useEffect(() => {
    let stopTimer = () => {};
    let isMoved = false;

    function keep(): void {
      stopTimer();
      if (!isMoved || !text.current) return;
      isMoved = false;
      // A place that cannot be kept is nothing to bother a reader with.
      data.keepReadingPlace(page, anchorInView(text.current)).catch(() => {});
    }
    function onScroll(): void {
      isMoved = true;
      stopTimer();
      stopTimer = clock.setTimer(keep, restMillis);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      stopTimer();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', keep);
    };
  }, [data, clock, page, text]);

  return before;
}
