import type { StoreParts } from './store-parts.ts';

/** Logs that a page was opened (A § 2, 'page_view'). Stays on the device. */
export async function recordPageView({ database, clock }: StoreParts, pageName: string): Promise<void> {
  await database.pageViews.add({ page_name: pageName, timestamp: clock.instant() });
}
