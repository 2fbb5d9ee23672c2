import * as v from 'valibot';
import { locales, type Locale } from '../format.ts';

export const WARM_MAX_URLS = 60;
const Urls = v.array(v.string());

/** What a page loaded before the worker controlled it. Full URLs. */
const LoadedMessage = v.object({
  page: v.string(),
  reads: Urls,
  images: Urls,
});
export type LoadedMessage = v.InferOutput<typeof LoadedMessage>;

/** `SKIP_WAITING` is workbox-window's name; `CLAIM` controls every open page. */
const workerActions = [
  'SKIP_WAITING',
  'CLAIM',
  'CLEAR_CACHES',
  'PRECACHE_STATE',
  'COUNT_PAGES',
  'WARM',
] as const;

/**
 * Page to worker. `PRECACHE_STATE` is answered with a {@link PrecacheState} after missing files were requested again.
 * `COUNT_PAGES` with how many pages of any build are open. Without variants and checks of addresses, which cost the worker 0.3 kB of its 14.
 */
export const ToWorker = v.object({
  type: v.picklist(workerActions),
  /** Of `WARM`. */
  loaded: v.optional(LoadedMessage),
});
export type ToWorker = v.InferInput<typeof ToWorker>;

/** What the worker sends while the app is closed: names of outboxes, and of their tags of Background Sync. */
export const deliveries = ['applications', 'reports', 'alerts'] as const;
export type Delivery = (typeof deliveries)[number];

/** Worker to page: whether the page has no unsent input. The page answers true or false through the port. */
export const MAY_LEAVE = 'MAY_LEAVE';

/** Files of the app that this version stores, and how many are there. */
export const PrecacheState = v.object({ wanted: v.number(), stored: v.number() });
export type PrecacheState = v.InferOutput<typeof PrecacheState>;

/** The languages that a worker stores the app in, the reader's own first. */
export type StoredLanguages = readonly [Locale, ...Locale[]];

/** The worker's address names its languages, so that another choice is another worker. */
export const toWorkerUrl = (languages: StoredLanguages): string =>
  languages.join() === 'en' ? '/sw.js' : `/sw.js?languages=${languages.join()}`;

/** Sets `self.banglaFiles`, the precache list of Bangla's build. */
export const BANGLA_FILES = '/bn/files.js';

/** What the app weighs in each language as it travels, bytes. */
export const LANGUAGE_SIZES = '/languages.json';

/** @param address of the worker's script */
export function readStoredLanguages(address: string): StoredLanguages {
  const [, named = ''] = /[?&]languages=([\w,]+)/.exec(address) ?? [];
  const [first = 'en', ...rest] = named
    .split(',')
    .flatMap((name) => locales.find((own) => own === name) ?? []);
  return [first, ...rest];
}

/** Replaced as `/sw.js` is served: a hash of the client's settings, which stored pages carry. */
export const CONFIG_REVISION_PLACEHOLDER = '__KAJ_CONFIG_REVISION__';
