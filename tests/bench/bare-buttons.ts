import type { Page } from '@playwright/test';

/**
 * Puts nine buttons on a page at which nothing runs; a touched one is lit for a moment. What a tap takes there is what this
 * machine, today, gives the best of pages.
 */
export async function putBareButtons(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.replaceChildren();
    Object.assign(document.body.style, {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      height: '100vh',
      margin: '0',
      touchAction: 'manipulation',
    });
    for (let place = 0; place < 9; place += 1) {
      const button = document.createElement('button');
      button.addEventListener('pointerdown', () => {
        for (const other of document.querySelectorAll('button')) {
          const isLit = other === button;
          other.toggleAttribute('data-lit', isLit);
          other.style.background = isLit ? 'gold' : 'gray';
        }
      });
      document.body.append(button);
    }
  });
}
