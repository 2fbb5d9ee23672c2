import { messageSW, Workbox } from 'workbox-window';
import { MAY_LEAVE, type ToWorker, toWorkerUrl, WARM_MAX_URLS } from '#contract/device/worker.ts';
import { API_BASE } from '#contract/http/paths.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/limits.ts';
import { isHeld } from '../browser/unsaved-forms.ts';
import { onComingBack } from '../browser/while-visible.ts';
import { isDataSaver } from '../preferences/data-saver.ts';
import { readLanguages } from '../preferences/stored-languages.ts';
import { apiUrl } from '../startup/config.ts';
import { pageData } from '../startup/hydration.ts';
import { reloadPage } from '../startup/lazy-part.tsx';
import { countPages, delay, isWorkerAnswering, leaveWorker } from './leave-worker.ts';

export { isWithoutWorker } from './leave-worker.ts';

type Wanted = (entry: PerformanceResourceTiming) => boolean;

// Not by initiator: a preloaded read is a link's, not a fetch's.
const isRead: Wanted = ({ name }) => name.includes(`${API_BASE}/`);
const isPicture: Wanted = ({ initiatorType, name }) => initiatorType === 'img' && /^https?:/.test(name);

function urlsOf(entries: readonly PerformanceResourceTiming[], isWanted: Wanted): string[] {
  const urls = entries.filter(isWanted).map((entry) => entry.name);
  return [...new Set(urls)].slice(-WARM_MAX_URLS);
}

function readsOfPage(): string[] {
  const paths = pageData()?.queries.flatMap(({ path }) => path ?? []) ?? [];
  return paths.map((path) => new URL(apiUrl(path), location.href).href);
}

/** Tells a new worker what this page has fetched, so that the first visit works offline. */
function sendLoaded(worker: ServiceWorker): void {
  if (isDataSaver()) return;
  const controlledAt = performance.now();
  const observer = new PerformanceObserver((list) => {
    const entries = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => entry.startTime < controlledAt);
    const message: ToWorker = {
      type: 'WARM',
      loaded: {
        page: location.href,
        reads: [...readsOfPage(), ...urlsOf(entries, isRead)].slice(0, WARM_MAX_URLS),
        images: urlsOf(entries, isPicture),
      },
    };
    void messageSW(worker, message);
  });
  observer.observe({ type: 'resource', buffered: true });
  setTimeout(() => observer.disconnect(), MINUTE_MS);
}

const LEAST_BETWEEN_MS = 5 * MINUTE_MS;

interface Occasions {
  look: () => Promise<unknown>;
  isVisible: () => boolean;
  now: () => number;
}

/** Looks at most every 5 minutes; a failed look does not count. */
export function createUpdateCheck({ look, isVisible, now }: Occasions): () => Promise<void> {
  let lookedAt = now();
  return async () => {
    const before = lookedAt;
    // A clock that was set back must not stop the checks.
    if (!isVisible() || Math.abs(now() - before) < LEAST_BETWEEN_MS) return;
    lookedAt = now();
    await look().catch(() => (lookedAt = before));
  };
}

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Looks for updates when the user or the network returns, and hourly, until the signal. */
export function watchForUpdates(look: () => Promise<unknown>, signal: AbortSignal): void {
  const check = createUpdateCheck({ look, isVisible, now: () => Date.now() });
  const onOccasion = (): void => void check();
  onComingBack(onOccasion, signal);
  const timer = setInterval(onOccasion, HOUR_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}

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
