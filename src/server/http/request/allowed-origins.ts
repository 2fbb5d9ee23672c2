import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors/errors.ts';

const isOwn = (origin: string, c: Context): boolean =>
  URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host;

function isAllowed(c: Context, allowed: ReadonlySet<string>): boolean {
  const origin = c.req.header('Origin');
  // Set by the browser alone. It also holds behind proxies that give another Host on.
  const site = c.req.header('Sec-Fetch-Site');
  if (site === 'same-origin') return true;
  if (origin === undefined) return site === undefined || site === 'none';
  return allowed.has(origin) || isOwn(origin, c);
}

/**
 * For calls that cost an SMS or end a subscription: pages of other sites may not make them with their visitors'
 * browsers. This server's own pages may, those of the allowed origins, and programs that are no browser.
 */
export function onlyAllowedOrigins(origins: readonly string[]) {
  const allowed = new Set(origins);
  return createMiddleware(async (c, next) => {
    if (!isAllowed(c, allowed)) throw new ApiError(403, 'Pages of this origin may not make this call.');
    await next();
    const origin = c.req.header('Origin');
    if (origin === undefined) c.res.headers.delete('Access-Control-Allow-Origin');
    else c.res.headers.set('Access-Control-Allow-Origin', origin);
    c.res.headers.append('Vary', 'Origin');
  });
}
