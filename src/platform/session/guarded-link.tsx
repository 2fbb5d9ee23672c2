import { fromLocal } from '../i18n/locale.ts';
import { createLink, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { appPaths } from '#contract/http/paths.ts';
import { isOnDevice, mustSignInNow, type Guard } from './guard.ts';
import { useSignInFirst } from './sign-in-goal.ts';

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
