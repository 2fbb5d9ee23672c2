import { cacheNames as workboxCaches } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { cacheNames } from '#contract/device/late-storage.ts';
import { FILE_LIMIT_MS, withEnd } from './time-limit.ts';
import { isAsset } from './matching.ts';

/**
 * A page of the build before this one may stay open while the worker changes under it. The chunks it has
 * not loaded yet are set aside for it, one build back.
 */

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

/** Runs while this worker installs: activation will delete what is not its own. Never fails an install. */
export async function keepOlderAssets(): Promise<void> {
  try {
    await setAside();
  } catch {
    // A full disk: older pages then ask the network.
  }
}

/** A chunk that this build does not have: from the build before it, else from the server. */
export async function answerWithOlderAsset({ request }: { request: Request }): Promise<Response> {
  const stored = await caches.match(request, { cacheName: cacheNames.olderAssets, ignoreVary: true });
  return stored ?? fetch(withEnd(request, FILE_LIMIT_MS));
}

declare const self: ServiceWorkerGlobalScope;

const ownPrefix = 'kaj-';

/** Caches of ours that this version no longer knows, or must not use. */
export async function deleteForgottenCaches(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  const forgotten = (await caches.keys()).filter((name) => name.startsWith(ownPrefix) && !known.has(name));
  // Pages are of the version that has gone.
  await Promise.all([...forgotten, cacheNames.pages].map((name) => caches.delete(name)));
}

/** On install, before anything is stored: without an earlier precache there is no version to wait for. */
export async function skipWaitingWithoutPrecache(): Promise<void> {
  if (self.registration.active && !(await caches.has(workboxCaches.precache))) await self.skipWaiting();
}
