import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { PushTarget } from '#contract/alerts/alert.ts';
import type { PushMessage } from '#contract/alerts/push-message.ts';
import { DAY_MS, SECOND_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { isLoopback } from '../config.ts';
import { badRequest } from '../http/errors/errors.ts';
import { PermanentError } from '../queue/queue.ts';
import { readServerKey } from '../server-keys.ts';

/** Notifications by Web Push (RFC 8030, 8291, 8292). */

type PushContext = Pick<AppContext, 'db' | 'config'>;

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The key pair by which push services know this product, made at its first use. */
async function readVapidKeys({ db }: Pick<AppContext, 'db'>): Promise<VapidKeys> {
  const privateKey = await readServerKey(db, 'vapid');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: curve.getPublicKey().toString('base64url') };
}

/** What browsers subscribe with. */
export const readPushKey = async (context: Pick<AppContext, 'db'>): Promise<string> =>
  (await readVapidKeys(context)).publicKey;

/** The browsers' push services alone, as the server is made to send requests there. */
function isPushService(endpoint: URL, hosts: readonly string[]): boolean {
  const { protocol, hostname, host } = endpoint;
  if (hosts.includes(host) && isLoopback(hostname)) return true;
  const isListed = hosts.some((known) => hostname === known || hostname.endsWith(`.${known}`));
  return isListed && protocol === 'https:' && endpoint.port === '';
}

/** @throws ApiError 400 for an address of no known push service */
export function requirePushService({ config }: Pick<AppContext, 'config'>, { endpoint }: PushTarget): void {
  if (URL.canParse(endpoint) && isPushService(new URL(endpoint), config.pushHosts)) return;
  throw badRequest('Notifications of this browser are not supported.');
}

const TIMEOUT_MS = 20 * SECOND_MS;

interface PushOptions {
  /** A waiting message of the same topic is replaced. */
  topic: string;
  ttlMs?: number;
}

/** `expired`: the subscription is gone. */
export type PushOutcome = 'sent' | 'expired';

/** Encrypts and sends a message. @throws PermanentError when the service refuses it, else to be tried again */
export async function sendPush(
  context: PushContext,
  target: PushTarget,
  message: PushMessage,
  { topic, ttlMs = DAY_MS }: PushOptions,
): Promise<PushOutcome> {
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
  const { status } = await fetch(endpoint, {
    method,
    headers,
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (status === 404 || status === 410) return 'expired';
  if (status >= 200 && status < 300) return 'sent';
  const reason = `push service ${status}`;
  if (status === 429 || status >= 500) throw new Error(reason);
  throw new PermanentError(reason);
}
