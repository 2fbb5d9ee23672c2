import { pollMs } from '#contract/limits.ts';
import { headerState, type HeaderState, headerAction } from '#platform/session/subscribed.ts';
import { repeatWhileVisible } from '#platform/browser/while-visible.ts';
import type { Subscription, View } from '../machine/controller.ts';
import { isSubscribed } from '../machine/memory.ts';
import { notice } from './shown.ts';
import { startReturnWatch } from './return-watch.ts';
import { resumeCode, showModal } from './show-modal.tsx';
import { subscription } from '../machine/subscription.ts';
import { unsubscribe } from '../stop/unsubscribe.ts';

function toHeaderState({ memory, call }: View): HeaderState {
  if (call?.kind === 'unsubscribe') return 'leaving';
  return isSubscribed(memory) ? 'subscribed' : 'none';
}

/** Updates the header's state (§4) every 5 s while visible, and when storage changes. @returns stops updating */
function startStatusWatch({ view, refresh }: Subscription): () => void {
  const publish = () => headerState.set(toHeaderState(view.get()));
  const stops = [view.subscribe(publish), repeatWhileVisible(refresh, pollMs.subscriptionStatus)];
  addEventListener('storage', refresh);
  publish();
  return () => {
    removeEventListener('storage', refresh);
    for (const stop of stops) stop();
  };
}

function handleHeaderAction(): void {
  const action = headerAction.get();
  if (action === null) return;
  headerAction.set(null);
  if (action.what === 'subscribe') void showModal('wanted');
  else if (action.what === 'unsubscribeByNumber') void showModal('stop');
  else {
    notice.set(null);
    void unsubscribe(subscription, {
      show: notice.set,
      goByNumber: (phone) => void showModal('stop', { phone }),
      askForCode: (phone) => void showModal('confirm', { phone }),
    });
  }
}

/** Starts the subscription's background work on every page. @returns stops it */
export function startSubscription(): () => void {
  const stops = [
    startStatusWatch(subscription),
    startReturnWatch(subscription, {
      onReturn: () => void showModal('offered'),
      onFound: () => void showModal('offered'),
      onFailure: (errorCode) => void showModal('offered', { errorCode }),
    }),
    headerAction.subscribe(handleHeaderAction),
  ];
  resumeCode();
  handleHeaderAction();
  return () => {
    for (const stop of stops) stop();
  };
}
