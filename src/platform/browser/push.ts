import * as v from 'valibot';
import { SECOND_MS } from '#contract/limits.ts';
import { inTime } from '../wait.ts';

/**
 * Whether notifications can be turned on. `install`: iOS allows them on the home screen alone. `blocked`: refused in the
 * browser's settings.
 */
export type PushSupport = 'ready' | 'install' | 'blocked' | 'missing';

const WORKER_LIMIT_MS = 20 * SECOND_MS;

function isApple(): boolean {
  const { userAgent } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && userAgent.includes('Mobile'));
}

export function readPushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApple() ? 'install' : 'missing';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

const Subscription = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});
type Subscription = v.InferOutput<typeof Subscription>;

const toSubscription = (subscription: PushSubscription): Subscription =>
  v.parse(Subscription, subscription.toJSON());

const toBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const hasKey = ({ options }: PushSubscription, key: Uint8Array): boolean =>
  options.applicationServerKey !== null &&
  new Uint8Array(options.applicationServerKey).every((byte, at) => byte === key[at]);

/**
 * Subscribes without asking; null where notifications are not allowed.
 * @param isRefused true where the push service refuses the present subscription, which is replaced
 * @throws when the push service is away
 */
export async function renewPush(publicKey: string, isRefused = false): Promise<Subscription | null> {
  if (readPushSupport() !== 'ready' || Notification.permission !== 'granted') return null;
  const { pushManager } = await inTime(navigator.serviceWorker.ready, WORKER_LIMIT_MS);
  const applicationServerKey = toBytes(publicKey);
  const present = await pushManager.getSubscription();
  // A subscription of another server, or from before the server's VAPID keys changed.
  if (present && (isRefused || !hasKey(present, applicationServerKey))) await present.unsubscribe();
  return toSubscription(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** Asks, then subscribes; null when refused. Call it on a tap. @throws as {@link renewPush} */
export async function subscribeToPush(readKey: () => Promise<string>): Promise<Subscription | null> {
  // Before any other await: some browsers show the permission prompt only during user activation.
  const permission = await Notification.requestPermission();
  return permission === 'granted' ? renewPush(await readKey()) : null;
}

/** Unsubscribes this device from the server's notifications; never rejects. */
export async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The browser has no Push API, or has blocked it.
  }
}
