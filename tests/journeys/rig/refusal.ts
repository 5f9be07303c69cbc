import type { Page } from '@playwright/test';

/**
 * Lets every write to one table of the device fail from now on, as a full device does. The answer lets writes through
 * again.
 */
export async function refuseWrites(page: Page, table: string): Promise<() => Promise<void>> {
  const answered = await page.evaluateHandle((name) => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...call) {
      if (this.name === name) throw new DOMException('No room', 'QuotaExceededError');
      return put.apply(this, call);
    };
    return () => {
      IDBObjectStore.prototype.put = put;
    };
  }, table);
  return () => answered.evaluate((letThrough) => letThrough());
}
