import { HomeScreen } from '#features/home/home-screen.tsx';
import { RecentSits } from '#features/sessions/recent-sits.tsx';
import { DeveloperCorner } from './developer-corner.tsx';
import { OnceCalm } from './once-calm.tsx';

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
