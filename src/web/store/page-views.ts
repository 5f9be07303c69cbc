import type { StoreParts } from './store-parts.ts';
import { practiceDayHere, touchDays } from './touched-days.ts';

/** Logs that a page was opened (A § 2, 'page_view'). Stays on the device. */
export async function recordPageView(parts: StoreParts, pageName: string): Promise<void> {
  const { database, clock } = parts;
  const { pageViews, settings, touchedDays } = database;
  await database.transaction('rw', pageViews, settings, touchedDays, async () => {
    const timestamp = clock.instant();
    const practiceDay = await practiceDayHere(parts, timestamp);
    await Promise.all([
      pageViews.add({ page_name: pageName, timestamp, practiceDay }),
      touchDays(parts, [practiceDay]),
    ]);
  });
}
