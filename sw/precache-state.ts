import { cacheNames as workboxCaches } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import type { PrecacheState } from '#contract/device/worker.ts';
import { FILE_LIMIT_MS, withEnd } from './ending.ts';

/** Whether all of the app is on the device: a part may have been out of reach when this version was installed. */

const toKey = ({ url }: PrecacheEntry): string => getCacheKeyForURL(url) ?? url;

async function findMissing(cache: Cache, wanted: readonly string[]): Promise<string[]> {
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  return wanted.filter((key) => !stored.has(key));
}

const assetNames = /\/assets\/[\w.-]+\.js/g;

/** Another build may be served by now: a page that names chunks this version does not keep is not stored. */
async function isOfThisBuild(page: Response, wanted: readonly string[]): Promise<boolean> {
  const kept = new Set(wanted.map((key) => new URL(key).pathname));
  const named = (await page.clone().text()).match(assetNames) ?? [];
  return named.length > 0 && named.every((name) => kept.has(name));
}

async function storeLate(cache: Cache, key: string, wanted: readonly string[]): Promise<void> {
  const { pathname, origin } = new URL(key);
  const request = new Request(origin + pathname, { cache: 'no-cache' });
  const response = await fetch(withEnd(request, FILE_LIMIT_MS));
  const isPage = pathname.endsWith('.html');
  if (response.ok && (!isPage || (await isOfThisBuild(response, wanted)))) await cache.put(key, response);
}

/** Asks again for what is missing, also after the caches were emptied, then counts. Never rejects. */
export async function completePrecache(list: readonly PrecacheEntry[]): Promise<PrecacheState> {
  const wanted = list.map(toKey);
  try {
    const cache = await caches.open(workboxCaches.precache);
    const missing = await findMissing(cache, wanted);
    await Promise.allSettled(missing.map((key) => storeLate(cache, key, wanted)));
    const left = await findMissing(cache, missing);
    return { wanted: wanted.length, stored: wanted.length - left.length };
  } catch {
    return { wanted: wanted.length, stored: 0 };
  }
}
