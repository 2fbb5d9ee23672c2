import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { freshnessMessages } from '../messages.ts';

interface StatePanelProps {
  icon?: IconName;
  /** A picture in place of the icon. */
  picture?: ReactNode;
  title: string;
  text?: string;
  tone?: 'plain' | 'error';
  action?: ReactNode;
}

/** Shown instead of a list or page: empty, failed, not found. */
export function StatePanel({
  icon = 'search',
  picture,
  title,
  text,
  tone = 'plain',
  action,
}: StatePanelProps) {
  const isError = tone === 'error';
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className="surface flex flex-col items-center gap-3 px-4 py-10 text-center"
    >
      {picture ?? (
        <span
          className={`grid size-12 place-items-center rounded-full bg-secondary ${isError ? 'text-error' : 'text-primary'}`}
        >
          <Icon name={isError ? 'warning' : icon} className="size-6" />
        </span>
      )}
      <p className={`text-lg font-bold ${isError ? 'text-error' : ''}`}>{title}</p>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {action}
    </div>
  );
}

/** A line about an error, a slow network or a stored copy. */
export function StateLine({ tone, children }: { tone: 'error' | 'notice'; children: ReactNode }) {
  const look =
    tone === 'error' ? 'border-error/40 text-error' : 'border-transparent bg-notice text-base-content';
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`mb-3 flex flex-wrap items-center gap-3 rounded-lg border px-3 py-2 ${look}`}
    >
      {children}
    </div>
  );
}

/** An unobtrusive line. */
export function QuietLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p role="status" className="mb-3 flex items-center gap-2 text-sm text-muted">
      <Icon name={icon} className="size-4" />
      <span>{children}</span>
    </p>
  );
}

interface RetryButtonProps {
  isBusy?: boolean;
  /** The only action of its panel, or one of several. */
  look?: 'btn-primary' | 'border-control bg-base-200';
  onRetry: () => void;
}

/** Requests again what could not be loaded. */
export function RetryButton({
  isBusy = false,
  look = 'border-control bg-base-200',
  onRetry,
}: RetryButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      className={`btn text-base aria-disabled:opacity-60 ${look}`}
      onClick={() => !isBusy && onRetry()}
    >
      <Icon name="retry" /> {freshnessMessages.retry}
    </button>
  );
}

/** A failure above the shown content; without a button where there is another one below. */
export function FailureLine({ text, onRetry, isBusy }: Partial<RetryButtonProps> & { text: string }) {
  return (
    <StateLine tone="error">
      <Icon name="warning" />
      <span className="min-w-0 flex-1">{text}</span>
      {onRetry && <RetryButton onRetry={onRetry} isBusy={isBusy ?? false} />}
    </StateLine>
  );
}
