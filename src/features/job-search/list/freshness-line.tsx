import { useMessages } from '#platform/i18n/messages.ts';
import { freshnessMessages } from '#presenters/freshness-messages.ts';
import type { Freshness } from '#presenters/freshness.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { QuietLine, StateLine } from '#ui/state-panel.tsx';
import { CopyLine } from './copy-line.tsx';
import { jobSearchMessages } from '../messages.ts';

interface RetryProps {
  onRetry: () => void;
}

export function RetryButton({ onRetry }: RetryProps) {
  const texts = useMessages(freshnessMessages);
  return (
    <button type="button" className="btn border-control bg-base-200" onClick={onRetry}>
      <Icon name="retry" /> {texts.retry}
    </button>
  );
}

/** A failure in the specified words, in red above what stays on the screen (§8). */
export function FailureLine({ text, onRetry }: RetryProps & { text: string }) {
  return (
    <StateLine tone="error">
      <Icon name="warning" />
      <span className="grow">{text}</span>
      <RetryButton onRetry={onRetry} />
    </StateLine>
  );
}

/** What the reader should know of the jobs below: slow, stored, or not renewed. */
export function FreshnessLine({ freshness, onRetry }: RetryProps & { freshness: Freshness }) {
  const { failedJobs } = useMessages(jobSearchMessages);
  const texts = useMessages(freshnessMessages);
  if (freshness.kind === 'failed') return <FailureLine text={failedJobs} onRetry={onRetry} />;
  if (freshness.kind === 'slow') return <QuietLine icon="clock">{texts.slowShown}</QuietLine>;
  if (freshness.kind === 'fresh') return null;
  return <CopyLine since={freshness.since} />;
}
