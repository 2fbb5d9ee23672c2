import * as v from 'valibot';

/** Messages between page and worker, both directions. */

/** Page to worker. `SKIP_WAITING` is workbox-window's own name. */
export const ToWorker = v.variant('type', [
  v.object({ type: v.literal('SKIP_WAITING') }),
  v.object({ type: v.literal('CLEAR_CACHES') }),
]);
export type ToWorker = v.InferOutput<typeof ToWorker>;

/** Header the worker adds to an answer that comes from its cache: when it was stored, ISO text. */
export const STORED_AT_HEADER = 'x-kaj-stored-at';
