import type * as v from 'valibot';
import { readAnswer } from '#contract/http/envelope.ts';
import { ApiError } from './api-error.ts';
import { apiUrl } from '../startup/config.ts';
import { requestJson, type JsonAnswer, type RequestOptions } from './http.ts';

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
