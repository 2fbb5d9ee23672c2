import { SECOND_MS } from '#contract/limits.ts';
import { operatorStatus } from '#contract/subscription/subscription.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { loadedUrl, readReturn, withoutReturn } from './return-rules.ts';
import { logNotice } from '#platform/log.ts';
import { onReconnect } from '#platform/http/online.ts';
import { watchUrl } from '#platform/browser/url-watch.ts';
import type { Subscription } from '../machine/controller.ts';
import { lookedUp } from '../machine/dependencies.ts';
import { hasOpenPayment, isPaying } from '../machine/memory.ts';
import type { ProblemCode } from '../machine/transition.ts';

const RECHECK_MS = 2 * SECOND_MS;

export interface ReturnListener {
  onReturn: () => void;
  onFailure: (code: string) => void;
  onFound: () => void;
}

function cleanAddress(): void {
  const clean = withoutReturn(location.href);
  if (clean !== location.href) history.replaceState(history.state, '', clean);
}

/** Looks a return up. @returns why it is not confirmed; null when it is */
async function lookUpReturn(
  { act }: Subscription,
  kind: 'returned' | 'saidAlready',
  { onReturn }: ReturnListener,
): Promise<ProblemCode | null> {
  onReturn();
  const news = await act({ kind });
  if (news?.kind !== 'problem') return null;
  logNotice('operator return not confirmed', news.problem.code);
  return news.problem.code;
}

/** Looks up each return URL until one is confirmed, then none in this session (§4). */
async function handleReturn(
  subscription: Subscription,
  listener: ReturnListener,
  url: string,
): Promise<void> {
  if (lookedUp.isSet()) return;
  lookedUp.set();
  const problem = await lookUpReturn(subscription, 'returned', listener);
  const isMarked = withoutReturn(url) !== url;
  if (problem === 'notChecked' || (problem !== null && isMarked)) lookedUp.reset();
}

/** Such a URL can be forged: it counts only for a payment that this device started. */
function handleFailure(subscription: Subscription, listener: ReturnListener, code: string): void {
  logNotice('operator return with an error', code);
  subscription.refresh();
  if (!hasOpenPayment(subscription.view.get().memory)) return;
  if (code === operatorStatus.watchedError) void lookUpReturn(subscription, 'saidAlready', listener);
  else {
    void subscription.act({ kind: 'paymentFailed' });
    listener.onFailure(code);
  }
}

function handleUrl(subscription: Subscription, listener: ReturnListener, url: string): void {
  const found = readReturn(url, clientConfig().returnUrl);
  if (found === null) return;
  // First, as a new history entry would leave the parameters in the one before.
  cleanAddress();
  if (found.kind === 'done') void handleReturn(subscription, listener, url);
  else handleFailure(subscription, listener, found.code);
}

function untilLookedUp({ view }: Subscription): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (view.get().lookup !== null) return;
      stop();
      resolve();
    };
    const stop = view.subscribe(look);
    look();
  });
}

/** A payment may end in another browser, or offline: looks it up when the page is shown, and after a reconnection. */
function watchPayments(subscription: Subscription, { onFound }: ReturnListener): () => void {
  const { view, act } = subscription;
  let checkedAt = Number.NEGATIVE_INFINITY;
  const check = async () => {
    const now = Date.now();
    const { memory, problem } = view.get();
    // A failed lookup is retried without waiting.
    const isDue = now - checkedAt >= RECHECK_MS || problem?.code === 'notChecked';
    if (!isDue || document.visibilityState !== 'visible' || !isPaying(memory, now)) return;
    checkedAt = now;
    if ((await act({ kind: 'returned' }))?.kind === 'subscribed') onFound();
  };
  const onVisit = () => void check();
  const events = ['focus', 'pageshow'] as const;
  for (const name of events) addEventListener(name, onVisit);
  // A lookup that started offline may still fail.
  const stopReconnects = onReconnect(() => void untilLookedUp(subscription).then(check));
  document.addEventListener('visibilitychange', onVisit);
  onVisit();
  return () => {
    stopReconnects();
    for (const name of events) removeEventListener(name, onVisit);
    document.removeEventListener('visibilitychange', onVisit);
  };
}

/** Handles returns from operators' pages (§4). @returns stops watching */
export function startReturnWatch(subscription: Subscription, listener: ReturnListener): () => void {
  const handle = (url: string) => handleUrl(subscription, listener, url);
  // The router may have changed the URL since the document was loaded.
  const { returnUrl } = clientConfig();
  const first = [loadedUrl(), location.href].find((url) => readReturn(url, returnUrl) !== null);
  if (first !== undefined) handle(first);
  const stops = [watchUrl(handle), watchPayments(subscription, listener)];
  return () => stops.forEach((stop) => stop());
}
