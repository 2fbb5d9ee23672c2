import type { Context } from 'hono';
import { readPhone } from '../phone-keys.ts';
import { operatorStatus, readPaymentReference, type Channel } from '#contract/subscription/subscription.ts';
import { PAYMENT_HEADER } from '#contract/http/write-headers.ts';
import { type SubscriptionContext, findByClientId, findCurrent, type SubscriptionRow } from '../store.ts';
import { parseInput, readBody } from '../../http/request/input.ts';
import { readFields, readTexts, LookupBody, SaveBody } from './answers.ts';
import { findOpenPages, isFreshPayment } from '../attempts.ts';
import { confirmPage } from '../check.ts';
import { countGuess, countLookup } from '../request-limits.ts';

const { lookupSuccess, lookupError } = operatorStatus;

/** §7 `saveSubData`: compared with what is stored; nothing is written. */
export const saveSubData = (context: SubscriptionContext) => async (c: Context) => {
  const { type, tel, subID } = await readBody(c, SaveBody);
  await countGuess(context, c, 'subscriber ids');
  const phone = readPhone(tel);
  const row = await findByClientId(context, subID);
  const isKnown =
    phone !== null &&
    row !== null &&
    row.status !== 'ended' &&
    row.channel === type &&
    row.phoneHash === context.gateway.phones.hash(phone);
  if (isKnown) return c.json({ status: lookupSuccess, message: readTexts(c).saved });
  return c.json({ status: lookupError, message: readTexts(c).notSaved });
};

interface Query {
  tel: string;
  channels: readonly Channel[];
}

async function lookUp(context: SubscriptionContext, c: Context, { tel, channels }: Query) {
  const phone = readPhone(tel);
  if (phone === null) return null;
  await countLookup(context, c, phone);
  for (const channel of channels) {
    const row = await findCurrent(context, channel, phone);
    if (row !== null) return row;
  }
  return channels.includes('digimart') ? confirmPages(context, phone) : null;
}

/** The visitor may return from the payment page in another browser. */
async function confirmPages(context: SubscriptionContext, phone: string): Promise<SubscriptionRow | null> {
  for (const attempt of await findOpenPages(context, phone)) {
    const row = await confirmPage(context, attempt);
    if (row !== null) return row;
  }
  return null;
}

/** Only the device that paid gets the id that can end the subscription. */
async function toSubId(context: SubscriptionContext, c: Context, row: SubscriptionRow): Promise<string> {
  const payment = readPaymentReference(c.req.header(PAYMENT_HEADER));
  const isPayer =
    payment !== null && (await isFreshPayment(context, { id: payment, subscriptionId: row.id }));
  return isPayer ? row.id : row.lookupId;
}

const toMessage = (c: Context, { status }: SubscriptionRow) =>
  status === 'pending' || status === 'blocked' ? { message: readTexts(c).statuses[status] } : {};

/** §7 `getUserByTel`: an id that reads the status but cannot end the subscription. */
export const getUserByTel = (context: SubscriptionContext) => async (c: Context) => {
  const { tel } = parseInput(LookupBody, await readFields(c));
  const row = await lookUp(context, c, { tel, channels: ['bd_robi', 'applink'] });
  if (row === null) return c.json({ status: lookupError, message: readTexts(c).noId, data: [] });
  return c.json({ status: lookupSuccess, data: [{ subID: row.lookupId }], ...toMessage(c, row) });
};

/** §7 `getUserByTel_digimart`. */
export const getUserByTelDigimart = (context: SubscriptionContext) => async (c: Context) => {
  const { tel } = await readBody(c, LookupBody);
  const row = await lookUp(context, c, { tel, channels: ['digimart'] });
  if (row === null) return c.json({ status: lookupError, message: readTexts(c).noId, data: null });
  return c.json({
    status: lookupSuccess,
    data: { subID: await toSubId(context, c, row) },
    ...toMessage(c, row),
  });
};
