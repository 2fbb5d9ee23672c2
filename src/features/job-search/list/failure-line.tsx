import { freshnessMessages } from '#texts/presenters/messages';
import { Icon } from '#ui/icon/icon.tsx';
import { StateLine } from '#ui/state-panel.tsx';

interface RetryProps {
  onRetry: () => void;
}

export function RetryButton({ onRetry }: RetryProps) {
  const texts = freshnessMessages;
  return (
    <button type="button" className="btn border-control bg-base-200" onClick={onRetry}>
      <Icon name="retry" /> {texts.retry}
    </button>
  );
}

/** An error above the results (§8); without a button where another one stands below. */
export function FailureLine({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <StateLine tone="error">
      <Icon name="warning" />
      <span className="grow">{text}</span>
      {onRetry && <RetryButton onRetry={onRetry} />}
    </StateLine>
  );
}
