import { useSyncExternalStore } from 'react';
import { API_BASE } from '#contract/http/paths.ts';
import { API_HEADER } from '#contract/http/read-headers.ts';
import { apiUrl, clientConfig } from '../startup/config.ts';
import { createObservable } from '../observable.ts';

const announced = createObservable(false);

const isOwnServer = (): boolean => clientConfig().apiHost === '';

/** Whether the API answers calls beyond §7: our own origin, or an answer carried our header. */
export function hasServerExtensions(): boolean {
  return isOwnServer() || announced.get();
}

/** Notes our header in the API's answers. */
export function noteServer(url: string, headers: Pick<Headers, 'has'>): void {
  if (url.startsWith(apiUrl('/')) && headers.has(API_HEADER)) announced.set(true);
}

/** Too much for a proxy in front of the API: its refusal is final. */
const proxyRefusals = new Set([413, 414, 431]);
/** Another maker's API may answer these with a page of its own. */
const missing = new Set([404, 410]);
/** These would count as done, or as a refusal: from our server they carry its header, or its envelope. */
const isDecisive = (status: number): boolean => status < 300 || status === 401 || status === 403;

function isJson(text: string, mustBeEnvelope: boolean): boolean {
  try {
    const body: unknown = JSON.parse(text);
    if (!mustBeEnvelope) return true;
    return typeof body === 'object' && body !== null && ('success' in body || 'data' in body);
  } catch {
    return false;
  }
}

interface AnswerHead {
  status: number;
  /** Whether it carries our header. */
  isMarked: boolean;
  isWrite: boolean;
}

/**
 * Whether an answer from an address of the API was made by somebody on the way: an operator's "Recharge now" with status
 * 200, a hotel's sign-in, a firewall's 403. It counts as no answer. Our servers mark each answer; those of another maker
 * answer in JSON, and to a write with any text that is no page (§7).
 */
export function isForeign(url: string, { status, isMarked, isWrite }: AnswerHead, text: string): boolean {
  const isSettled = isMarked || status >= 500 || proxyRefusals.has(status);
  if (isSettled || !url.startsWith(apiUrl(API_BASE))) return false;
  // A read without content says nothing, and counts for nothing.
  if (text === '' && !isWrite && status < 300) return false;
  if (hasServerExtensions()) return !isJson(text, isDecisive(status));
  if (text === '' || missing.has(status)) return false;
  return isWrite && status < 300 ? text.trimStart().startsWith('<') : !isJson(text, false);
}

/** {@link hasServerExtensions}, followed. */
export function useServerExtensions(): boolean {
  return useSyncExternalStore(announced.subscribe, hasServerExtensions, isOwnServer);
}
