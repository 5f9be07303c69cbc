import { Link } from '@tanstack/react-router';
import { shellWords, tabNames } from '#content/screens/shell.ts';
import { MenuIcon } from '#ui/icons.tsx';
import { Menu, MenuItem, MenuLink } from '#ui/menu.tsx';
import { paths } from './paths.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { tabs } from './tabs.ts';
import { useLogout } from './use-logout.ts';

// Capitals alone stand above the middle of their line.
const brandClass =
  'pt-[0.15em] font-serif text-[1.0625rem] font-medium tracking-[0.22em] text-ink no-underline';
const tabClass =
  'rounded-full px-3.5 py-2 text-[0.9375rem] font-medium text-muted no-underline hover:text-ink data-[status=active]:bg-sunken data-[status=active]:text-ink';
const skipClass =
  'sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-2 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3';

/** The bar above every screen: the name, the tabs where there are any, and the person's menu (A § 2, 'Navigation'). */
export function TopBar({ withTabs }: { withTabs: boolean }) {
  const logout = useLogout();
  return (
    <header className="border-line border-b bg-paper">
      <a href="#main" className={skipClass}>
        {shellWords.skipToContent}
      </a>
      <div className="mx-auto flex min-h-16 w-full max-w-320 flex-wrap items-center gap-x-2 px-(--page-edge) sm:px-8">
        <Link to="/home" className={brandClass}>
          {shellWords.name}
        </Link>
        {withTabs && (
          <nav aria-label={shellWords.navigation} className="ml-auto hidden gap-1 lg:flex">
            {tabs.map(({ to, name }) => (
              <Link key={to} to={to} className={tabClass}>
                {name}
              </Link>
            ))}
          </nav>
        )}
        <div className={withTabs ? 'ml-auto flex items-center gap-1 lg:ml-3' : 'ml-auto'}>
          <ProfileMenu />
          {withTabs && (
            <Menu label={shellWords.menu} trigger={<MenuIcon />} className="lg:hidden">
              {tabs.map(({ to, name }) => (
                <MenuLink key={to} render={<Link to={to} />}>
                  {name}
                </MenuLink>
              ))}
              <MenuLink render={<Link to={paths.profile} />}>{tabNames[paths.profile]}</MenuLink>
              <MenuItem onSelect={logout}>{shellWords.logout}</MenuItem>
            </Menu>
          )}
        </div>
      </div>
    </header>
  );
}
