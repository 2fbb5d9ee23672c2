import { pollMs } from '#contract/limits.ts';
import { repeatWhileVisible } from './while-visible.ts';

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
