import { createECDH, ECDH } from 'node:crypto';
import webPush from 'web-push';
import type { PushTarget } from '#contract/alerts/alert.ts';
import type { PushMessage } from '#contract/alerts/push-message.ts';
import { formatNumber } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { toJobTitle } from '#contract/http/page-titles.ts';
import { apiPaths, appPaths, toJobPath } from '#contract/http/paths.ts';
import { DAY_MS, SECOND_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { isLoopback } from '../config.ts';
import { readServerKey } from '../db/server-keys.ts';
import { ApiError } from '../errors/api-error.ts';
import { findCode } from '../errors/database-errors.ts';
import { toJobCard } from '../jobs/job-answer.ts';
import type { CardRow } from '../jobs/job-rows.ts';
import { toJobWords } from '../jobs/job-words.ts';
import { toBase } from './alert-mails.ts';
import { alertTexts } from './alert-texts.ts';
import type { AlertRow } from './store.ts';

/** Notifications by Web Push (RFC 8030, 8291, 8292). */

type PushContext = Pick<AppContext, 'db' | 'config'>;

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The VAPID key pair (RFC 8292), created at first use. */
async function readVapidKeys({ db }: Pick<AppContext, 'db'>): Promise<VapidKeys> {
  const privateKey = await readServerKey(db, 'vapid');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: curve.getPublicKey().toString('base64url') };
}

/** The public VAPID key, for `PushManager.subscribe`. */
export const readPushKey = async (context: Pick<AppContext, 'db'>): Promise<string> =>
  (await readVapidKeys(context)).publicKey;

/** True for known push services. Prevents request forgery, as clients choose the endpoint. */
function isPushService(endpoint: URL, hosts: readonly string[]): boolean {
  const { protocol, hostname, host } = endpoint;
  if (hosts.includes(host) && isLoopback(hostname)) return true;
  const isListed = hosts.some((known) => hostname === known || hostname.endsWith(`.${known}`));
  return isListed && protocol === 'https:' && endpoint.port === '';
}

const AUTH_BYTES = 16;

/** True for a point on the curve P-256: other public keys cannot be used for encryption (RFC 8291). */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1', undefined, undefined, 'compressed');
    return true;
  } catch {
    return false;
  }
}

/** `fetch` refuses user names and passwords, and no browser subscribes with a fragment. */
function isPlain(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { username, password, hash } = new URL(endpoint);
  return username === '' && password === '' && hash === '';
}

/** True where a message can be encrypted and sent. */
const isPossible = ({ endpoint, keys }: PushTarget): boolean =>
  isPlain(endpoint) && isPoint(keys.p256dh) && Buffer.from(keys.auth, 'base64url').length === AUTH_BYTES;

/** @throws ApiError 400 for an unusable subscription or an unknown push service */
export function requirePushTarget({ config }: Pick<AppContext, 'config'>, target: PushTarget): void {
  if (isPossible(target) && isPushService(new URL(target.endpoint), config.pushHosts)) return;
  throw new ApiError('browserNotSupported');
}

const TIMEOUT_MS = 20 * SECOND_MS;

interface PushOptions {
  /** A waiting message of the same topic is replaced. */
  topic: string;
  ttlMs?: number;
}

/**
 * `expired`: the subscription has ended; `refused`: the message cannot be delivered to it, as after a change of the
 * server's key. The device has to subscribe anew then.
 */
export type PushOutcome = 'sent' | 'expired' | 'refused';

/** Names neither the endpoint, which is a secret of the device, nor the message. */
export class PushError extends Error {
  override readonly name: string = 'PushError';
}

/** The push service does not accept the server's key or its contact address (RFC 8292). */
export class PushKeyError extends PushError {
  override readonly name = 'PushKeyError';
}

/** Rethrows only the code of a `fetch` error, as its message contains the whole endpoint. */
async function post(endpoint: string, init: RequestInit): Promise<number> {
  try {
    const { status } = await fetch(endpoint, init);
    return status;
  } catch (error) {
    throw new PushError(`push service ${findCode(error) ?? 'not reached'}`);
  }
}

/** Encrypts and sends a message. @throws PushError when it is to be tried again */
export async function sendPush(
  context: PushContext,
  target: PushTarget,
  message: PushMessage,
  { topic, ttlMs = DAY_MS }: PushOptions,
): Promise<PushOutcome> {
  if (!isPossible(target)) return 'refused';
  const { method, headers, body, endpoint } = webPush.generateRequestDetails(
    target,
    JSON.stringify(message),
    {
      vapidDetails: {
        subject: `mailto:${context.config.client.contactEmail}`,
        ...(await readVapidKeys(context)),
      },
      TTL: ttlMs / SECOND_MS,
      topic,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  );
  const status = await post(endpoint, {
    method,
    headers,
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (status === 404 || status === 410) return 'expired';
  if (status >= 200 && status < 300) return 'sent';
  const reason = `push service ${status}`;
  if (status === 429 || status >= 500) throw new PushError(reason);
  if (status === 401 || status === 403) throw new PushKeyError(reason);
  return 'refused';
}

function toMoreText(more: number, language: AlertRow['language']): string {
  const { oneMore, more: several } = alertTexts[language].push;
  if (more <= 0) return '';
  return more === 1 ? oneMore : several(formatNumber(more, language));
}

/** A notification of one job and the number of others. Tapping it opens the job. */
export function writePush(
  context: Pick<AppContext, 'config'>,
  alert: AlertRow,
  { card, total, tag }: { card: CardRow; total: number; tag: string },
): PushMessage {
  const { language } = alert;
  const job = toJobCard(card);
  const { place, pay } = toJobWords(job, language);
  const lines = [[place, pay].filter((part) => part !== '').join(' · '), toMoreText(total - 1, language)];
  return {
    web_push: 8030,
    notification: {
      title: toJobTitle(job),
      body: lines.filter((line) => line !== '').join('\n'),
      lang: language,
      tag,
      navigate: toBase(context, alert) + toLocalPath(toJobPath(job._id), language),
      data: { reads: [apiPaths.job(job._id), apiPaths.company(job.company._id)] },
    },
  };
}

/** The test notification. */
export function writeTestPush(context: Pick<AppContext, 'config'>, alert: AlertRow): PushMessage {
  const { language } = alert;
  const { testTitle, testBody } = alertTexts[language].push;
  return {
    web_push: 8030,
    notification: {
      title: testTitle,
      body: testBody,
      lang: language,
      tag: 'test',
      navigate: toBase(context, alert) + toLocalPath(appPaths.alerts, language),
      data: { reads: [] },
    },
  };
}
