import type { ReactNode } from 'react';
import { headerAction, useHeaderState } from '#platform/session/subscribed.ts';
import { menuMessages } from './messages.ts';

interface SubscriptionButtonProps {
  className: string;
  icon?: ReactNode;
}

/** "Subscribe", or "Unsubscribe" for subscribers (§2). */
export function SubscriptionButton({ className, icon }: SubscriptionButtonProps) {
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
