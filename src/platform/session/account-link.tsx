import { Link, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { isAccountPage, rememberGoal } from './sign-in-goal.ts';

interface AccountLinkProps {
  to: typeof appPaths.signIn | typeof appPaths.register;
  className: string;
  activeOptions?: { exact: boolean };
  'data-stranger'?: '';
  'aria-current'?: 'true';
  children: ReactNode;
}

/** A link to sign-in or registration that leads back here afterwards. */
export function AccountLink({ children, ...link }: AccountLinkProps) {
  const router = useRouter();
  const isOnAccountPage = useLocation({ select: ({ pathname }) => isAccountPage(pathname) });
  const rememberHere = () => {
    if (!isOnAccountPage) rememberGoal(router.state.location.href);
  };
  return (
    <Link {...link} replace={isOnAccountPage} onClick={rememberHere}>
      {children}
    </Link>
  );
}
