import { freshnessMessages } from './messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine } from '#ui/state-panel.tsx';

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
