import * as v from 'valibot';

/** Messages between page and worker, both directions. */

export const WARM_MAX_URLS = 60;
const Urls = v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000), v.url())), v.maxLength(WARM_MAX_URLS));

/** Page to worker. `SKIP_WAITING` is workbox-window's own name. */
export const ToWorker = v.variant('type', [
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** The worker takes over every open page. */
  v.object({ type: v.literal('CLAIM') }),
  /** Answered on the message's port with `true` when every cache is gone. */
  v.object({ type: v.literal('CLEAR_CACHES') }),
  /** Answered on the message's port with a {@link PrecacheState}, once what was missing has been asked for again. */
  v.object({ type: v.literal('PRECACHE_STATE') }),
  /** What the page loaded before the worker was in charge, to be kept as well. Full URLs. */
  v.object({
    type: v.literal('WARM'),
    page: v.pipe(v.string(), v.maxLength(2000), v.url()),
    reads: Urls,
    images: Urls,
  }),
]);
export type ToWorker = v.InferOutput<typeof ToWorker>;

/** How many files of the app this version wants to keep on the device, and how many it has. */
export const PrecacheState = v.object({ wanted: v.number(), stored: v.number() });
export type PrecacheState = v.InferOutput<typeof PrecacheState>;

/**
 * Stands in the built worker where the server puts a hash of the client's settings when it serves
 * `/sw.js`: the pages carry those settings, so a change of them must reach the stored pages.
 */
export const CONFIG_REVISION_PLACEHOLDER = '__KAJ_CONFIG_REVISION__';
