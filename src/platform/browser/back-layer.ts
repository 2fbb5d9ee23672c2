import { SECOND_MS } from '#contract/limits.ts';

const MARK = 'kaj:layer';

function isOnLayer(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/** Resolves when the browser went back, or after a second. */
function goBack(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, SECOND_MS);
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
}

/**
 * Gives an overlay a history entry, so that Back closes it. @returns ends the entry when it closes otherwise
 */
export function openBackLayer(onBack: () => void): () => Promise<void> {
  // After a reload the entry is there already. Bypasses the router, which would load the page again.
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
