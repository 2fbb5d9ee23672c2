import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../../errors/api-error.ts';
import { cors } from 'hono/cors';
import { API_HEADER, API_VERSION } from '#contract/http/read-headers.ts';
import {
  CONSENT_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  IF_MATCH_HEADER,
  PAYMENT_HEADER,
  REPLAYED_HEADER,
  UPLOAD_OFFSET_HEADER,
} from '#contract/http/write-headers.ts';

const isOwn = (origin: string, c: Context): boolean =>
  URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host;

function isAllowed(c: Context, allowed: ReadonlySet<string>): boolean {
  const origin = c.req.header('Origin');
  // Only browsers set Sec-Fetch-Site, and it is correct behind proxies that change Host.
  const site = c.req.header('Sec-Fetch-Site');
  if (site === 'same-origin') return true;
  if (origin === undefined) return site === undefined || site === 'none';
  return allowed.has(origin) || isOwn(origin, c);
}

/** For calls that cost an SMS or end a subscription: browsers may make them from allowed origins only. */
export function onlyAllowedOrigins(origins: readonly string[]) {
  const allowed = new Set(origins);
  return createMiddleware(async (c, next) => {
    if (!isAllowed(c, allowed)) throw new ApiError('originNotAllowed');
    await next();
    const origin = c.req.header('Origin');
    if (origin === undefined) c.res.headers.delete('Access-Control-Allow-Origin');
    else c.res.headers.set('Access-Control-Allow-Origin', origin);
    c.res.headers.append('Vary', 'Origin');
  });
}

/** Any origin is allowed: authentication is by bearer token, never by cookie. */
export const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowHeaders: [
    'Authorization',
    'Content-Type',
    CONSENT_HEADER,
    IDEMPOTENCY_KEY_HEADER,
    IF_MATCH_HEADER,
    PAYMENT_HEADER,
    UPLOAD_OFFSET_HEADER,
    'If-None-Match',
    'If-Modified-Since',
    'If-Range',
    'Range',
  ],
  exposeHeaders: [
    'Accept-Ranges',
    'Content-Disposition',
    'Content-Length',
    'Content-Range',
    'Date',
    'ETag',
    API_HEADER,
    REPLAYED_HEADER,
    'Last-Modified',
    'Repr-Digest',
    'Retry-After',
    UPLOAD_OFFSET_HEADER,
  ],
  maxAge: 86_400,
});

/** Announces the extensions of §7. */
export const announceApi = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set(API_HEADER, API_VERSION);
});

/** Allows embedding from other origins. */
export const crossOriginResource = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
});
