import type { StoreParts } from './store-parts.ts';
import { practiceDayHere, touchForView } from './touched-days.ts';

/** Logs that a page was opened at an instant (A § 2, 'page_view'). Stays on the device. */
export async function recordPageView(parts: StoreParts, pageName: string, timestamp: string): Promise<void> {
  const { database } = parts;
  const { pageViews, settings, touchedDays } = database;
  await database.transaction('rw', pageViews, settings, touchedDays, async () => {
    const practiceDay = await practiceDayHere(parts, timestamp);
    await Promise.all([
      pageViews.add({ page_name: pageName, timestamp, practiceDay }),
      touchForView(parts, practiceDay),
    ]);
  });
}
