import * as v from 'valibot';
import { cacheNames as workboxCaches } from 'workbox-core';
import { getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching';
import { cacheNames } from '#contract/device/stores.ts';
import { ToWorker } from '#contract/device/worker.ts';
import { isAsset } from './matching.ts';
import { completePrecache } from './precache.ts';
import type { Strategies } from './strategies.ts';
import { FILE_LIMIT_MS, withEnd } from './time-limit.ts';
import { warm } from './warm.ts';

declare const self: ServiceWorkerGlobalScope;

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

async function clearCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

interface Answering {
  strategies: Strategies;
  precacheList: readonly PrecacheEntry[];
}

/** Answers a page's message; ignores unknown ones. */
export function answerMessage(event: ExtendableMessageEvent, { strategies, precacheList }: Answering): void {
  const parsed = v.safeParse(ToWorker, event.data);
  if (!parsed.success) return;
  const { type, loaded } = parsed.output;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'CLAIM') event.waitUntil(self.clients.claim());
  if (type === 'CLEAR_CACHES') {
    event.waitUntil(clearCaches().then(() => event.ports[0]?.postMessage(true)));
  }
  if (type === 'COUNT_PAGES') {
    const pages = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    event.waitUntil(pages.then(({ length }) => event.ports[0]?.postMessage(length)));
  }
  if (type === 'PRECACHE_STATE') {
    event.waitUntil(completePrecache(precacheList).then((state) => event.ports[0]?.postMessage(state)));
  }
  if (loaded !== undefined) event.waitUntil(warm({ event, loaded, strategies }));
}
