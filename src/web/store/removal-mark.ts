/** Whose data is being removed from this browser; kept until nothing of it is left. */
export const removalKey = 'ninefold-removing';

type MarkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The uid of the person whose removal has begun and did not end, where there is one. */
export function removalUnderWay(storage: MarkStorage): string | undefined {
  try {
    return storage.getItem(removalKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Notes that a removal begins, so that it goes on even where the browser ends first. */
export function markRemoval(storage: MarkStorage, uid: string): void {
  try {
    storage.setItem(removalKey, uid);
  } catch {
    // A storage that is full or refuses: then the removal has to come to its end now.
  }
}

/** Notes that the removal of this person has ended. */
export function unmarkRemoval(storage: MarkStorage, uid: string): void {
  if (removalUnderWay(storage) === uid) storage.removeItem(removalKey);
}
