import * as v from 'valibot';
import { readPhone } from '../phone-keys.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { DIGIMART_RETURN_BASE, sandboxPaths } from '#contract/subscription/paths.ts';
import { trimSignsEnd } from '#contract/trim-signs.ts';
import { signPage } from '../adapters/platforms.ts';
import { isSameSecret } from '../../policies/sessions.ts';

import type { DigimartConfig } from '../../config/subscription-settings.ts';
import {
  findByPhone,
  findByRequestId,
  register,
  statusOf,
  type SandboxContext,
  readMessages,
  behaviourOf,
  type SandboxBehaviour,
} from './memory.ts';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../../app-context.ts';
import type { SubscriptionContext } from '../store.ts';
import { describeRoute, query, text } from '../../http/describe-route.ts';
import { missingRoute } from '../../http/failures.ts';
import { toOrigin } from '../../http/request/client-address.ts';
import { readPageLanguage } from '../../http/request/input.ts';
import { toPlainPolicy } from '../../http/response/html.ts';
import { handleNotification } from '../notifications.ts';
import { toSandboxChannels } from './simulator.ts';
import { toInboxPage, toPayPage, toRefusedPage } from './pages.ts';

const PageQuery = v.object({
  apiKey: v.string(),
  requestId: v.pipe(v.string(), v.regex(/^\d{15}$/)),
  requestTime: v.pipe(v.string(), v.isoTimestamp()),
  signature: v.string(),
  redirectUrl: v.pipe(v.string(), v.url()),
  msisdn: v.string(),
});

interface Payment {
  requestId: string;
  phone: string;
  redirectUrl: string;
}

const FRESH_MS = 10 * MINUTE_MS;

function isReturn(redirectUrl: string, origin: string): boolean {
  const target = new URL(redirectUrl);
  return target.origin === origin && target.pathname.startsWith(`${DIGIMART_RETURN_BASE}/`);
}

/** Validates a page's address as Digimart does. @returns the payment, or an error code */
async function readPayment(
  context: SandboxContext,
  query: Record<string, string>,
  { config, origin }: { config: DigimartConfig; origin: string },
): Promise<Payment | string> {
  const parsed = v.safeParse(PageQuery, query);
  if (!parsed.success) return 'E1009';
  const { apiKey, requestId, requestTime, signature, redirectUrl, msisdn } = parsed.output;
  if (apiKey !== config.apiKey) return 'E1006';
  if (!isSameSecret(signature, signPage(apiKey, requestTime, config.apiSecret))) return 'E1002';
  if (Math.abs(context.clock() - Date.parse(requestTime)) > FRESH_MS) return 'E1004';
  if ((await findByRequestId(context, requestId)) !== null) return 'E1005';
  const phone = readPhone(msisdn);
  if (phone === null) return 'E3008';
  return isReturn(redirectUrl, origin) ? { requestId, phone, redirectUrl } : 'E1009';
}

const refusals: Readonly<Partial<Record<SandboxBehaviour, string>>> = {
  wrong: 'E4001',
  expired: 'E1004',
  exhausted: 'E3003',
  balance: 'E3009',
  ineligible: 'E3005',
  config: 'E1006',
};

/** The pre-registered number may subscribe after unsubscribing. */
function findRefusal(behaviour: SandboxBehaviour, status: string): string | undefined {
  if (status !== 'UNREGISTERED') return 'E3001';
  return behaviour === 'registered' ? undefined : refusals[behaviour];
}

interface Outcome {
  redirectUrl: string;
  subscriber: { operatorId: string; status: string } | null;
}

/** Runs a simulated payment. */
async function pay(
  context: SandboxContext,
  { requestId, phone, redirectUrl }: Payment,
  result: 'pay' | 'fail' | 'silent',
): Promise<Outcome> {
  const target = new URL(redirectUrl);
  const status = statusOf(context, await findByPhone(context, 'digimart', phone));
  const behaviour = behaviourOf(phone);
  const code = result === 'fail' ? 'E3009' : findRefusal(behaviour, status);
  if (code !== undefined) {
    target.search = new URLSearchParams({ subscriptionStatus: code, requestId }).toString();
    return { redirectUrl: target.href, subscriber: null };
  }
  const phoneHash = context.phones.hash(phone);
  const row = await register(context, { channel: 'digimart', phoneHash, behaviour, requestId });
  // Without padding, as the real page.
  const subscriberId = trimSignsEnd(row.operatorId, /=/);
  const claim = { subscriptionStatus: 'S1000', subscriberId, requestId };
  target.search = result === 'silent' ? '' : new URLSearchParams(claim).toString();
  const reported = row.status === 'PENDING' ? 'REG_PENDING' : row.status;
  return { redirectUrl: target.href, subscriber: { operatorId: row.operatorId, status: reported } };
}

const toSandbox = ({ db, clock, gateway }: Pick<AppContext, 'db' | 'clock' | 'gateway'>): SandboxContext => ({
  db,
  clock,
  phones: gateway.phones,
});

async function readInbox(context: Pick<AppContext, 'db' | 'clock' | 'gateway'>, c: Context) {
  const tel = c.req.query('tel')?.slice(0, 64) ?? '';
  const phone = readPhone(tel);
  const messages = phone === null ? [] : await readMessages(toSandbox(context), phone);
  return { tel, phone, messages };
}

const showInbox = (context: Pick<AppContext, 'db' | 'clock' | 'gateway'>) => async (c: Context) => {
  const { tel, phone, messages } = await readInbox(context, c);
  return c.html(toInboxPage(phone, messages, tel));
};

const sendInbox = (context: Pick<AppContext, 'db' | 'clock' | 'gateway'>) => async (c: Context) => {
  const { phone, messages } = await readInbox(context, c);
  return c.json({ messages: messages.map(({ text, code, at }) => ({ tel: phone, text, code, at })) });
};

function readQuery(context: SubscriptionContext, c: Context): Promise<Payment | string> {
  const config = toSandboxChannels(context.gateway.phones).digimart;
  if (config === undefined) return Promise.resolve('E1008');
  return readPayment(toSandbox(context), c.req.query(), { config, origin: toOrigin(context, c) });
}

const showPayment = (context: SubscriptionContext) => async (c: Context) => {
  const payment = await readQuery(context, c);
  const language = readPageLanguage(c);
  if (typeof payment === 'string') return c.html(toRefusedPage(language, payment), 400);
  const terms = context.config.subscription.terms[language].digimart;
  const action = sandboxPaths.pay + new URL(c.req.url).search;
  return c.html(toPayPage(language, { phone: payment.phone, terms, action }));
};

/** Digimart's notification of a payment, without a network. */
function notify(
  context: SubscriptionContext,
  requestId: string,
  subscriber: NonNullable<Outcome['subscriber']>,
): void {
  const body = {
    timeStamp: new Date(context.clock()).toISOString().replaceAll(/\D/g, '').slice(0, 14),
    subscriberId: subscriber.operatorId,
    applicationId: context.gateway.operators.digimart?.appId,
    version: '2.0',
    frequency: 'monthly',
    status: subscriber.status,
    subscriberRequestId: requestId,
  };
  context.gateway.background.run('notification', () => handleNotification(context, 'digimart', body));
}

const handlePayment = (context: SubscriptionContext) => async (c: Context) => {
  const payment = await readQuery(context, c);
  if (typeof payment === 'string') return c.html(toRefusedPage(readPageLanguage(c), payment), 400);
  const { result } = await c.req.parseBody();
  const known = result === 'pay' || result === 'silent' ? result : 'fail';
  const { redirectUrl, subscriber } = await pay(toSandbox(context), payment, known);
  if (subscriber !== null) notify(context, payment.requestId, subscriber);
  return c.redirect(redirectUrl, 303);
};

const sandbox = {
  tag: 'Subscription',
  description: 'Exists only with simulated operators.',
  refusals: [404],
};
const page = { contentType: 'text/html', schema: text() };
const tel = query('tel', text(), 'A mobile number.');

const descriptions = {
  page: describeRoute({
    ...sandbox,
    summary: 'The simulated operators: test numbers and messages',
    parameters: [tel],
    plain: page,
  }),
  inbox: describeRoute({
    ...sandbox,
    summary: 'The simulated messages to a number, newest first',
    parameters: [tel],
    plain: { contentType: 'application/json', schema: { type: 'object', properties: { messages: {} } } },
  }),
  showPayment: describeRoute({
    ...sandbox,
    summary: 'The simulated payment page',
    plain: page,
    refusals: [400, 404],
  }),
  pay: describeRoute({
    ...sandbox,
    summary: 'Simulates a successful or failed payment',
    status: 303,
    refusals: [400, 404],
  }),
};

/** The simulated operators' pages; 404 with real operators. */
export function createSandboxRoutes(context: SubscriptionContext) {
  const { returnUrl } = context.config.client;
  const targets = returnUrl === '' ? [] : [new URL(returnUrl).origin];
  const guard = createMiddleware(async (c, next) => {
    if (!context.config.subscription.isSandbox) return missingRoute(c);
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', toPlainPolicy(targets));
    return undefined;
  });
  return new Hono({ strict: false })
    .get(sandboxPaths.page, descriptions.page, guard, showInbox(context))
    .get(sandboxPaths.inbox, descriptions.inbox, guard, sendInbox(context))
    .get(sandboxPaths.pay, descriptions.showPayment, guard, showPayment(context))
    .post(sandboxPaths.pay, descriptions.pay, guard, handlePayment(context));
}
