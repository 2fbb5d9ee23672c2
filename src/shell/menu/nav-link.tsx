import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { AccountLink, GuardedLink } from '#platform/session/sign-in.tsx';
import type { NavItem } from './nav-model.ts';

interface NavLinkProps {
  item: NavItem;
  className: string;
  /** The page is in the entry's section, but is not the entry's own path. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** An entry of a menu, under the navigation guard where needed. */
export function NavLink({ item, className, isCurrent = false, children }: NavLinkProps) {
  const shared = {
    to: item.path,
    className,
    activeOptions: { exact: true, includeSearch: false, includeHash: item.hash !== undefined },
    ...(item.hash === undefined ? {} : { hash: item.hash }),
    ...(isCurrent && ({ 'aria-current': 'true' } as const)),
  };
  if (item.path === appPaths.signIn) {
    return (
      <AccountLink {...shared} to={appPaths.signIn} data-stranger="">
        {children}
      </AccountLink>
    );
  }
  if (item.guard === 'open') return <Link {...shared}>{children}</Link>;
  return (
    <GuardedLink {...shared} guard={item.guard}>
      {children}
    </GuardedLink>
  );
}
