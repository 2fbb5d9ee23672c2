import type { WorkboxPlugin } from 'workbox-core/types.js';
import { type PrecacheEntry, matchPrecache, getCacheKeyForURL } from 'workbox-precaching';
import type { PrecacheState } from '#contract/device/worker.ts';
import { locales, type Locale } from '#contract/format.ts';
import { toShellFile } from '#contract/http/pages.ts';
import { cacheNames as workboxCaches } from 'workbox-core';
import { FILE_LIMIT_MS, withEnd } from './time-limit.ts';

/** For a file that could not be stored: it comes from the network later. */
const notStored = (): Response => new Response(null, { status: 504, statusText: 'Not stored' });

async function readShellTexts(): Promise<string[]> {
  const shells = await Promise.all(locales.map(readShell));
  return Promise.all(shells.map(async (shell) => (await shell?.text()) ?? ''));
}

async function isNamedByShell(pathname: string): Promise<boolean> {
  return (await readShellTexts()).some((text) => text.includes(pathname));
}

/** The shell must be stored for this version to install; other files may be missing (a blocker). */
export const tolerateMissingExtras: WorkboxPlugin = {
  async handlerDidError({ request, event }) {
    if (event.type !== 'install') return undefined;
    const { pathname } = new URL(request.url);
    const isNeeded = pathname.endsWith('.html') || (await isNamedByShell(pathname));
    return isNeeded ? undefined : notStored();
  },
};

/** The empty page. */
export const readShell = (language: Locale): Promise<Response | undefined> =>
  matchPrecache(toShellFile(language));

/** The scripts that pages of this build name, by stored language; none without a precache. */
export async function readBuilds(): Promise<string[]> {
  return (await readShellTexts()).flatMap((text) => /data-app="[^"]*"/.exec(text)?.[0] ?? []);
}

const toKey = ({ url }: PrecacheEntry): string => getCacheKeyForURL(url) ?? url;

async function findMissing(cache: Cache, wanted: readonly string[]): Promise<string[]> {
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  return wanted.filter((key) => !stored.has(key));
}

const assetNames = /\/assets\/[\w.-]+\.js/g;

/** A newer build's page names chunks that this version lacks. */
async function isOfThisBuild(page: Response, wanted: readonly string[]): Promise<boolean> {
  const ours = new Set(wanted.map((key) => new URL(key).pathname));
  const named = (await page.clone().text()).match(assetNames) ?? [];
  return named.length > 0 && named.every((name) => ours.has(name));
}

async function storeLate(cache: Cache, key: string, wanted: readonly string[]): Promise<void> {
  const { pathname, origin } = new URL(key);
  const request = new Request(origin + pathname, { cache: 'no-cache' });
  const response = await fetch(withEnd(request, FILE_LIMIT_MS));
  const isPage = pathname.endsWith('.html');
  if (response.ok && (!isPage || (await isOfThisBuild(response, wanted)))) await cache.put(key, response);
}

/** Fetches missing files, then counts. Never rejects. */
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
