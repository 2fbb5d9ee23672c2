import { messageSW, Workbox } from 'workbox-window';
import { SECOND_MS } from '#contract/limits.ts';
import type { ToWorker } from '#contract/device/worker.ts';
import { reloadPage } from '../startup/reload.ts';
import { isHeld } from '../browser/unsaved-forms.ts';
import { watchForUpdates } from './update-checks.ts';
import { delay, isWorkerAnswering, leaveWorker } from './leave-worker.ts';
import { sendLoaded } from './warmup.ts';

/** Loaded after the page has settled: registration, update checks, and the switch to a new version. */

/** `ready`: a new version waits, or another tab has switched to it. `failed`: it could not be switched to. */
export type UpdateState = 'none' | 'ready' | 'applying' | 'failed';

export interface WorkerHandle {
  applyUpdate: () => Promise<void>;
  /** Looks for a new version now, and says whether there is one; rejects without a network. */
  lookForUpdate: () => Promise<boolean>;
}
type Publish = (state: UpdateState) => void;

/** A worker that has not taken over by then is stuck. */
const STUCK_MS = 5 * SECOND_MS;
/** One that has just taken over is awake. */
const TRIAL_MS = 4 * SECOND_MS;
/** One that slept may be woken on a slow phone that is busy with the page. */
const WAKING_MS = 20 * SECOND_MS;

/** A worker that is in charge and swallows what the page asks for is left, unless that tears something apart. */
async function leaveIfSilent(registration: ServiceWorkerRegistration, limitMs: number): Promise<void> {
  if ((await isWorkerAnswering(limitMs)) || isHeld()) return;
  await leaveWorker(registration, { isSilent: true });
}

/** The page is loaded anew from the version that has taken over, once that one has shown that it works. */
async function finishUpdate(registration: ServiceWorkerRegistration, publish: Publish): Promise<void> {
  if (await isWorkerAnswering(TRIAL_MS)) return reloadPage();
  if (!(await leaveWorker(registration, { isSilent: true }))) publish('failed');
}

/** A first installation that fails leaves no worker behind: the network broke off, and the browser does not try again. */
function whenNotInstalled({ installing }: ServiceWorkerRegistration, listener: () => void): void {
  const onEnd = (): void => {
    if (installing?.state === 'redundant') listener();
  };
  installing?.addEventListener('statechange', onEnd, { once: true });
}

/** A page that was loading when the first worker took over, or was loaded past it, asks to be controlled. */
function askToBeTakenOver({ active }: ServiceWorkerRegistration): void {
  const message: ToWorker = { type: 'CLAIM' };
  if (active) void messageSW(active, message);
}

/**
 * Registers the worker and reports what becomes of its versions.
 * @param onLost a first installation has failed; what it has stored is there for the next one
 * @throws when the browser refuses the worker; a TypeError where its script does not come
 */
export async function registerWorker(publish: Publish, onLost: () => void): Promise<WorkerHandle> {
  const workbox = new Workbox('/sw.js', { scope: '/', updateViaCache: 'none' });
  let isControlled = navigator.serviceWorker.controller !== null;
  let isAccepted = false;
  let hasSwitched = false;
  const lost = new AbortController();
  const onTakenOver = async (): Promise<void> => {
    if (lost.signal.aborted) return;
    const wasControlled = isControlled;
    [isControlled, hasSwitched] = [true, true];
    if (isAccepted) return finishUpdate(await navigator.serviceWorker.ready, publish);
    if (wasControlled) return publish('ready');
    const { controller } = navigator.serviceWorker;
    if (controller) sendLoaded(controller);
    await leaveIfSilent(await navigator.serviceWorker.ready, WAKING_MS);
  };
  workbox.addEventListener('waiting', () => publish('ready'));
  workbox.addEventListener('controlling', () => void onTakenOver());
  const registration = await workbox.register({ immediate: true });
  if (!registration) throw new Error('The worker was not registered');
  const lookForUpdate = async (): Promise<boolean> => {
    await registration.update();
    if (registration.waiting) publish('ready');
    return registration.waiting !== null || registration.installing !== null;
  };
  watchForUpdates(lookForUpdate, lost.signal);
  if (!registration.active) {
    whenNotInstalled(registration, () => {
      lost.abort();
      onLost();
    });
  }
  if (isControlled) void leaveIfSilent(registration, WAKING_MS);
  else if (navigator.serviceWorker.controller) void onTakenOver();
  else askToBeTakenOver(registration);
  return {
    lookForUpdate,
    async applyUpdate() {
      isAccepted = true;
      publish('applying');
      // Another tab has switched already: only this page is old.
      if (!registration.waiting) return finishUpdate(registration, publish);
      hasSwitched = false;
      workbox.messageSkipWaiting();
      await delay(STUCK_MS / 2);
      // A page may have woken the old one as it was stopped: Chromium stops it again only when it is asked again.
      if (!hasSwitched) workbox.messageSkipWaiting();
      await delay(STUCK_MS / 2);
      if (hasSwitched) return;
      isAccepted = false;
      if (!(await leaveWorker(registration, { isSilent: false }))) publish('failed');
    },
  };
}
