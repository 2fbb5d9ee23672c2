import { headerWish } from '#platform/subscribed.ts';
import { startReturnWatch } from './return-watch.ts';
import { notice, showModal } from './stage.ts';
import { startStatusWatch } from './status-watch.ts';
import { subscription } from './subscription.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Does what was pressed in the header. */
function grantWish(): void {
  const wish = headerWish.get();
  if (wish === null) return;
  headerWish.set(null);
  if (wish.what === 'subscribe') void showModal('wanted');
  else {
    notice.set(null);
    void unsubscribe(subscription, notice.set);
  }
}

/** Everything of the subscription that lives beside the pages begins. @returns the way to stop */
export function startSubscription(): () => void {
  const stops = [
    startStatusWatch(subscription),
    startReturnWatch(subscription, {
      onReturn: () => void showModal('offered'),
      onFound: () => void showModal('offered'),
      onFailure: (code) => void showModal('offered', code),
    }),
    headerWish.subscribe(grantWish),
  ];
  grantWish();
  return () => {
    for (const stop of stops) stop();
  };
}
