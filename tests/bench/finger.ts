import type { CDPSession, Locator, Page } from '@playwright/test';

/** A finger on nine buttons. Each touch goes through the browser's input handling, as one on glass does. */
export interface Finger {
  /** Taps the next place; never the same one twice in a row, which would still be lit. Resolves when the page has handled it. */
  tap(): Promise<void>;
  /** The places that were tapped, from 0, in their order. */
  readonly tapped: readonly number[];
  /** Makes the processor so many times slower for the page. */
  slowDown(times: number): Promise<void>;
}

const placesCount = 9;
/** From place to place; with nine places it comes by each of them. */
const stride = 4;

/** A finger on the nine buttons of a page. */
export async function fingerOn(page: Page, buttons: Locator): Promise<Finger> {
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  const centres = boxes.flatMap((box) =>
    box ? [{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }] : [],
  );
  if (centres.length !== placesCount) throw new Error(`There are ${centres.length} buttons to be seen.`);
  const session: CDPSession = await page.context().newCDPSession(page);
  const tapped: number[] = [];
  return {
    tapped,
    async tap() {
      const place = (tapped.length * stride) % placesCount;
      tapped.push(place);
      const touchPoints = centres.slice(place, place + 1);
      // Both are sent at once, so that several taps may be under way; the browser keeps their order.
      await Promise.all([
        session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
        session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ]);
    },
    async slowDown(times) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: times });
    },
  };
}
