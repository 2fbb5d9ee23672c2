import { createLink, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { GUARDED_ATTRIBUTE } from '#contract/pages.ts';
import { appPaths } from '#contract/paths.ts';
import { ownSessionKeys } from '#contract/storage.ts';
import { isSignedInFlag } from './session.ts';
import { tabStorage } from './storage.ts';

/** Where the visitor was going when the guard asked for a sign-in; signing in goes there once. */
export function takeRememberedTarget(): string | null {
  const target = tabStorage.read(ownSessionKeys.afterSignIn);
  tabStorage.remove(ownSessionKeys.afterSignIn);
  return target?.startsWith('/') && !target.startsWith('//') ? target : null;
}

export function rememberTarget(href: string): void {
  tabStorage.write(ownSessionKeys.afterSignIn, href);
}

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Lets the boot script know the guarded links of a page that was rendered ahead. */
const guardedMark = { [GUARDED_ATTRIBUTE]: '' };

function GuardedAnchor({ onClick, children, href, ...anchor }: AnchorProps) {
  const router = useRouter();
  const guard = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || isSignedInFlag()) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    rememberTarget(href ?? appPaths.home);
    void router.navigate({ to: appPaths.signIn });
  };
  return (
    <a {...anchor} {...guardedMark} href={href} onClick={guard}>
      {children}
    </a>
  );
}

/**
 * A link under the navigation guard (§2): a click while the stored flag `IsSignin` is not "true" goes to
 * the sign-in page instead. It guards clicks only; a route that is opened directly stays open to all.
 */
export const GuardedLink = createLink(GuardedAnchor);
