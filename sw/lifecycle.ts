import { cacheNames as workboxCaches } from 'workbox-core';
import { cacheNames } from '#contract/device/late-storage.ts';

declare const self: ServiceWorkerGlobalScope;

const ownPrefix = 'kaj-';

/** Caches of ours that this version no longer knows, or must not use. */
export async function deleteForgottenCaches(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  const forgotten = (await caches.keys()).filter((name) => name.startsWith(ownPrefix) && !known.has(name));
  // Pages are of the version that has gone.
  await Promise.all([...forgotten, cacheNames.pages].map((name) => caches.delete(name)));
}

/**
 * Runs while this worker installs, before it stores anything. Where nothing of a version before it is stored, as
 * after the worker was killed, there is nothing to wait for: no page lives from what that version keeps.
 */
export async function takeOverNothing(): Promise<void> {
  if (self.registration.active && !(await caches.has(workboxCaches.precache))) await self.skipWaiting();
}
