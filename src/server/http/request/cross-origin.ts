import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { API_HEADER, API_VERSION } from '#contract/http/read-headers.ts';
import {
  CONSENT_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  IF_MATCH_HEADER,
  PAYMENT_HEADER,
  REPLAYED_HEADER,
} from '#contract/http/write-headers.ts';

/**
 * Any origin's client may speak to this server: it signs in with a bearer token and never with a cookie,
 * so another page can do nothing here that its user has not typed in there.
 */
export const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
  allowHeaders: [
    'Authorization',
    'Content-Type',
    CONSENT_HEADER,
    IDEMPOTENCY_KEY_HEADER,
    IF_MATCH_HEADER,
    PAYMENT_HEADER,
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
    'ETag',
    API_HEADER,
    REPLAYED_HEADER,
    'Last-Modified',
    'Repr-Digest',
    'Retry-After',
  ],
  maxAge: 86_400,
});

/** Tells clients that this server offers the calls beyond §7. */
export const announceApi = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set(API_HEADER, API_VERSION);
});

/** Lets pages of other origins embed the answer, images and files above all. */
export const crossOriginResource = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
});
