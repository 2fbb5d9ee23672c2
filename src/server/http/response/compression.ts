import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/**
 * Brotli and gzip. Hono's compress (4.13) has no Brotli: of the client's scripts, gzip makes 489 kB and Brotli 432. It
 * compresses the same body for each request, and sends no Content-Length.
 */

const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];
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
export function createCompressionCache(maxBytes: number) {
  const bodies = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });

  return async function compressOnce(key: string, coding: Compression, body: Buffer): Promise<Buffer> {
    const place = `${coding} ${key}`;
    const compressed = bodies.get(place) ?? (await compress(body, coding, 'fast'));
    bodies.set(place, compressed);
    return compressed;
  };
}
