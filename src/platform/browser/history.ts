import { pollMs, SECOND_MS } from '#contract/limits.ts';
import { repeatWhileVisible } from './while-visible.ts';

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

function findNavigation(): EventTarget | null {
  const found: unknown = Reflect.get(globalThis, 'navigation');
  return found instanceof EventTarget ? found : null;
}

/** Calls back on every change of the address, within 100 ms while visible (§4, §9). @returns stops it */
export function watchUrl(onChange: (url: string) => void): () => void {
  let last = location.href;
  const check = () => {
    if (location.href === last) return;
    last = location.href;
    onChange(last);
  };
  // Back-forward cache, and browsers without the Navigation API.
  const events = ['pageshow', 'popstate', 'hashchange'] as const;
  for (const name of events) addEventListener(name, check);
  const navigation = findNavigation();
  navigation?.addEventListener('currententrychange', check);
  const stopPolling = navigation ? null : repeatWhileVisible(check, pollMs.returnUrl);
  return () => {
    for (const name of events) removeEventListener(name, check);
    navigation?.removeEventListener('currententrychange', check);
    stopPolling?.();
  };
}
