import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

// What is said after a removal is no part of the first screens.
const RemovalNotice = lazy(async () => {
  const { RemovalNotice: component } = await import('#features/own-data/removal-notice.tsx');
  return { default: component };
});

/** Where somebody comes from deleting their data, what has become of it. */
export function RemovalNews() {
  const isThere = useLocation({ select: ({ state }) => state.removed !== undefined });
  if (!isThere) return null;
  return (
    <Suspense>
      <RemovalNotice />
    </Suspense>
  );
}
