import { ApiError } from './api-error.ts';

interface Received {
  text: string;
  status: number;
  isWrite: boolean;
}

/**
 * The body of an answer as parsed JSON; undefined where there is none. A write that was done is done in whatever
 * words it is answered, so these are passed on as they are.
 * @throws ApiError for a read that is not JSON
 */
export function toBody({ text, status, isWrite }: Received): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (status >= 400) return undefined;
    if (isWrite) return text;
    throw new ApiError('broken', 'not JSON', { status, cause });
  }
}
