import { useSyncExternalStore } from 'react';
import { API_BASE } from '#contract/http/paths.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { API_HEADER, STORED_AT_HEADER } from '#contract/http/read-headers.ts';
import { apiUrl, clientConfig } from '../startup/config.ts';
import { createObservable } from '../observable.ts';
import { noteServerTime } from '../server-time.ts';

const announced = createObservable(false);

const isOwnServer = (): boolean => clientConfig().apiHost === '';

/** Whether the API answers calls beyond §7: our own origin, or an answer carried our header. */
export function hasServerExtensions(): boolean {
  return isOwnServer() || announced.get();
}

/** Notes our header, and the server's time, in the API's answers. @param askedAt when it was asked for, by the device */
export function noteServer(url: string, headers: Headers, askedAt: number): void {
  if (!url.startsWith(apiUrl('/')) || !headers.has(API_HEADER)) return;
  announced.set(true);
  // The worker's copies have the device's time.
  if (headers.has(STORED_AT_HEADER)) return;
  const age = Number(headers.get('age')) * SECOND_MS || 0;
  noteServerTime(Date.parse(headers.get('date') ?? '') + age, askedAt);
}

/** Sent by a proxy in front of the API when a request is too large: a retry would be refused again. */
const proxyRefusals = new Set([413, 414, 431]);
/** Another vendor's API may answer these with an HTML page. */
const missing = new Set([404, 410]);
/** Read as success, or as an ended session: our server marks them with its header or envelope (§7). */
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
 * Whether an answer from an API address was made by an intermediary: an operator's "Recharge now" with status
 * 200, a hotel's sign-in, a firewall's 403. It is treated as no answer. Our servers mark each answer; other vendors'
 * servers answer in JSON, and to a write with any text except HTML (§7).
 */
export function isForeign(url: string, { status, isMarked, isWrite }: AnswerHead, text: string): boolean {
  const isSettled = isMarked || status >= 500 || proxyRefusals.has(status);
  if (isSettled || !url.startsWith(apiUrl(API_BASE))) return false;
  // An empty successful read: the parser rejects it.
  if (text === '' && !isWrite && status < 300) return false;
  if (hasServerExtensions()) return !isJson(text, isDecisive(status));
  if (text === '' || missing.has(status)) return false;
  return isWrite && status < 300 ? text.trimStart().startsWith('<') : !isJson(text, false);
}

/** {@link hasServerExtensions}, followed. */
export function useServerExtensions(): boolean {
  return useSyncExternalStore(announced.subscribe, hasServerExtensions, isOwnServer);
}
