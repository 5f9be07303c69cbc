import { useNavigate } from '@tanstack/react-router';
import { useAccount } from '#store/account-context.tsx';

/** Logs out here and now, and goes to the landing screen whatever the server says (A § 2, § 4). */
export function useLogout(): () => void {
  const { account } = useAccount();
  const navigate = useNavigate();
  return () => {
    // The landing screen first: a screen of somebody signed in may ask before it is left.
    void navigate({ to: '/' }).then(() => account.signOut());
  };
}
