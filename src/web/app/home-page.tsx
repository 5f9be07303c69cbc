import { lazy } from 'react';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { RecentSits } from '#features/sessions/recent-sits.tsx';
import { OnceCalm } from './once-calm.tsx';

// The first screen does without them.
const DeveloperCorner = lazy(async () => {
  const { DeveloperCorner: component } = await import('./developer-corner.tsx');
  return { default: component };
});

/** /home with the last sits on it, and the developer tools for those who may have them. */
export function HomePage() {
  return (
    <>
      <HomeScreen sits={<RecentSits />} />
      <OnceCalm>
        <DeveloperCorner />
      </OnceCalm>
    </>
  );
}
