import { fromLocal } from '../i18n/locale.ts';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { ownSessionKeys } from '#contract/device/storage.ts';
import { hasBrowser } from '../browser/browser.ts';
import { createObservable } from '../observable.ts';
import { tabStorage } from '../storage/storage.ts';

const goal = createObservable<string | null>(null);
const none = () => null;

/** True for the sign-in and register pages. */
export function isAccountPage(pathname: string): boolean {
  return [appPaths.signIn, appPaths.register].some((path) => path.toLowerCase() === pathname.toLowerCase());
}

/** The page of a link that was pressed before hydration. */
function readReferrer(): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search, hash } = new URL(document.referrer);
  const screen = fromLocal(pathname);
  return origin === location.origin && !isAccountPage(screen) ? screen + search + hash : null;
}
const cameFrom = hasBrowser && isAccountPage(fromLocal(location.pathname)) ? readReferrer() : null;

/** The address that sign-in leads to, unchecked; stored per tab. */
export const readGoal = (): string | null =>
  goal.get() ?? tabStorage.read(ownSessionKeys.afterSignIn) ?? cameFrom;

/** Sets the address that sign-in leads to. */
export function rememberGoal(href: string): void {
  goal.set(href);
  tabStorage.write(ownSessionKeys.afterSignIn, href);
}

export function forgetGoal(): void {
  goal.set(null);
  tabStorage.remove(ownSessionKeys.afterSignIn);
}

export function useStoredGoal(): string | null {
  return useSyncExternalStore(goal.subscribe, readGoal, none);
}

/** Navigates to sign-in, which then leads to the address. */
export function useSignInFirst(): (href: string) => void {
  const router = useRouter();
  return (href) => {
    rememberGoal(href);
    void router.navigate({ to: appPaths.signIn, replace: isAccountPage(router.state.location.pathname) });
  };
}
