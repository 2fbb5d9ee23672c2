import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { STORED_AT_HEADER } from '#contract/http/read-headers.ts';
import { forgetGone, isOfApi } from './gone.ts';
import { within } from './time-limit.ts';

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
export class FreshFirst extends Strategy {
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
