import { Strategy, type StrategyHandler, CacheFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { DAY_MS, SECOND_MS, SLOW_ANSWER_MS, STORED_RESULTS_MAX_AGE_MS } from '#contract/limits.ts';
import { cacheNames } from '#contract/device/stores.ts';
import { readBuilds } from './precache.ts';
import { endsWithin, FILE_LIMIT_MS, READ_LIMIT_MS } from './time-limit.ts';
import { isKnownAddress } from './matching.ts';
import { FreshFirst } from './fresh-first.ts';
import { forgetGone, isOwnPage } from './gone.ts';

/** The stored page at once, revalidated; else the network's. */
class StoredPageFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await handler.cacheMatch(request).catch(() => undefined);
    const fresh = this.#renew(request, handler);
    if (stored === undefined) return fresh;
    void handler.waitUntil(fresh.catch(() => undefined));
    return stored;
  }

  async #renew(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    await forgetGone(request, response, isOwnPage);
    void handler.waitUntil(handler.cachePut(request, response.clone()).catch(() => false));
    return response;
  }
}

type Handled = ReturnType<CacheFirst['handleAll']>;

/** The stored copy, else the network. Failing to store does not fail the answer. */
class StoredFirst extends CacheFirst {
  override handleAll(options: Parameters<CacheFirst['handleAll']>[0]): Handled {
    const [response, done] = super.handleAll(options);
    return [response, done.catch(() => undefined)];
  }
}

// Otherwise expiry misses entries with a Vary header.
const matchOptions = { ignoreVary: true } as const;

const days = (count: number): number => (count * DAY_MS) / SECOND_MS;

function expires(maxEntries: number, maxAgeSeconds: number, more = {}): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds, matchOptions, ...more });
}

/** Images are evicted first when the device is full. */
const givesWay = { purgeOnQuotaError: true } as const;

const imagesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && /^image\//i.test(response.headers.get('content-type') ?? '') ? response : null,
};

function createReads(cacheName: string, maxEntries: number): FreshFirst {
  return new FreshFirst({
    cacheName,
    limitMs: SLOW_ANSWER_MS,
    matchOptions,
    plugins: [endsWithin(READ_LIMIT_MS), expires(maxEntries, STORED_RESULTS_MAX_AGE_MS / SECOND_MS)],
  });
}

const MAX_PAGE_CHARS = 500_000;

/** Pages of another build would not find their files offline. */
const ownPagesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || !isKnownAddress(new URL(request.url))) return null;
    const page = await response.clone().text();
    const isOwn = (await readBuilds()).some((build) => page.includes(build));
    return isOwn && page.length < MAX_PAGE_CHARS ? response : null;
  },
};

/** Each cache's name, entries, age and time limit; created once. */
export function createStrategies() {
  return {
    publicLists: createReads(cacheNames.publicLists, 80),
    publicDetails: createReads(cacheNames.publicDetails, 200),
    pages: new StoredPageFirst({
      cacheName: cacheNames.pages,
      matchOptions,
      plugins: [endsWithin(READ_LIMIT_MS), ownPagesOnly, expires(40, days(14), givesWay)],
    }),
    fonts: new StoredFirst({
      cacheName: cacheNames.fonts,
      plugins: [endsWithin(FILE_LIMIT_MS), expires(16, days(365))],
    }),
    images: new StoredFirst({
      cacheName: cacheNames.images,
      matchOptions,
      plugins: [endsWithin(FILE_LIMIT_MS), imagesOnly, expires(150, days(30), givesWay)],
    }),
  };
}
export type Strategies = ReturnType<typeof createStrategies>;
