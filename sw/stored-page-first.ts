import { Strategy, type StrategyHandler } from 'workbox-strategies';

/**
 * The stored page at once, renewed behind it, else the network's. Storing is a favour: where it fails (a full disk, a
 * broken store) the page comes all the same.
 */
export class StoredPageFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await handler.cacheMatch(request).catch(() => undefined);
    const fresh = this.#renew(request, handler);
    if (stored === undefined) return fresh;
    void handler.waitUntil(fresh.catch(() => undefined));
    return stored;
  }

  async #renew(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    void handler.waitUntil(handler.cachePut(request, response.clone()).catch(() => false));
    return response;
  }
}
