import { IDEMPOTENCY_KEY_HEADER, IF_MATCH_HEADER, toIfMatch } from '#contract/http/write-headers.ts';
import { hasServerExtensions } from './server-extensions.ts';

/** What every write of an employer is sent with. */
export interface WriteOptions {
  token: string;
  /** One for each thing that is sent, kept for its repeats: the server then does it once. */
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
