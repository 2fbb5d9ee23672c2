import { IDEMPOTENCY_KEY_HEADER, IF_MATCH_HEADER, toIfMatch } from '#contract/http/write-headers.ts';
import { hasServerExtensions } from './server-extensions.ts';

/** A random UUID. `crypto.randomUUID` is missing on plain http. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export interface WriteOptions {
  /** Id of the user who sends it. */
  as: string;
  /** The same for all repeats of one request. */
  idempotencyKey?: string | undefined;
  /** Of the edited row; the server answers 409 when it has changed. */
  version?: number | null | undefined;
  signal?: AbortSignal | undefined;
}

/** Extension headers, which another server might refuse. */
export function toWriteHeaders({
  idempotencyKey,
  version,
}: Pick<WriteOptions, 'idempotencyKey' | 'version'>): Record<string, string> {
  const headers: Record<string, string> = {};
  if (!hasServerExtensions()) return headers;
  if (version !== undefined && version !== null) headers[IF_MATCH_HEADER] = toIfMatch(version);
  if (idempotencyKey !== undefined) headers[IDEMPOTENCY_KEY_HEADER] = idempotencyKey;
  return headers;
}
