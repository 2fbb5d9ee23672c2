import { headerWish } from '#platform/session/subscribed.ts';
import { notice } from './notice.ts';
import { startReturnWatch } from './return-watch.ts';
import { resumeCode, showModal } from './show-modal.ts';
import { startStatusWatch } from './status-watch.ts';
import { subscription } from '../machine/subscription.ts';
import { unsubscribe } from '../stop/unsubscribe.ts';

/** Does what was pressed in the header. */
function handleHeaderAction(): void {
  const wish = headerWish.get();
  if (wish === null) return;
  headerWish.set(null);
  if (wish.what === 'subscribe') void showModal('wanted');
  else {
    notice.set(null);
    void unsubscribe(subscription, {
      show: notice.set,
      goByNumber: (phone) => void showModal('stop', { phone }),
      askForCode: (phone) => void showModal('confirm', { phone }),
    });
  }
}

/** Everything of the subscription that lives beside the pages begins. @returns the way to stop */
export function startSubscription(): () => void {
  const stops = [
    startStatusWatch(subscription),
    startReturnWatch(subscription, {
      onReturn: () => void showModal('offered'),
      onFound: () => void showModal('offered'),
      onFailure: (errorCode) => void showModal('offered', { errorCode }),
    }),
    headerWish.subscribe(handleHeaderAction),
  ];
  resumeCode();
  handleHeaderAction();
  return () => {
    for (const stop of stops) stop();
  };
}
