import { Link } from '@tanstack/react-router';
import { shellWords, tabNames } from '#content/screens/shell.ts';
import { useOfflineState, useTheme } from '#platform/platform-context.tsx';
import { themeChoices } from '#platform/theme.ts';
import { useAccount } from '#store/account-context.tsx';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '#ui/menu.tsx';
import { initialOf } from './initial-of.ts';
import { paths } from './paths.ts';
import { useLogout } from './use-logout.ts';

const offlineWords = {
  preparing: shellWords.offlinePreparing,
  ready: shellWords.offlineReady,
  unsupported: shellWords.offlineUnsupported,
} as const;

const avatarClass = 'grid size-9 place-items-center rounded-full bg-accent-soft font-bold text-accent';

/** The person's menu under the first letter of their name, or 'D' (A § 2): theme, offline readiness, My Details, Logout. */
export function ProfileMenu() {
  const { state } = useAccount();
  const [theme, chooseTheme] = useTheme();
  const offline = useOfflineState();
  const logout = useLogout();
  const identity = state.kind === 'signed-in' ? state.identity : undefined;
  return (
    <Menu
      label={shellWords.profileMenu}
      trigger={<span className={avatarClass}>{initialOf(identity?.displayName)}</span>}
    >
      {identity && (
        <p className="px-3 pt-2 pb-1">
          {identity.displayName && <span className="block font-semibold">{identity.displayName}</span>}
          <span className="block max-w-64 truncate text-muted text-sm">{identity.email}</span>
        </p>
      )}
      <MenuChoice
        label={shellWords.theme}
        options={themeChoices.map((value) => ({ value, label: shellWords.themes[value] }))}
        value={theme}
        onChange={chooseTheme}
      />
      <MenuSeparator />
      <p role="status" className="max-w-64 px-3 py-1.5 text-muted text-sm">
        {offlineWords[offline]}
      </p>
      <MenuSeparator />
      <MenuLink render={<Link to={paths.profile} />}>{tabNames[paths.profile]}</MenuLink>
      <MenuItem onSelect={logout}>{shellWords.logout}</MenuItem>
    </Menu>
  );
}
