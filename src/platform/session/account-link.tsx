import { signInMessages } from '#texts/platform/session/account-link';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { isAccountPage, rememberGoal } from './sign-in-goal.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The server rejected the stored session: the sign-in page shows its form although there is one. */
    isSessionOver?: true;
  }
}

interface AccountLinkProps {
  to: typeof appPaths.signIn | typeof appPaths.register;
  className: string;
  isSessionOver?: true;
  activeOptions?: { exact: boolean };
  'data-stranger'?: '';
  'aria-current'?: 'true';
  children: ReactNode;
}

/** A link to sign-in or registration that leads back here afterwards. */
export function AccountLink({ isSessionOver, children, ...link }: AccountLinkProps) {
  const router = useRouter();
  const isOnAccountPage = useLocation({ select: ({ pathname }) => isAccountPage(pathname) });
  const rememberHere = () => {
    if (!isOnAccountPage) rememberGoal(router.state.location.href);
  };
  return (
    <Link
      {...link}
      replace={isOnAccountPage}
      {...(isSessionOver && { state: { isSessionOver } })}
      onClick={rememberHere}
    >
      {children}
    </Link>
  );
}

/** Shown where a page needs a session. */
export function SignInLink() {
  const texts = signInMessages;
  return (
    <AccountLink to={appPaths.signIn} className="btn btn-primary text-base" isSessionOver>
      {texts.signIn}
    </AccountLink>
  );
}
