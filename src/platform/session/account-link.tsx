import { Link, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { useMessages } from '../i18n/messages.ts';
import { isAccountPage, rememberGoal } from './sign-in-goal.ts';
import { signInMessages } from './sign-in-messages.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The server no longer accepts the stored session: the sign-in page asks, though there is one. */
    isSessionOver?: true;
  }
}

interface AccountLinkProps {
  to: typeof appPaths.signIn | typeof appPaths.register;
  className: string;
  isSessionOver?: true;
  activeOptions?: { exact: boolean };
  /** Hidden from who is signed in, until the app is there. */
  'data-stranger'?: '';
  children: ReactNode;
}

/**
 * To the sign-in or the register page, and back here afterwards. From one of them to the other the goal stays, and
 * the browser's Back leads to what was there before both.
 */
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

/** The way on where a page needs a session: there is none, or the server no longer accepts it. */
export function SignInLink() {
  const texts = useMessages(signInMessages);
  return (
    <AccountLink to={appPaths.signIn} className="btn btn-primary text-base" isSessionOver>
      {texts.signIn}
    </AccountLink>
  );
}
