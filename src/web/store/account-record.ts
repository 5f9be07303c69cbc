import { decodeSession, type Session } from '#platform/account-api.ts';

/** What is needed of a storage; both of the browser's are. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where the session of whoever is signed in is kept, in either storage. */
export const accountKey = 'ninefold-account';

/** A session and whether it is shared by all tabs and outlives them (Remember me). */
export interface KeptSession {
  session: Session;
  isRemembered: boolean;
}

/** The kept session. Storages that refuse or hold nonsense count as empty. */
export interface AccountRecord {
  read(): KeptSession | undefined;
  write(kept: KeptSession): void;
  /** Forgets the session of this token, and only that. */
  remove(token: string): void;
}

function readFrom(storage: KeyValueStorage): Session | undefined {
  try {
    return decodeSession(JSON.parse(storage.getItem(accountKey) ?? 'null'));
  } catch {
    return undefined;
  }
}

/**
 * Keeps the session in local storage with Remember me, in session storage otherwise (which a new tab
 * does not share). A session of this tab goes before one of all tabs.
 */
export function createAccountRecord(storages: {
  local: KeyValueStorage;
  tab: KeyValueStorage;
}): AccountRecord {
  const { local, tab } = storages;
  return {
    read() {
      const own = readFrom(tab);
      if (own) return { session: own, isRemembered: false };
      const common = readFrom(local);
      return common && { session: common, isRemembered: true };
    },
    write({ session, isRemembered }) {
      try {
        tab.removeItem(accountKey);
        (isRemembered ? local : tab).setItem(accountKey, JSON.stringify(session));
      } catch {
        // Where nothing may be stored, the sign-in lasts as long as the page.
      }
    },
    remove(token) {
      for (const storage of [tab, local]) {
        try {
          if (readFrom(storage)?.token === token) storage.removeItem(accountKey);
        } catch {
          // A storage that refuses held nothing.
        }
      }
    },
  };
}
