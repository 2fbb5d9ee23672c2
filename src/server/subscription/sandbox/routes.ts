import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { sandboxPaths } from '#contract/subscription/paths.ts';
import type { AppContext } from '../../app-context.ts';
import type { SubscriptionContext } from '../subscription-context.ts';
import { describeRoute, query, text } from '../../http/describe-route.ts';
import { missingRoute } from '../../http/errors/failures.ts';
import { toOrigin } from '../../http/request/client-address.ts';
import { readPageLanguage } from '../../http/response/language.ts';
import { toPlainPolicy } from '../../http/response/plain-page.ts';
import { handleNotification } from '../notifications.ts';
import { readPhone } from '../msisdn.ts';
import { toSandboxChannels } from './channels.ts';
import { toInboxPage } from './inbox-page.ts';
import { readMessages, type SandboxContext } from './memory.ts';
import { toPayPage, toRefusedPage } from './payment-pages.ts';
import { pay, readPayment, type Outcome, type Payment } from './payment.ts';

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
