import { BlockList, isIPv4 } from 'node:net';
import { readPhone } from './phone-keys.ts';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Channel } from '#contract/subscription/subscription.ts';
import type { AppContext } from '../app-context.ts';
import {
  type SubscriptionContext,
  findByOperatorId,
  findCurrent,
  storeOperatorId,
  type SubscriptionRow,
} from './store.ts';
import { operatorNotifications } from '../db/subscription-schema.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { missingRoute } from '../http/failures.ts';
import type { StatusAnswer } from './adapters/operator.ts';
import { toBareId, toStatusAnswer } from './adapters/replies.ts';
import { findPage } from './attempts.ts';
import { checkSubscription, confirmPage } from './check.ts';
import { isSameSecret } from '../policies/sessions.ts';

function createSourceCheck(networks: readonly string[] | undefined): (address: string) => boolean {
  if (networks === undefined) return () => true;
  const allowed = new BlockList();
  for (const network of networks) {
    const [address = '', bits = '32'] = network.split('/');
    allowed.addSubnet(address, Number(bits), 'ipv4');
  }
  return (address) => isIPv4(address) && allowed.check(address, 'ipv4');
}

const Text = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String), v.maxLength(512));

/** Of the three platforms. Charging notifications have a transaction instead of a status. */
const Notification = v.object({
  applicationId: Text,
  password: Text,
  subscriberId: Text,
  status: Text,
  timeStamp: Text,
  subscriberRequestId: Text,
  requestId: Text,
  internalTrxId: Text,
  statusCode: Text,
});
type Notification = v.InferOutput<typeof Notification>;

/** The password is checked where it is echoed. */
function isOurs(
  { gateway }: Pick<AppContext, 'gateway'>,
  channel: Channel,
  { applicationId, password }: Notification,
): boolean {
  const operator = gateway.operators[channel];
  if (operator === undefined || !isSameSecret(applicationId, operator.appId)) return false;
  return password === '' || isSameSecret(password, operator.password);
}

/** Identifies a notification; null when it concerns no subscriber. */
function toIdentity(notification: Notification): string[] | null {
  const { subscriberId, status, timeStamp, internalTrxId, statusCode } = notification;
  if (status !== '') return [toBareId(subscriberId), status, timeStamp];
  return internalTrxId === '' ? null : ['charging', internalTrxId, statusCode];
}

async function isNew(
  { db, clock, gateway }: Pick<AppContext, 'db' | 'clock' | 'gateway'>,
  channel: Channel,
  notification: Notification,
) {
  const identity = toIdentity(notification);
  if (identity === null) return false;
  const key = gateway.phones.hash(JSON.stringify([channel, ...identity]));
  const inserted = await db.orm
    .insert(operatorNotifications)
    .values({ key, receivedAt: new Date(clock()) })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

async function findSubscription(
  context: SubscriptionContext,
  channel: Channel,
  claim: StatusAnswer,
): Promise<SubscriptionRow | null> {
  const row = await findByOperatorId(context, channel, claim.operatorId);
  if (row !== null) return storeOperatorId(context, row, claim.operatorId);
  const phone = readPhone(claim.operatorId);
  return phone === null ? null : findCurrent(context, channel, phone);
}

/** Processes a notification. They are unsigned, so they only make us ask the operator. */
export async function handleNotification(
  context: SubscriptionContext,
  channel: Channel,
  body: unknown,
): Promise<void> {
  const parsed = v.safeParse(Notification, body);
  const isKnown = parsed.success && isOurs(context, channel, parsed.output);
  if (!isKnown) {
    const reason = 'not of our application';
    return context.log({ level: 'info', event: 'notification refused', reason, fields: { channel } });
  }
  const { output } = parsed;
  if (!(await isNew(context, channel, output))) return;
  const claim = toStatusAnswer(output.status, output.subscriberId);
  const page = await findPage(context, output.subscriberRequestId || output.requestId);
  if (page !== null && page.subscriptionId === null) {
    await confirmPage(context, page, claim);
    return;
  }
  const row = claim.operatorId === '' ? null : await findSubscription(context, channel, claim);
  if (row !== null) await checkSubscription(context, row, claim);
}

const channelOfPath: Readonly<Record<string, Channel>> = {
  bdapps: 'bd_robi',
  applink: 'applink',
  digimart: 'digimart',
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The notification endpoint: answers at once and processes in the background. */
export function receiveNotification(context: SubscriptionContext) {
  const { subscription, trustedProxies } = context.config;
  const isAllowed = createSourceCheck(subscription.notificationNetworks);
  return async (c: Context) => {
    const channel = channelOfPath[c.req.param('operator') ?? ''];
    const isRightPlace = isSameSecret(c.req.param('key') ?? '', context.gateway.notificationKey);
    if (channel === undefined || !isRightPlace) return missingRoute(c);
    const body = isAllowed(clientAddress(c, trustedProxies)) ? parse(await c.req.text()) : undefined;
    context.gateway.background.run('notification', () => handleNotification(context, channel, body));
    return c.json({ statusCode: 'S1000', statusDetail: 'Success' });
  };
}
