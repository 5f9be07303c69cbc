import { tabNames } from '#content/screens/shell.ts';
import { paths } from './paths.ts';

/** The tabs of the navigation whose screens exist, in the order of A § 2. */
export const tabs = [
  { to: paths.home, name: tabNames[paths.home] },
  { to: paths.recovery, name: tabNames[paths.recovery] },
  { to: paths.notes, name: tabNames[paths.notes] },
  { to: paths.analytics, name: tabNames[paths.analytics] },
  { to: paths.learn, name: tabNames[paths.learn] },
  { to: paths.guide, name: tabNames[paths.guide] },
] as const;
