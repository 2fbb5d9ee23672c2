import { messageSW, Workbox } from 'workbox-window';
import { SECOND_MS } from '#contract/limits.ts';
import { MAY_LEAVE, toWorkerUrl, type ToWorker } from '#contract/device/worker.ts';
import { readLanguages } from '../preferences/stored-languages.ts';
import { reloadPage } from '../startup/reload.ts';
import { isHeld } from '../browser/unsaved-forms.ts';
import { watchForUpdates } from './update-checks.ts';
import { countPages, delay, isWorkerAnswering, leaveWorker } from './leave-worker.ts';
import { sendLoaded } from './warmup.ts';

export { isWithoutWorker } from './leave-worker.ts';

/** `ready`: a new version waits, or another tab has switched to it. */
export type UpdateState = 'none' | 'ready' | 'applying' | 'failed';

export interface WorkerHandle {
  applyUpdate: () => Promise<void>;
  lookForUpdate: () => Promise<boolean>;
}
type Publish = (state: UpdateState) => void;

const STUCK_MS = 5 * SECOND_MS;
const REPEAT_MS = STUCK_MS / 2;
/** The work of other pages may keep the old worker this much longer. */
const SHARED_MS = 60 * SECOND_MS;
const TRIAL_MS = 4 * SECOND_MS;
/** A stopped worker may start slowly on a busy phone. */
const STARTUP_MS = 20 * SECOND_MS;

async function leaveIfSilent(registration: ServiceWorkerRegistration, limitMs: number): Promise<void> {
  if ((await isWorkerAnswering(limitMs)) || isHeld()) return;
  await leaveWorker(registration, { isSilent: true });
}

/** Reloads once the new version has shown that it works. */
async function finishUpdate(registration: ServiceWorkerRegistration, publish: Publish): Promise<void> {
  if (await isWorkerAnswering(TRIAL_MS)) return reloadPage();
  if (!(await leaveWorker(registration, { isSilent: true }))) publish('failed');
}

/** Repeats it: when a page restarts the old worker as it is stopped, Chromium waits for another message. */
async function activateWaiting(registration: ServiceWorkerRegistration): Promise<void> {
  const message: ToWorker = { type: 'SKIP_WAITING' };
  while (registration.waiting) {
    void messageSW(registration.waiting, message);
    await delay(REPEAT_MS);
  }
}

/** A waiting worker of another script URL stores other languages; it is not a new version of the app. */
const hasNewVersion = ({ waiting, active }: ServiceWorkerRegistration): boolean =>
  waiting !== null && waiting.scriptURL === active?.scriptURL;

/** The browser does not retry a first installation that failed. */
function whenNotInstalled({ installing }: ServiceWorkerRegistration, listener: () => void): void {
  const onEnd = (): void => {
    if (installing?.state === 'redundant') listener();
  };
  installing?.addEventListener('statechange', onEnd, { once: true });
}

/** For a page that loaded before the first worker was active, or past it. */
function requestControl({ active }: ServiceWorkerRegistration): void {
  const message: ToWorker = { type: 'CLAIM' };
  if (active) void messageSW(active, message);
}

/**
 * Registers the worker and reports its versions. @param onLost a first installation failed @throws TypeError when
 * offline
 */
export async function registerWorker(publish: Publish, onLost: () => void): Promise<WorkerHandle> {
  const workbox = new Workbox(toWorkerUrl(readLanguages()), { scope: '/', updateViaCache: 'none' });
  let isControlled = navigator.serviceWorker.controller !== null;
  let script = navigator.serviceWorker.controller?.scriptURL;
  let isAccepted = false;
  let hasSwitched = false;
  const lost = new AbortController();
  const onControlled = async (): Promise<void> => {
    if (lost.signal.aborted) return;
    const { controller } = navigator.serviceWorker;
    const [wasControlled, isSameScript] = [isControlled, controller?.scriptURL === script];
    [isControlled, hasSwitched, script] = [true, true, controller?.scriptURL];
    if (isAccepted) return finishUpdate(await navigator.serviceWorker.ready, publish);
    // Another script URL means that the stored languages changed; the page itself is up to date.
    if (wasControlled) return isSameScript ? publish('ready') : undefined;
    if (controller) sendLoaded(controller);
    await leaveIfSilent(await navigator.serviceWorker.ready, STARTUP_MS);
  };
  workbox.addEventListener('controlling', () => void onControlled());
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === MAY_LEAVE) ports[0]?.postMessage(!isHeld());
  });
  const registration = await workbox.register({ immediate: true });
  if (!registration) throw new Error('The worker was not registered');
  const offerNewVersion = (): void => {
    if (hasNewVersion(registration)) publish('ready');
  };
  const onWaiting = (): void => {
    offerNewVersion();
    if (!hasNewVersion(registration)) void activateWaiting(registration);
  };
  workbox.addEventListener('waiting', onWaiting);
  // `workbox-window` does not announce a worker that was waiting before the page loaded.
  onWaiting();
  const lookForUpdate = async (): Promise<boolean> => {
    await registration.update();
    offerNewVersion();
    return registration.waiting !== null || registration.installing !== null;
  };
  watchForUpdates(lookForUpdate, lost.signal);
  if (!registration.active) {
    whenNotInstalled(registration, () => {
      lost.abort();
      onLost();
    });
  }
  if (isControlled) void leaveIfSilent(registration, STARTUP_MS);
  else if (navigator.serviceWorker.controller) void onControlled();
  else requestControl(registration);
  return {
    lookForUpdate,
    async applyUpdate() {
      isAccepted = true;
      publish('applying');
      if (!registration.waiting) return finishUpdate(registration, publish);
      hasSwitched = false;
      void activateWaiting(registration);
      await delay(STUCK_MS);
      const { waiting } = registration;
      // Unregistering does not end a worker that another page uses: this page would offer the version again.
      if (waiting && (await countPages(waiting)) > 1) await delay(SHARED_MS);
      if (hasSwitched) return;
      isAccepted = false;
      if (!(await leaveWorker(registration, { isSilent: false }))) publish('failed');
    },
  };
}
