import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GuardedLink } from '#platform/guarded-link.tsx';
import type { NavItem } from './nav-model.ts';

interface NavLinkProps {
  item: NavItem;
  className: string;
  children: ReactNode;
}

/** One entry of a menu, under the navigation guard where it has to be; `data-status="active"` on its own page. */
export function NavLink({ item, className, children }: NavLinkProps) {
  const shared = {
    to: item.path,
    className,
    activeOptions: { exact: true, includeSearch: false, includeHash: item.hash !== undefined },
    ...(item.hash === undefined ? {} : { hash: item.hash }),
  };
  return item.isGuarded ? (
    <GuardedLink {...shared}>{children}</GuardedLink>
  ) : (
    <Link {...shared}>{children}</Link>
  );
}
