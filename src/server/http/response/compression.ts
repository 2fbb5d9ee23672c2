import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { cachePolicy, isNotModified } from './conditional.ts';

/**
 * Brotli and gzip. Hono's compress (4.13) has no Brotli: of the client's scripts, gzip makes 489 kB and Brotli 432. It
 * compresses the same body for each request, and sends no Content-Length.
 */

const codings = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof codings)[number];
export type Compression = Exclude<Coding, 'identity'>;

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((part) => part.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(weight) ? 0 : weight);
  }
  return weights;
}

/** The preferred coding that an Accept-Encoding header accepts. */
export function chooseCoding(header: string | undefined, offered: readonly Coding[] = codings): Coding {
  const weights = readWeights(header ?? '');
  const weigh = (coding: Coding): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const wanted = codings.filter((coding) => coding !== 'identity' && offered.includes(coding));
  const [best] = wanted.filter((coding) => weigh(coding) > 0).sort((a, b) => weigh(b) - weigh(a));
  if (best === undefined) return 'identity';
  return weigh(best) >= (weights.get('identity') ?? 0) ? best : 'identity';
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Effort = 'fast' | 'small';
const brotliQuality: Record<Effort, number> = { fast: 4, small: 11 };
const gzipLevel: Record<Effort, number> = { fast: 5, small: 9 };

/** Compresses off the main thread. */
export function compress(body: Buffer, coding: Compression, effort: Effort): Promise<Buffer> {
  if (coding === 'gzip') return deflate(body, { level: gzipLevel[effort] });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

/** An LRU cache of compressed bodies. */
function createCompressionCache(maxBytes: number) {
  const bodies = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });

  return async function compressOnce(key: string, coding: Compression, body: Buffer): Promise<Buffer> {
    const place = `${coding} ${key}`;
    const compressed = bodies.get(place) ?? (await compress(body, coding, 'fast'));
    bodies.set(place, compressed);
    return compressed;
  };
}

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
