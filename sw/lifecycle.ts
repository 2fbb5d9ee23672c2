import { cacheNames as workboxCaches } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { cacheNames } from '#contract/device/stores.ts';
import { FILE_LIMIT_MS, withEnd } from './time-limit.ts';
import { isAsset } from './matching.ts';

/** Sets aside the previous build's chunks, which open pages may still load. */

async function setAside(): Promise<void> {
  const precache = await caches.open(workboxCaches.precache);
  const older = (await precache.keys()).filter(
    ({ url }) => isAsset(new URL(url)) && getCacheKeyForURL(url) === undefined,
  );
  if (older.length === 0) return;
  await caches.delete(cacheNames.olderAssets);
  const aside = await caches.open(cacheNames.olderAssets);
  for (const request of older) {
    const response = await precache.match(request);
    if (response) await aside.put(request, response);
  }
}

/** Runs during installation, as activation deletes the previous precache. Never fails an install. */
export async function storeOlderAssets(): Promise<void> {
  try {
    await setAside();
  } catch {
    // A full disk: older pages then use the network.
  }
}

/** A chunk of the previous build, from the cache or the server. */
export async function answerWithOlderAsset({ request }: { request: Request }): Promise<Response> {
  const stored = await caches.match(request, { cacheName: cacheNames.olderAssets, ignoreVary: true });
  return stored ?? fetch(withEnd(request, FILE_LIMIT_MS));
}

declare const self: ServiceWorkerGlobalScope;

const ownPrefix = 'kaj-';

/** Deletes caches that this version does not use. */
export async function deleteForgottenCaches(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  const forgotten = (await caches.keys()).filter((name) => name.startsWith(ownPrefix) && !known.has(name));
  // Pages belong to the previous version.
  await Promise.all([...forgotten, cacheNames.pages].map((name) => caches.delete(name)));
}

/** The script URL names the stored languages: another URL is another choice of languages, not a new version. */
const hasOtherLanguages = ({ scriptURL }: ServiceWorker): boolean => scriptURL !== self.location.href;

/** True while a worker for another choice of languages installs, which may take minutes. */
export function isBeingReplaced(): boolean {
  const { installing, waiting } = self.registration;
  return [installing, waiting].some((next) => next !== null && hasOtherLanguages(next));
}

/** Without an earlier precache there is no version to wait for; call it before anything is stored. */
export async function skipNeedlessWaiting(): Promise<void> {
  const { active } = self.registration;
  if (active && (hasOtherLanguages(active) || !(await caches.has(workboxCaches.precache))))
    await self.skipWaiting();
}
