import { fromLocal } from '#texts/platform/i18n/local-path';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import type { Guard } from '#contract/http/pages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { isOnline } from '../http/online.ts';
import { isSignedInFlag } from './session.ts';
import { useSignInFirst } from './sign-in-goal.ts';

/** Whether a click must lead to sign-in; not offline, as stored data opens without a session. */
function mustSignIn(guard: Guard): boolean {
  return !isSignedInFlag() && (guard === 'always' || isOnline());
}

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** `always` for pages that are useless without a session. */
  guard?: Guard;
}

export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function GuardedAnchor({ onClick, children, href, guard = 'online', ...anchor }: AnchorProps) {
  const signInFirst = useSignInFirst();
  const check = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !mustSignIn(guard)) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    signInFirst(fromLocal(href ?? appPaths.home));
  };
  return (
    <a {...anchor} href={href} onClick={check}>
      {children}
    </a>
  );
}

/** A link under the navigation guard (§2), which guards clicks only. */
export const GuardedLink = createLink(GuardedAnchor);
