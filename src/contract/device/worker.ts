import * as v from 'valibot';
import { locales, type Locale } from '../format.ts';

export const WARM_MAX_URLS = 60;
const Urls = v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000), v.url())), v.maxLength(WARM_MAX_URLS));

/** Page to worker. `SKIP_WAITING` is workbox-window's name. */
export const ToWorker = v.variant('type', [
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** Controls every open page. */
  v.object({ type: v.literal('CLAIM') }),
  v.object({ type: v.literal('CLEAR_CACHES') }),
  /** Answered with a {@link PrecacheState} after missing files were requested again. */
  v.object({ type: v.literal('PRECACHE_STATE') }),
  /** What the page loaded before the worker controlled it. Full URLs. */
  v.object({
    type: v.literal('WARM'),
    page: v.pipe(v.string(), v.maxLength(2000), v.url()),
    reads: Urls,
    images: Urls,
  }),
]);
export type ToWorker = v.InferOutput<typeof ToWorker>;

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
