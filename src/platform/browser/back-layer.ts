import { SECOND_MS } from '#contract/limits.ts';

/** Marks a history entry of something that covers the page. */
const MARK = 'kaj:layer';

function isOnLayer(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/** Resolves once the browser went back; a browser that does not is waited for no longer than a moment. */
function goBack(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, SECOND_MS);
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
}

/**
 * Gives what covers the page a history entry of its own, so that Back closes it instead of leaving the page.
 * @param onBack called when the visitor went back
 * @returns what to call when it closes in any other way; resolves when the entry is left
 */
export function openBackLayer(onBack: () => void): () => Promise<void> {
  // A page that was reloaded stands on the entry already. The router, which would load the page again, is passed by.
  if (!isOnLayer()) History.prototype.pushState.call(history, { ...history.state, [MARK]: true }, '');
  const look = (): void => {
    if (isOnLayer()) return;
    removeEventListener('popstate', look);
    onBack();
  };
  addEventListener('popstate', look);
  return async () => {
    removeEventListener('popstate', look);
    if (isOnLayer()) await goBack();
  };
}
