import { Link, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { createCatalogue, useMessages } from '../i18n/messages.ts';
import { isAccountPage, rememberGoal } from './sign-in-goal.ts';

const signInMessages = createCatalogue({ en: { signIn: 'Sign in' } });

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
  /** Hidden while signed in, until the app has started. */
  'data-stranger'?: '';
  children: ReactNode;
}

/** To the sign-in or the register page, and back here afterwards; between the two the goal stays. */
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

/** Where a page needs a session and there is none, or the server no longer accepts it. */
export function SignInLink() {
  const texts = useMessages(signInMessages);
  return (
    <AccountLink to={appPaths.signIn} className="btn btn-primary text-base" isSessionOver>
      {texts.signIn}
    </AccountLink>
  );
}
