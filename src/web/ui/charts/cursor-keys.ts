/**
 * Where a key leads along so many points: left and up one back, right and down one on, Home and End to the first and the last.
 * From nowhere, one on is the first and one back the last; at the ends it stays.
 * @returns undefined for any other key
 */
export function cursorAfter(key: string, from: number | undefined, count: number): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, (from ?? -1) + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, (from ?? count) - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
