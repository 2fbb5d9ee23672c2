import { SECOND_MS } from '#contract/limits.ts';
import { operatorStatus } from '#contract/subscription/subscription.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { loadedUrl, readReturn, withoutReturn } from './return-rules.ts';
import { logNotice } from '#platform/log.ts';
import { onReconnect } from '#platform/http/online.ts';
import { watchUrl } from '#platform/browser/history.ts';
import { lookedUp, subscription } from '../machine/subscription.ts';
import { hasOpenPayment, isPaying } from '../machine/memory.ts';
import { showModal } from './show-modal.tsx';
import type { ProblemCode } from '../machine/transition.ts';

const RECHECK_MS = 2 * SECOND_MS;

function cleanAddress(): void {
  const clean = withoutReturn(location.href);
  if (clean !== location.href) history.replaceState(history.state, '', clean);
}

/** Looks a return up. @returns why it is not confirmed; null when it is */
async function lookUpReturn(kind: 'returned' | 'saidAlready'): Promise<ProblemCode | null> {
  void showModal('offered');
  const news = await subscription.act({ kind });
  if (news?.kind !== 'problem') return null;
  logNotice('operator return not confirmed', news.problem.code);
  return news.problem.code;
}

/** Looks up each return URL until one is confirmed, then none in this session (§4). */
async function handleReturn(url: string): Promise<void> {
  if (lookedUp.isSet()) return;
  lookedUp.set();
  const problem = await lookUpReturn('returned');
  const isMarked = withoutReturn(url) !== url;
  if (problem === 'notChecked' || (problem !== null && isMarked)) lookedUp.reset();
}

/** Such a URL can be forged: it counts only for a payment that this device started. */
function handleFailure(code: string): void {
  logNotice('operator return with an error', code);
  subscription.refresh();
  if (!hasOpenPayment(subscription.view.get().memory)) return;
  if (code === operatorStatus.watchedError) void lookUpReturn('saidAlready');
  else {
    void subscription.act({ kind: 'paymentFailed' });
    void showModal('offered', { errorCode: code });
  }
}

function handleUrl(url: string): void {
  const found = readReturn(url, clientConfig().returnUrl);
  if (found === null) return;
  // First, as a new history entry would leave the parameters in the one before.
  cleanAddress();
  if (found.kind === 'done') void handleReturn(url);
  else handleFailure(found.code);
}

function untilLookedUp(): Promise<void> {
  const { view } = subscription;
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
function watchPayments(): () => void {
  const { view, act } = subscription;
  let checkedAt = Number.NEGATIVE_INFINITY;
  const check = async () => {
    const now = Date.now();
    const { memory, problem } = view.get();
    // A failed lookup is retried without waiting.
    const isDue = now - checkedAt >= RECHECK_MS || problem?.code === 'notChecked';
    if (!isDue || document.visibilityState !== 'visible' || !isPaying(memory, now)) return;
    checkedAt = now;
    if ((await act({ kind: 'returned' }))?.kind === 'subscribed') void showModal('offered');
  };
  const onVisit = () => void check();
  const events = ['focus', 'pageshow'] as const;
  for (const name of events) addEventListener(name, onVisit);
  // A lookup that started offline may still fail.
  const stopReconnects = onReconnect(() => void untilLookedUp().then(check));
  document.addEventListener('visibilitychange', onVisit);
  onVisit();
  return () => {
    stopReconnects();
    for (const name of events) removeEventListener(name, onVisit);
    document.removeEventListener('visibilitychange', onVisit);
  };
}

/** Handles returns from operators' pages (§4). @returns stops watching */
export function startReturnWatch(): () => void {
  // The router may have changed the URL since the document was loaded.
  const { returnUrl } = clientConfig();
  const first = [loadedUrl(), location.href].find((url) => readReturn(url, returnUrl) !== null);
  if (first !== undefined) handleUrl(first);
  const stops = [watchUrl(handleUrl), watchPayments()];
  return () => stops.forEach((stop) => stop());
}
