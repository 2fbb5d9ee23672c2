import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';

/** True where the browser's Cache Storage fails: a corrupt profile, or storage that was blocked since. */
async function areCachesBroken(): Promise<boolean> {
  try {
    const opened = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    await Promise.all(opened);
    return false;
  } catch {
    return true;
  }
}

/**
 * Answers what a route could not. With caches that work that is a missing network, which is told as it is; with
 * broken ones the network alone serves the app, as if there were no worker.
 */
export async function answerWithoutCaches({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  return (await areCachesBroken()) ? fetch(request) : Response.error();
}
