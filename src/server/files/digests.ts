import { createHash } from 'node:crypto';
import type { StoredFile } from './file-store.ts';

/** Far more than there are files to download. */
const MAX_CACHED = 1000;

/** The whole file's SHA-256 as a Repr-Digest (RFC 9530 §3); null when it cannot be read whole. */
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

/**
 * Digests of stored files, each worked out once: for a file in a bucket that costs one more read of it.
 * @returns a function from a file and its path to its Repr-Digest; null when there is none to tell, which is no failure
 */
export function createDigests() {
  const kept = new Map<string, Promise<string | null>>();
  return async function digestOf(path: string, file: StoredFile): Promise<string | null> {
    if (file.size === 0) return null;
    const key = [path, file.etag, file.size, file.modified.getTime()].join(' ');
    const digest = kept.get(key) ?? computeDigest(file);
    kept.delete(key);
    kept.set(key, digest);
    const [oldest] = kept.keys();
    if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest);
    const known = await digest;
    // What could not be read now may be readable later.
    if (known === null) kept.delete(key);
    return known;
  };
}
