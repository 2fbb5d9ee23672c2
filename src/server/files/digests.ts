import { createHash } from 'node:crypto';
import { createTtlCache, readOnce } from '../ttl-cache.ts';
import type { StoredFile } from './file-store.ts';

const MAX_CACHED = 1000;

/** The file's SHA-256 as Repr-Digest (RFC 9530 §3). */
async function computeDigest(file: StoredFile): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  const chunks: AsyncIterable<Uint8Array> = await file.read({ start: 0, end: file.size - 1 });
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  if (bytes !== file.size) throw new Error('The file ended too early.');
  return `sha-256=:${hash.digest('base64')}:`;
}

/** Cached digests of stored files; null where one cannot be computed, which is no failure. */
export function createDigests() {
  const cached = createTtlCache<Promise<string>>({ clock: Date.now, forMs: Infinity, max: MAX_CACHED });
  return async function digestOf(path: string, file: StoredFile): Promise<string | null> {
    if (file.size === 0) return null;
    const key = [path, file.etag, file.size, file.modified.getTime()].join(' ');
    return readOnce(cached, key, () => computeDigest(file)).catch(() => null);
  };
}
