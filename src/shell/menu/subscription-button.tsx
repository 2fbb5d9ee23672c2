import type { ReactNode } from 'react';
import { useMessages } from '#platform/i18n/messages.ts';
import { headerAction, useHeaderState } from '#platform/session/subscribed.ts';
import { shellMessages } from '../messages.ts';

interface SubscriptionButtonProps {
  className: string;
  icon?: ReactNode;
}

/** "Subscribe", or "Unsubscribe" for subscribers (§2). */
export function SubscriptionButton({ className, icon }: SubscriptionButtonProps) {
  const texts = useMessages(shellMessages);
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
      {texts.subscription[state]}
    </button>
  );
}
