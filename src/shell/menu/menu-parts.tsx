import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { revokeOnServer } from '#api/logout.ts';
import { appPaths } from '#contract/http/paths.ts';
import { endAccountHere } from '#device/account/account-session.ts';
import { readSession } from '#platform/session/session.ts';
import { headerAction, useHeaderState } from '#platform/session/subscribed.ts';
import { shellMessages as texts } from '../messages.ts';
import { menuMessages } from './messages.ts';
import type { NavItem } from './nav-model.ts';

/** "Subscribe", or "Unsubscribe" for subscribers (§2). */
export function SubscriptionButton({ className, icon }: { className: string; icon?: ReactNode }) {
  const state = useHeaderState();
  const what = state === 'none' ? 'subscribe' : 'unsubscribe';
  return (
    <button
      type="button"
      className={className}
      disabled={state === 'leaving'}
      onClick={() => headerAction.set({ what })}
    >
      {icon}
      {menuMessages.subscription[state]}
    </button>
  );
}

/** An entry's text; the specified "Check your" is completed by a word that says what. */
export function NavLabel({ item }: { item: NavItem }) {
  if (item.key !== 'checkCv') return <>{texts.nav[item.key]}</>;
  return (
    <span>
      {texts.nav.checkCv} <span className="font-normal text-muted">{texts.checkWhat}</span>
    </span>
  );
}

/** Signs out when the question cannot be loaded. */
async function mayEnd(owner: string): Promise<boolean> {
  try {
    return await (await import('./sign-out.ts')).maySignOut(owner);
  } catch {
    return true;
  }
}

/** Signs out (§4), online or offline, after {@link mayEnd}. */
export function useSignOut(): () => void {
  const router = useRouter();
  const signOut = async (): Promise<void> => {
    const session = readSession();
    if (session && !(await mayEnd(session.user._id))) return;
    endAccountHere();
    if (session) revokeOnServer(session);
    void router.navigate({ to: appPaths.signIn });
  };
  return () => void signOut();
}
