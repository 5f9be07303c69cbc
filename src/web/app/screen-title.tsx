import { useLocation } from '@tanstack/react-router';
import { screenNames, shellWords } from '#content/screens/shell.ts';

/** Names the window after the screen that is open. */
export function ScreenTitle() {
  const name = useLocation({ select: ({ pathname }) => screenNames[pathname] });
  return name === undefined ? null : <title>{shellWords.documentTitle(name)}</title>;
}
