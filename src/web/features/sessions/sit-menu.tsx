import { Link } from '@tanstack/react-router';
import { sessionsWords } from '#content/screens/sessions.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { Menu, MenuItem, MenuLink } from '#ui/menu.tsx';
import type { SessionView } from './session-view.ts';
import type { correctAddress, correctSitAddress } from './sits-address.ts';

interface SitMenuProps {
  view: SessionView;
  /** Where the sit is corrected. */
  correction: ReturnType<typeof correctAddress> | ReturnType<typeof correctSitAddress>;
  onDelete: () => void;
}

/** What may be done with a sit. */
export function SitMenu({ view: { name, canBeCorrected }, correction, onDelete }: SitMenuProps) {
  return (
    <Menu label={sessionsWords.change(name)} trigger={<MoreIcon />} className="text-muted">
      {canBeCorrected && <MenuLink render={<Link {...correction} />}>{sessionsWords.correct}</MenuLink>}
      <MenuItem onSelect={onDelete}>{sessionsWords.delete}</MenuItem>
    </Menu>
  );
}
