import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { cachePolicy } from './cache-policy.ts';
import { createCompressionCache, chooseCoding, type Coding } from './compression.ts';
import { isNotModified } from './conditional.ts';

const COMPRESSION_CACHE_BYTES = 16 * 1024 * 1024;
const MIN_COMPRESSED_BYTES = 1024;

const isRead = (c: Context): boolean => c.req.method === 'GET' || c.req.method === 'HEAD';

function toCacheControl(c: Context): string {
  if (c.req.header('Authorization') !== undefined) return cachePolicy.private;
  if (!isRead(c) || !c.res.ok) return cachePolicy.none;
  return c.res.headers.get('Cache-Control') ?? cachePolicy.revalidated;
}

function chooseFor(c: Context, body: Buffer): Coding {
  if (!isRead(c) || body.length < MIN_COMPRESSED_BYTES) return 'identity';
  return chooseCoding(c.req.header('Accept-Encoding'));
}

/** Adds length, Cache-Control, ETag, 304 and compression to API answers. Answers to a token are never cached. */
export function apiAnswers() {
  const compressOnce = createCompressionCache(COMPRESSION_CACHE_BYTES);

  async function finish(c: Context): Promise<Response> {
    const body = Buffer.from(await c.res.arrayBuffer());
    const headers = new Headers(c.res.headers);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const coding = chooseFor(c, body);
    headers.set('Cache-Control', toCacheControl(c));
    headers.append('Vary', 'Accept-Encoding, Authorization');
    if (isRead(c) && c.res.status === 200) {
      const etag = coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`;
      headers.set('ETag', etag);
      const lastModified = headers.get('Last-Modified');
      const validators = { etag, ...(lastModified !== null && { modified: new Date(lastModified) }) };
      const ifNoneMatch = c.req.header('If-None-Match');
      if (isNotModified({ ifNoneMatch, ifModifiedSince: c.req.header('If-Modified-Since') }, validators)) {
        headers.delete('Content-Type');
        return new Response(null, { status: 304, headers });
      }
    }
    const sent = coding === 'identity' ? body : await compressOnce(hash, coding, body);
    if (coding !== 'identity') headers.set('Content-Encoding', coding);
    headers.set('Content-Length', String(sent.length));
    return new Response(new Uint8Array(sent), { status: c.res.status, headers });
  }

  return createMiddleware(async (c, next) => {
    await next();
    if (c.res.body === null) return;
    // Private files, some of them larger than memory.
    if (c.res.headers.get('Cache-Control') === cachePolicy.private) return;
    const finished = await finish(c);
    c.res = undefined;
    c.res = finished;
  });
}
