import { useMatches } from '@tanstack/react-router';
import { screenNames, shellWords } from '#content/screens/shell.ts';

/** Names the window after the screen that is open. */
export function ScreenTitle() {
  const name = useMatches({ select: (matches) => screenNames[matches.at(-1)?.fullPath ?? ''] });
  return name === undefined ? null : <title>{shellWords.documentTitle(name)}</title>;
}
