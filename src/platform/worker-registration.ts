import { messageSW, Workbox } from 'workbox-window';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { ownSessionKeys } from '#contract/storage.ts';
import type { ToWorker } from '#contract/worker.ts';
import { checkConnection, onReconnect } from './online.ts';
import { reloadPage } from './reload.ts';
import { tabStorage } from './storage.ts';
import type { UpdateState } from './worker-bridge.ts';
import { sendLoaded } from './worker-warmup.ts';

/** Loaded after the page has settled: registration, update checks, and the switch to a new version. */

export interface WorkerHandle {
  applyUpdate: () => Promise<void>;
}
type Publish = (state: UpdateState) => void;

/** A worker that has not taken over by then is stuck. */
const STUCK_MS = 5 * SECOND_MS;
const CLEAR_LIMIT_MS = 2 * SECOND_MS;
const LEAST_BETWEEN_CHECKS_MS = 5 * MINUTE_MS;

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks for a new version when the reader comes back, when the network does, and every hour. */
function watchForUpdates(registration: ServiceWorkerRegistration, publish: Publish): void {
  let checkedAt = Date.now();
  const check = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < LEAST_BETWEEN_CHECKS_MS) return;
    checkedAt = Date.now();
    // Offline, or the server is away: the next occasion will do.
    await registration.update().catch(() => undefined);
    if (registration.waiting) publish('ready');
  };
  const onOccasion = (): void => void check();
  document.addEventListener('visibilitychange', onOccasion);
  addEventListener('focus', onOccasion);
  addEventListener('pageshow', onOccasion);
  onReconnect(onOccasion);
  setInterval(onOccasion, HOUR_MS);
}

/** The worker writes the caches, so it is asked to empty them; a dead one is not waited for. */
async function clearCaches(registration: ServiceWorkerRegistration): Promise<void> {
  const message: ToWorker = { type: 'CLEAR_CACHES' };
  if (!registration.active) return;
  await Promise.race([messageSW(registration.active, message), delay(CLEAR_LIMIT_MS)]);
}

/**
 * The way out of a worker that will not take over: without a worker the page comes from the server. Only
 * with a network, as the reader would be left with nothing; the second time round the caches go as well.
 */
async function leaveStuckWorker(registration: ServiceWorkerRegistration, publish: Publish): Promise<void> {
  if (!(await checkConnection())) {
    publish('failed');
    return;
  }
  if (tabStorage.read(ownSessionKeys.updateGuard)) await clearCaches(registration);
  tabStorage.write(ownSessionKeys.updateGuard, 'tried');
  await registration.unregister().catch(() => false);
  reloadPage();
}

/**
 * Registers the worker and reports what becomes of its versions.
 * @throws when the browser refuses the worker
 */
export async function registerWorker(publish: Publish): Promise<WorkerHandle> {
  const workbox = new Workbox('/sw.js', { scope: '/', updateViaCache: 'none' });
  let isControlled = navigator.serviceWorker.controller !== null;
  let isAccepted = false;
  workbox.addEventListener('waiting', () => publish('ready'));
  workbox.addEventListener('controlling', () => {
    if (isAccepted) reloadPage();
    else if (isControlled) publish('ready');
    else sendLoaded(workbox);
    isControlled = true;
  });
  const registration = await workbox.register({ immediate: true });
  if (!registration) throw new Error('The worker was not registered');
  watchForUpdates(registration, publish);
  return {
    async applyUpdate() {
      isAccepted = true;
      publish('applying');
      // Another tab has switched already: only this page is old.
      if (!registration.waiting) return reloadPage();
      workbox.messageSkipWaiting();
      await delay(STUCK_MS);
      isAccepted = false;
      return leaveStuckWorker(registration, publish);
    },
  };
}
