import { HomeScreen } from '#features/home/home-screen.tsx';
import { RecentSits } from '#features/sessions/recent-sits.tsx';

/** /home with the last sits on it. */
export function HomePage() {
  return <HomeScreen sits={<RecentSits />} />;
}
