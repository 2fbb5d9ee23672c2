import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './content-coding.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** How hard to try: `fast` for answers that are made on request, `small` for what is made once. */
type Effort = 'fast' | 'small';
const brotliQuality: Record<Effort, number> = { fast: 4, small: 11 };
const gzipLevel: Record<Effort, number> = { fast: 5, small: 9 };

/** Compresses off the main thread. */
export function compress(body: Buffer, coding: Exclude<Coding, 'identity'>, effort: Effort): Promise<Buffer> {
  if (coding === 'gzip') return deflate(body, { level: gzipLevel[effort] });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

/** Bodies compressed lately, the least recently used leaving first. Key: hash and coding. */
export function createCompressionCache(maxBytes: number) {
  const bodies = new Map<string, Buffer>();
  let bytes = 0;

  const forgetOldest = (): void => {
    for (const [key, body] of bodies) {
      if (bytes <= maxBytes) return;
      bodies.delete(key);
      bytes -= body.length;
    }
  };

  return async function compressOnce(
    key: string,
    coding: Exclude<Coding, 'identity'>,
    body: Buffer,
  ): Promise<Buffer> {
    const place = `${coding} ${key}`;
    const known = bodies.get(place);
    bodies.delete(place);
    const compressed = known ?? (await compress(body, coding, 'fast'));
    if (known === undefined && !bodies.has(place)) bytes += compressed.length;
    bodies.set(place, compressed);
    forgetOldest();
    return compressed;
  };
}
