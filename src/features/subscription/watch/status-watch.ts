import { pollMs } from '#contract/limits.ts';
import { headerState, type HeaderState } from '#platform/session/subscribed.ts';
import { repeatWhileVisible } from '#platform/browser/while-visible.ts';
import type { Subscription, View } from '../machine/controller.ts';
import { isSubscribed } from '../machine/status.ts';

function toHeaderState({ memory, call }: View): HeaderState {
  if (call?.kind === 'unsubscribe') return 'leaving';
  return isSubscribed(memory) ? 'subscribed' : 'none';
}

/**
 * The header's state (§4): evaluated again every 5 s while the page is seen, and whenever storage changes.
 * @returns the way to stop
 */
export function startStatusWatch({ view, refresh }: Subscription): () => void {
  const publish = () => headerState.set(toHeaderState(view.get()));
  const stops = [view.subscribe(publish), repeatWhileVisible(refresh, pollMs.subscriptionStatus)];
  addEventListener('storage', refresh);
  publish();
  return () => {
    removeEventListener('storage', refresh);
    for (const stop of stops) stop();
  };
}
