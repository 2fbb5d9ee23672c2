import type * as v from 'valibot';
import { readAnswer } from '#contract/http/envelope.ts';
import { IDEMPOTENCY_KEY_HEADER, IF_MATCH_HEADER, toIfMatch } from '#contract/http/write-headers.ts';
import { apiUrl } from '../startup/config.ts';
import { ApiError } from './api-error.ts';
import { type JsonAnswer, requestJson, type RequestOptions } from './http.ts';
import { hasServerExtensions } from './server-extensions.ts';

export interface Fetched<T> {
  data: T;
  message: string | undefined;
  storedAt: number | null;
}

/** One call to the main API, parsed (§7). @param path with its query @throws ApiError */
export async function callApi<S extends v.GenericSchema>(
  path: string,
  schema: S,
  options: RequestOptions = {},
): Promise<Fetched<v.InferOutput<S>>> {
  return toFetched(schema, await requestJson(apiUrl(path), options));
}

/** Parses envelope and `data`. @throws ApiError */
export function toFetched<S extends v.GenericSchema>(
  schema: S,
  answer: JsonAnswer,
): Fetched<v.InferOutput<S>> {
  const read = readAnswer(schema, answer.body);
  if (read.kind === 'ok') return { data: read.data, message: read.message, storedAt: answer.storedAt };
  if (read.kind === 'refused') {
    throw new ApiError('refused', 'refused', { serverMessage: read.message });
  }
  throw new ApiError('broken', 'breaks the contract', { cause: read.reason });
}

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
