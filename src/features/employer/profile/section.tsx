import type { ReactNode } from 'react';
import { useMessages } from '#platform/i18n/messages.ts';
import { SignInLink } from '#platform/session/account-link.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { profileMessages } from './messages.ts';

interface SectionProps {
  id: string;
  title: string;
  /** What can be added to the list, beside its title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the profile under its title. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={id} tabIndex={-1} className="text-lg font-bold outline-none">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Nobody is signed in: the specified words, and the way on (§8). */
export function SignedOut({ message }: { message: string }) {
  const words = useMessages(profileMessages);
  return (
    <StatePanel
      icon="person"
      tone="error"
      title={message}
      text={words.missingTokenText}
      action={<SignInLink />}
    />
  );
}

interface RetryButtonProps {
  /** While it is asked again: the button says so, and keeps the focus. */
  isBusy?: boolean;
  onRetry: () => void;
}

export function RetryButton({ isBusy = false, onRetry }: RetryButtonProps) {
  const words = useMessages(profileMessages);
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      className="btn btn-primary text-base aria-disabled:opacity-60"
      onClick={() => !isBusy && onRetry()}
    >
      <Icon name="retry" />
      {isBusy ? words.loading : words.retry}
    </button>
  );
}
