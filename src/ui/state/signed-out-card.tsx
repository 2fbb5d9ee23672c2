import { useSyncExternalStore } from 'react';
import { AccountLink } from '#platform/session/sign-in.tsx';
import { platformMessages } from '#platform/messages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { isSessionOver } from '#platform/session/session-end.ts';
import { onSessionChange } from '#platform/session/session.ts';
import { signedOutMessages } from '../panel-messages.ts';
import { StatePanel } from './state-panel.tsx';

/** Shown where a page needs a session. */
export function SignInLink() {
  return (
    <AccountLink to={appPaths.signIn} className="btn btn-primary text-base">
      {platformMessages.signIn}
    </AccountLink>
  );
}

interface SignedOutCardProps {
  /** Shown while signed out (§8); an expired session has its own text. */
  title: string;
  text?: string | undefined;
}

/** Replaces content that needs a session: why, and a link that signs in and returns. */
export function SignedOutCard({ title, text = '' }: SignedOutCardProps) {
  const isOver = useSyncExternalStore(onSessionChange, isSessionOver, () => false);
  const words = isOver ? signedOutMessages : { title, text };
  return <StatePanel icon="person" tone="error" {...words} action={<SignInLink />} />;
}
