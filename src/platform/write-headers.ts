import { IDEMPOTENCY_KEY_HEADER, IF_MATCH_HEADER, toIfMatch } from '#contract/write-headers.ts';
import { apiUrl } from './config.ts';

/** What every write of an employer is sent with. */
export interface WriteOptions {
  token: string;
  /** One for each thing that is sent, kept for its repeats: the server then does it once. */
  idempotencyKey?: string | undefined;
  /** Of the row that the form was filled from; the server refuses with 409 when it is another by now. */
  version?: number | null | undefined;
  signal?: AbortSignal | undefined;
}

/** Another origin may refuse headers it does not know, and the write with them. */
function isOwnOrigin(): boolean {
  return new URL(apiUrl('/'), location.href).origin === location.origin;
}

/**
 * The extension headers of a write. A server that told a version knows both headers; any other is sent the
 * key only where an unknown header does no harm.
 */
export function toWriteHeaders({ idempotencyKey, version }: WriteOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const isOurs = version !== undefined && version !== null;
  if (isOurs) headers[IF_MATCH_HEADER] = toIfMatch(version);
  if (idempotencyKey !== undefined && (isOurs || isOwnOrigin())) {
    headers[IDEMPOTENCY_KEY_HEADER] = idempotencyKey;
  }
  return headers;
}
