import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Leads on in place of this address, once, to where was decided first: while the next address is being opened, the router's
 * state is already that one's, and would decide otherwise.
 */
export function LeadOn(to: Pick<NavigateOptions, 'to' | 'search' | 'state'>) {
  const navigate = useNavigate();
  const [first] = useState(to);
  useEffect(() => void navigate({ ...first, replace: true }), [navigate, first]);
  return null;
}
