import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Account, AccountState } from './account.ts';

const AccountContext = createContext<Account | undefined>(undefined);

/** Hands the account to everything inside. */
export function AccountProvider({ account, children }: { account: Account; children: ReactNode }) {
  return <AccountContext value={account}>{children}</AccountContext>;
}

/** The account and its state, followed. Throws outside its provider. */
export function useAccount(): { account: Account; state: AccountState } {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount must be used within an AccountProvider');
  return { account, state: useSyncExternalStore(account.subscribe, account.state) };
}
