import { createLink, Link, useLocation, useRouter } from '@tanstack/react-router';
import {
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useSyncExternalStore,
} from 'react';
import { ownSessionKeys } from '#contract/device/storage.ts';
import { appPaths } from '#contract/http/paths.ts';
import { hasBrowser } from '../browser/browser.ts';
import { fromLocal } from '../i18n/locale.ts';
import { createObservable } from '../observable.ts';
import { tabStorage } from '../storage/storage.ts';
import { type Guard, isOnDevice, mustSignInNow } from './guard.ts';

const goal = createObservable<string | null>(null);
const none = () => null;

/** True for the sign-in and register pages. */
function isAccountPage(pathname: string): boolean {
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
function rememberGoal(href: string): void {
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
function useSignInFirst(): (href: string) => void {
  const router = useRouter();
  return (href) => {
    rememberGoal(href);
    void router.navigate({ to: appPaths.signIn, replace: isAccountPage(router.state.location.pathname) });
  };
}

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

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  guard?: Guard;
}

export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function GuardedAnchor({
  onClick,
  children,
  href = appPaths.home,
  guard = 'guarded',
  ...anchor
}: AnchorProps) {
  const signInFirst = useSignInFirst();
  const { history } = useRouter();
  const openOrSignIn = async (target: string) => {
    if (guard === 'guarded' && (await isOnDevice(target))) history.push(href);
    else signInFirst(target);
  };
  const check = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !mustSignInNow(guard)) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    void openOrSignIn(fromLocal(href));
  };
  return (
    <a {...anchor} href={href} onClick={check}>
      {children}
    </a>
  );
}

/** A link under the navigation guard (§2), which guards clicks only. */
export const GuardedLink = createLink(GuardedAnchor);
