import { usePageTitle } from '#platform/browser/window.ts';
import { isNoAnswer } from '#ui/state/freshness.tsx';
import { RetryButton, StatePanel } from '#ui/state/state-panel.tsx';
import { BrowseLink } from './board-jobs.tsx';
import { boardMessages } from './messages.ts';

/** The page's data could not be loaded. */
export function BoardFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = boardMessages;
  usePageTitle(texts.unnamed);
  return (
    <div className="page py-6">
      <StatePanel
        icon="warning"
        tone="error"
        title={texts.failedTitle}
        text={isNoAnswer(error) ? texts.offlineText : texts.failedText}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <RetryButton onRetry={onRetry} />
            <BrowseLink />
          </div>
        }
      />
    </div>
  );
}

/** The server does not support this page. */
export function BoardUnavailable() {
  const texts = boardMessages;
  usePageTitle(texts.unnamed);
  return (
    <div className="page py-6">
      <StatePanel
        icon="search"
        title={texts.unavailableTitle}
        text={texts.unavailableText}
        action={<BrowseLink />}
      />
    </div>
  );
}
