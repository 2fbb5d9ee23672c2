import { onReconnect } from '../http/online.ts';

/**
 * Calls back when the reader comes back to the page, or the network to the reader. That happens in swarms: sight,
 * focus and the way back in one.
 * @param signal ends it; without one it lasts as long as the page
 */
export function onComingBack(listener: () => void, signal?: AbortSignal): void {
  const options = signal && { signal };
  document.addEventListener('visibilitychange', listener, options);
  addEventListener('focus', listener, options);
  addEventListener('pageshow', listener, options);
  const stop = onReconnect(listener);
  signal?.addEventListener('abort', stop);
}
