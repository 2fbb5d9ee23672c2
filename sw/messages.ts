import * as v from 'valibot';
import type { PrecacheEntry } from 'workbox-precaching';
import { ToWorker } from '#contract/device/worker.ts';
import { completePrecache } from './precache.ts';
import type { Strategies } from './strategies.ts';
import { warm } from './warm.ts';

declare const self: ServiceWorkerGlobalScope;

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
