import { createHash } from 'node:crypto';
import type { StoredFile } from './file-store.ts';

const MAX_CACHED = 1000;

/** The file's SHA-256 as Repr-Digest (RFC 9530 §3); null when it cannot be read. */
async function computeDigest(file: StoredFile): Promise<string | null> {
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    const chunks: AsyncIterable<Uint8Array> = await file.read({ start: 0, end: file.size - 1 });
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
    return bytes === file.size ? `sha-256=:${hash.digest('base64')}:` : null;
  } catch {
    return null;
  }
}

/** Cached digests of stored files; null where one cannot be computed, which is no failure. */
export function createDigests() {
  const cached = new Map<string, Promise<string | null>>();
  return async function digestOf(path: string, file: StoredFile): Promise<string | null> {
    if (file.size === 0) return null;
    const key = [path, file.etag, file.size, file.modified.getTime()].join(' ');
    const digest = cached.get(key) ?? computeDigest(file);
    cached.delete(key);
    cached.set(key, digest);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    const known = await digest;
    if (known === null) cached.delete(key);
    return known;
  };
}
