import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { cacheNames } from '#contract/device/stores.ts';
import { STORED_AT_HEADER } from '#contract/http/read-headers.ts';
import { DAY_MS, SECOND_MS, SLOW_ANSWER_MS, STORED_RESULTS_MAX_AGE_MS } from '#contract/limits.ts';
import { forgetGone, isOfApi, isOwnPage } from './gone.ts';
import { isKnownAddress } from './matching.ts';
import { readBuilds } from './precache.ts';
import { endsWithin, FILE_LIMIT_MS, READ_LIMIT_MS, within } from './time-limit.ts';

/** Only `good` answers are stored; a stored one is better than a `poor` one. */
type Outcome = { kind: 'good' | 'poor' | 'final'; response: Response } | { kind: 'failed'; error: unknown };

function kindOf(response: Response): 'good' | 'poor' | 'final' {
  const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '');
  if (response.status === 200) return isJson ? 'good' : 'poor';
  return response.status >= 500 || !isOfApi(response) ? 'poor' : 'final';
}

function toStored(response: Response, body: ArrayBuffer): Response {
  const headers = new Headers(response.headers);
  const now = new Date();
  headers.set(STORED_AT_HEADER, now.toISOString());
  headers.set('date', now.toUTCString());
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body, { status: 200, headers });
}

/**
 * Network first; a late, broken or malformed answer gives way to the stored one, with {@link STORED_AT_HEADER}. A
 * late one still replaces it.
 */
class FreshFirst extends Strategy {
  readonly #limitMs: number;

  /** @param options `limitMs`: the network's time while an answer is stored */
  constructor({ limitMs, ...options }: StrategyOptions & { limitMs: number }) {
    super(options);
    this.#limitMs = limitMs;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const asked = this.#ask(request, handler);
    void handler.waitUntil(asked);
    const early = await within(asked, this.#limitMs);
    if (early?.kind === 'good' || early?.kind === 'final') return early.response;
    const stored = await handler.cacheMatch(request);
    if (stored) return stored;
    const outcome = early ?? (await asked);
    if (outcome.kind === 'failed') throw outcome.error;
    return outcome.response;
  }

  async #ask(request: Request, handler: StrategyHandler): Promise<Outcome> {
    try {
      const response = await handler.fetch(request);
      const forReader = response.clone();
      const body = await response.arrayBuffer();
      const kind = kindOf(response);
      if (kind === 'good' && !/no-store/i.test(response.headers.get('cache-control') ?? '')) {
        this.#store(request, handler, toStored(response, body));
      }
      await forgetGone(request, response, isOfApi);
      return { kind, response: forReader };
    } catch (error) {
      return { kind: 'failed', error };
    }
  }

  /** When storing fails (a full disk), the answer is still returned. */
  #store(request: Request, handler: StrategyHandler, stored: Response): void {
    void handler.waitUntil(handler.cachePut(request, stored).catch(() => false));
  }
}

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
