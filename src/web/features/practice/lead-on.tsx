import { type NavigateOptions, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

type Target = Pick<NavigateOptions, 'to' | 'search' | 'state'>;

/**
 * Leads on in place of this address, to where was decided first: while the next address is being opened, the router's
 * state is already that one's, and would decide otherwise. Where this address is opened anew in the meantime, it leads on
 * from there, or nothing would be left to look at.
 */
export function LeadOn(to: Target) {
  const router = useRouter();
  const navigate = useNavigate();
  const [first] = useState(to);
  const [address] = useState(() => router.latestLocation.href);
  const latest = useRef(to);
  useEffect(() => {
    latest.current = to;
  });

  useEffect(() => {
    let isHere = true;
    async function leadOn(target: Target): Promise<void> {
      await navigate({ ...target, replace: true });
      if (isHere && router.latestLocation.href === address) await leadOn(latest.current);
    }
    void leadOn(first);
    return () => {
      isHere = false;
    };
  }, [router, navigate, first, address]);
  return null;
}
