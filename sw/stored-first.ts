import { Strategy, type StrategyHandler, CacheFirst } from 'workbox-strategies';

/** The stored page at once, revalidated; else the network's. */
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

type Handled = ReturnType<CacheFirst['handleAll']>;

/** The stored copy, else the network. Failing to store does not fail the answer. */
export class StoredFirst extends CacheFirst {
  override handleAll(options: Parameters<CacheFirst['handleAll']>[0]): Handled {
    const [response, done] = super.handleAll(options);
    return [response, done.catch(() => undefined)];
  }
}
