import { pollMs } from '#contract/limits.ts';
import { repeatWhileVisible } from './while-visible.ts';

/** The Navigation API, which tells of every change; not every browser has it. */
function findNavigation(): EventTarget | null {
  const found: unknown = Reflect.get(globalThis, 'navigation');
  return found instanceof EventTarget ? found : null;
}

/**
 * Calls back on every change of the page's address, by whomever and however it is made, within 100 ms while the
 * page is seen (§4, §9). Where the browser tells of every change, nothing is polled.
 * @returns the way to stop
 */
export function watchUrl(onChange: (url: string) => void): () => void {
  let last = location.href;
  const check = () => {
    if (location.href === last) return;
    last = location.href;
    onChange(last);
  };
  // A page that comes back from the browser's store of frozen pages, and one without the Navigation API.
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
