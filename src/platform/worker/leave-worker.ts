import { messageSW } from 'workbox-window';
import { ownSessionKeys } from '#contract/device/storage.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { type ToWorker, toWorkerUrl } from '#contract/device/worker.ts';
import { HOUR_MS, SECOND_MS } from '#contract/limits.ts';
import { checkConnection } from '../http/online.ts';
import { inTime } from '../wait.ts';
import { readLanguages } from '../preferences/stored-languages.ts';
import { reloadPage } from '../startup/lazy-part.tsx';
import { readText, tabStorage, writeText } from '../storage/storage.ts';

const CLEAR_LIMIT_MS = 2 * SECOND_MS;
const COUNT_LIMIT_MS = 5 * SECOND_MS;
const REACH_LIMIT_MS = 8 * SECOND_MS;
const ASK_AGAIN_MS = 2 * SECOND_MS;
/** By then the server may have a newer version of the worker. */
const WITHOUT_WORKER_MS = 12 * HOUR_MS;
const probeFile = '/icons/icon.svg';

export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const askOnce = (): Promise<boolean> =>
  fetch(probeFile).then(
    () => true,
    () => false,
  );

/** True when the active worker answers a request in time; retried once, as the network may have failed. */
export async function isWorkerAnswering(limitMs: number): Promise<boolean> {
  const asked = askOnce().then((isAnswered) => isAnswered || delay(ASK_AGAIN_MS).then(askOnce));
  return inTime(asked, limitMs).catch(() => false);
}

/** How many pages of any build are open; 0 when the worker does not say. */
export async function countPages(worker: ServiceWorker): Promise<number> {
  const message: ToWorker = { type: 'COUNT_PAGES' };
  return Number(await inTime(messageSW(worker, message), COUNT_LIMIT_MS).catch(() => 0));
}

/** Bypasses the worker: the update check fetches its script from the server. */
async function canReachServer(registration: ServiceWorkerRegistration): Promise<boolean> {
  const past = registration.update().then(
    () => true,
    () => checkConnection(),
  );
  return inTime(past, REACH_LIMIT_MS).catch(() => false);
}

async function clearCaches(registration: ServiceWorkerRegistration): Promise<void> {
  const message: ToWorker = { type: 'CLEAR_CACHES' };
  if (!registration.active) return;
  await inTime(messageSW(registration.active, message), CLEAR_LIMIT_MS).catch(() => undefined);
}

/**
 * Unregisters a broken worker and reloads; the second time caches go too. @param isSilent it swallows requests: none
 * is registered for half a day @returns false when offline
 */
export async function leaveWorker(
  registration: ServiceWorkerRegistration,
  { isSilent }: { isSilent: boolean },
): Promise<boolean> {
  if (!(await canReachServer(registration))) return false;
  if (isSilent) writeText(deviceStorageKeys.workerLeft, String(Date.now()));
  if (tabStorage.read(ownSessionKeys.updateGuard)) await clearCaches(registration);
  tabStorage.write(ownSessionKeys.updateGuard, 'tried');
  await registration.unregister().catch(() => false);
  reloadPage();
  return true;
}

/** True while the page does without a worker that did not answer. */
export function isWithoutWorker(): boolean {
  const leftAt = Number(readText(deviceStorageKeys.workerLeft) ?? NaN);
  return Math.abs(Date.now() - leftAt) < WITHOUT_WORKER_MS;
}

function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    });
  });
}

/** Installs the worker of the languages that are wanted now. @returns false without a worker, or when it failed */
export async function renewWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { serviceWorker } = navigator;
  if ((await serviceWorker.getRegistration()) === undefined) return false;
  try {
    const options = { scope: '/', updateViaCache: 'none' } as const;
    const { installing } = await serviceWorker.register(toWorkerUrl(readLanguages()), options);
    return installing === null || (await isActivated(installing));
  } catch {
    return false;
  }
}
