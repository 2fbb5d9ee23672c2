import { IDEMPOTENCY_KEY_HEADER, IF_MATCH_HEADER, toIfMatch } from '#contract/http/write-headers.ts';
import { hasServerExtensions } from './server-extensions.ts';

/** A random UUID. `crypto.randomUUID` is missing on plain http, which local networks use. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 10 (RFC 9562 §5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What every write of an employer is sent with. */
export interface WriteOptions {
  token: string;
  /** The same for all repeats of one request: the server then does it once. */
  idempotencyKey?: string | undefined;
  /** Of the row that the form was filled from; the server refuses with 409 when it is another by now. */
  version?: number | null | undefined;
  signal?: AbortSignal | undefined;
}

/** The extension headers of a write: another server may refuse headers it does not know, and the write with them. */
export function toWriteHeaders({ idempotencyKey, version }: WriteOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  if (!hasServerExtensions()) return headers;
  if (version !== undefined && version !== null) headers[IF_MATCH_HEADER] = toIfMatch(version);
  if (idempotencyKey !== undefined) headers[IDEMPOTENCY_KEY_HEADER] = idempotencyKey;
  return headers;
}
