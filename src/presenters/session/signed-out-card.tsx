import { useSyncExternalStore } from 'react';
import { SignInLink } from '#platform/session/sign-in-link.tsx';
import { isSessionOver } from '#platform/session/session-end.ts';
import { onSessionChange } from '#platform/session/session.ts';
import { signedOutMessages } from '#texts/presenters/panel-messages';
import { StatePanel } from '#ui/state-panel.tsx';

interface SignedOutCardProps {
  /** Shown where nobody is signed in (§8); a session that ended has its own words. */
  title: string;
  text?: string | undefined;
}

/** In place of what needs a session: why, and the way to sign in and back. */
export function SignedOutCard({ title, text = '' }: SignedOutCardProps) {
  const isOver = useSyncExternalStore(onSessionChange, isSessionOver, () => false);
  const words = isOver ? signedOutMessages : { title, text };
  return <StatePanel icon="person" tone="error" {...words} action={<SignInLink />} />;
}
