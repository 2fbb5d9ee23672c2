import type { Context } from 'hono';
import type { Locale } from '#contract/format.ts';
import { type Channel, channelOf, channels, operatorStatus } from '#contract/subscription/subscription.ts';
import { type Config, toAppName } from '../../config.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readBody, readLanguage } from '../../http/request/input.ts';
import type { CodeClass, OperatorRefusal } from '../adapters/operator.ts';
import { attemptMs, countCodeAttempt, createAttempt, findAttempt, finishAttempt } from '../attempts.ts';
import { newCode, requirePhoneKey, readPhone } from '../phone-keys.ts';
import { countGuess, countInBudget, countMessage, requireBudget, type Uncount } from '../request-limits.ts';
import {
  endSubscription,
  findByClientId,
  findCurrent,
  type SubscriptionContext,
  type SubscriptionRow,
  toSubscriber,
} from '../store.ts';
import { isCode, readTexts, StopBody, StopCodeBody, UnsubscribeBody } from './answers.ts';
import { toStopMessage } from '../subscription-texts.ts';

/** Ends a subscription at its operator, then here. @returns null when it has ended */
async function stopSubscription(
  context: SubscriptionContext,
  row: SubscriptionRow,
): Promise<OperatorRefusal | null> {
  if (row.status === 'ended') return null;
  const operator = context.gateway.operators[row.channel];
  if (operator === undefined) {
    return { kind: 'refused', code: 'E1301', class: 'config' };
  }
  const outcome = await operator.stop(toSubscriber(context, row));
  if (outcome.kind === 'refused') return outcome;
  await endSubscription(context, row);
  return null;
}

const refuseWith = (c: Context, statusCode: string, message: string) =>
  c.json({ success: false, statusCode, statusDetail: message, message });

/** An old id must not end a later subscription of its number. */
async function isConfirmed(
  context: SubscriptionContext,
  row: SubscriptionRow,
  subscribId: string,
): Promise<boolean> {
  if (row.status !== 'ended') return subscribId === row.id;
  return (await findCurrent(context, row.channel, toSubscriber(context, row).phone)) === null;
}

/** The unsubscribe calls (§7). Ids from a look-up need a code by SMS. */
export const handleUnsubscribe = (context: SubscriptionContext, channel: Channel) => async (c: Context) => {
  const texts = readTexts(c);
  const { subscribId } = await readBody(c, UnsubscribeBody);
  await countGuess(context, c, 'subscriber ids');
  const row = await findByClientId(context, subscribId);
  if (row === null || row.channel !== channel) {
    return c.json({ success: false, message: texts.unknownSubscription });
  }
  if (!(await isConfirmed(context, row, subscribId))) {
    return refuseWith(c, operatorStatus.codeNeeded, texts.codeNeeded);
  }
  const refusal = await stopSubscription(context, row);
  if (refusal !== null) return refuseWith(c, refusal.code, texts.outcomes[refusal.class]);
  const message = texts.unsubscribed;
  return c.json({ success: true, statusCode: operatorStatus.success, statusDetail: message, message });
};

async function findChannel(context: SubscriptionContext, phone: string): Promise<Channel | null> {
  const known = await Promise.all(channels.map((channel) => findCurrent(context, channel, phone)));
  return known.find((row) => row !== null)?.channel ?? channelOf(phone);
}

/** The operator may have subscriptions that are unknown here. */
async function isSubscribed(context: SubscriptionContext, channel: Channel, phone: string): Promise<boolean> {
  if ((await findCurrent(context, channel, phone)) !== null) return true;
  const answer = await context.gateway.operators[channel]?.readStatus({ phone, operatorId: '' });
  return answer?.kind === 'status' && (answer.status === 'active' || answer.status === 'pending');
}

/** The last line binds the code to this origin (WICG, "Origin-bound one-time codes"). */
function toStopText(config: Config, code: string, language: Locale): string {
  const { publicUrl } = config.subscription;
  const text = toStopMessage[language](toAppName(config, language), code);
  return publicUrl === undefined ? text : `${text}\n\n@${new URL(publicUrl).hostname} #${code}`;
}

async function sendCode(
  context: SubscriptionContext,
  channel: Channel,
  { uncount, ...message }: { phone: string; text: string; uncount: Uncount },
): Promise<void> {
  if (!(await isSubscribed(context, channel, message.phone))) return;
  const uncountBudget = await countInBudget(context, 'stop');
  const answer = await context.gateway.operators[channel]?.sendMessage?.({ ...message, operatorId: '' });
  if (answer?.kind === 'sent') return;
  await uncountBudget();
  await uncount();
}

/** `POST /api/v1/subscription/stop-code` (extension). The answer is the same for every number of an operator. */
export const requestStopCode = (context: SubscriptionContext) => async (c: Context) => {
  const phone = readPhone((await readBody(c, StopCodeBody)).tel);
  if (phone === null) throw new ApiError('notMobile');
  await requirePhoneKey(context);
  const uncount = await countMessage(context, c, { phone, purpose: 'stop' });
  await requireBudget(context, 'stop');
  const channel = await findChannel(context, phone);
  const language = readLanguage(c);
  if (channel === null || context.gateway.operators[channel]?.sendMessage === undefined) {
    const stop = channel === null ? '' : context.config.subscription.terms[language][channel].stop;
    return c.json({ success: false, message: `${readTexts(c).notByCode} ${stop}`.trim() });
  }
  const code = newCode();
  const { handle } = await createAttempt(context, {
    kind: 'stop',
    channel,
    phone,
    reference: context.gateway.phones.hash(`${phone}:${code}`),
    lifeMs: attemptMs.stop,
  });
  const text = toStopText(context.config, code, language);
  context.gateway.background.run('stop code', () => sendCode(context, channel, { phone, text, uncount }));
  return c.json({ success: true, message: readTexts(c).stopCodeSent, data: { handle } });
};

const refuse = (c: Context, kind: CodeClass) =>
  c.json({ success: false, message: readTexts(c).outcomes[kind] });

/** `POST /api/v1/subscription/stop` (extension): ends the subscription of the code's number. */
export const stopWithCode = (context: SubscriptionContext) => async (c: Context) => {
  const { handle, otp } = await readBody(c, StopBody);
  await countGuess(context, c, 'codes to stop');
  if (!isCode(otp)) return refuse(c, 'wrong');
  const attempt = await findAttempt(context, 'stop', handle);
  if (attempt === null) return refuse(c, 'gone');
  const { phones, operators } = context.gateway;
  const phone = phones.open(attempt.phoneSealed);
  const sent = phones.hash(`${phone}:${otp}`);
  const isRight = sent === phones.open(attempt.referenceSealed);
  if (attempt.subscriptionId !== null) {
    return isRight ? c.json({ success: true, message: readTexts(c).stopped }) : refuse(c, 'gone');
  }
  if (!(await countCodeAttempt(context, attempt))) return refuse(c, 'exhausted');
  if (!isRight) return refuse(c, 'wrong');
  const row = await findCurrent(context, attempt.channel, phone);
  const operator = operators[attempt.channel];
  if (operator === undefined) return refuse(c, 'config');
  const outcome =
    row === null ? await operator.stop({ phone, operatorId: '' }) : await stopSubscription(context, row);
  if (outcome?.kind === 'refused') return refuse(c, outcome.class);
  await finishAttempt(context, attempt, { subscriptionId: row?.id ?? attempt.id, accepted: sent });
  return c.json({ success: true, message: readTexts(c).stopped });
};
