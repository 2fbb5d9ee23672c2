import { type Context, Hono } from 'hono';
import {
  AlertData,
  AlertInput,
  AlertKey,
  AlertKeys,
  AlertsData,
  PushKeyData,
} from '#contract/alerts/alert.ts';
import { alertPaths } from '#contract/http/api-paths.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { parseJobQuery, toListPath } from '#contract/jobs/job-query.ts';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { toTokenLimits } from '../auth/sign-in-limits.ts';
import { ApiError } from '../errors/api-error.ts';
import { describeRoute, query, requiredParameter, segment, text } from '../http/describe-route.ts';
import { clientAddress, perAddress, toOrigin } from '../http/request/client-address.ts';
import { parseInput, readBody, readNotices } from '../http/request/input.ts';
import { countAttempt, type Limit } from '../limits/rate-limit.ts';
import { toAskerLimits } from '../mail/mail-limits.ts';
import { findByClientId } from '../subscription/store.ts';
import { PushError, readPushKey, requirePushTarget, sendPush, writeTestPush } from './push.ts';
import {
  endAlertSubscription,
  findByShortLink,
  markAlertConfirmed,
  markAlertStopped,
  readAlerts,
  requireAlert,
  storeAlert,
} from './store.ts';

const tag = 'Job alerts';
const link = {
  tag,
  parameters: ['id', 'key'].map((name) =>
    requiredParameter(query(name, text(), 'Of the alert. Repeat the pair for the other alerts of one mail.')),
  ),
};

const descriptions = {
  save: describeRoute({
    tag,
    summary: 'Creates or changes an alert',
    description:
      'Extension. The device generates id and key. An e-mail address gets one mail with a link, and nothing else until the link is opened. A subscriber (`sms`) gets messages each morning, for the newest search only; 403 if the id was looked up by number, 409 if the number is not subscribed or its operator sends no messages. Repeating the request changes nothing. 403 for a wrong key, 409 for too many alerts of one recipient.',
    body: { AlertInput },
    data: { AlertData },
    refusals: [403, 409, 429],
  }),
  states: describeRoute({
    tag,
    summary: 'Reads alerts by their keys',
    description: 'Extension. Alerts that do not exist or have another key are omitted.',
    body: { AlertKeys },
    data: { AlertsData },
    refusals: [429],
  }),
  confirm: describeRoute({
    tag,
    summary: 'Confirms an address with the link of its first mail',
    description:
      'Extension. 410 for an alert that does not exist or has another address now, 409 for too many alerts of one address.',
    body: { AlertKey },
    data: { AlertData },
    refusals: [409, 410, 429],
  }),
  stop: describeRoute({
    tag,
    summary: 'Stops an alert',
    description: 'Extension. Also succeeds if the alert does not exist.',
    body: { AlertKey },
    refusals: [429],
  }),
  test: describeRoute({
    tag,
    summary: 'Sends a test notification',
    description:
      'Extension. 410 if the device no longer accepts notifications, 503 while the push service is unavailable.',
    body: { AlertKey },
    refusals: [410, 429, 503],
  }),
  pushKey: describeRoute({
    tag,
    summary: 'The public VAPID key for push subscriptions',
    description: 'Extension.',
    data: { PushKeyData },
  }),
  showUnsubscribe: describeRoute({
    ...link,
    summary: 'Redirects to the page that stops an alert',
    description: 'Extension. The `List-Unsubscribe` address of mails. Changes nothing.',
    status: 303,
  }),
  unsubscribe: describeRoute({
    ...link,
    summary: 'Stops an alert, for mail programs',
    description: 'Extension. One-click as in RFC 8058; the body is ignored.',
  }),
  shortLink: describeRoute({
    tag,
    summary: 'Redirects to the new jobs of an SMS alert',
    description: 'Extension. The short link in messages. Redirects to all jobs if the alert was stopped.',
    parameters: [segment('letters', 'The short id of the alert, from the message.')],
    status: 302,
  }),
};

/** Generous, as mobile operators put many users behind one address (CGNAT). */
const toPushLimits = (address: string): Limit[] => [
  ...perAddress({ key: ['alert from, hour'], attempts: 100, windowMs: HOUR_MS }, address),
  ...perAddress({ key: ['alert from, day'], attempts: 400, windowMs: DAY_MS }, address),
];

const toTestLimit = (id: string): Limit => ({ key: ['test of', id], attempts: 5, windowMs: HOUR_MS });

/** The alerts of a mail, one or more. */
function readKeys(c: Context): [AlertKey, ...AlertKey[]] {
  const [ids, keys] = [c.req.queries('id') ?? [], c.req.queries('key') ?? []];
  const first = parseInput(AlertKey, { id: ids[0], key: keys[0] });
  return [first, ...ids.slice(1).map((id, place) => parseInput(AlertKey, { id, key: keys[place + 1] }))];
}

/** One-click unsubscribe of mail programs (RFC 8058): POST stops the alert, GET only shows the page. */
function createUnsubscribeRoutes(context: Pick<AppContext, 'db'>) {
  return new Hono()
    .get('/unsubscribe', descriptions.showUnsubscribe, async (c) => {
      const [asked] = readKeys(c);
      const [alert] = await readAlerts(context, [asked]);
      const page = toLocalPath(appPaths.alerts, alert?.language ?? 'en');
      return c.redirect(`${page}#manage=${asked.id}.${asked.key}`, 303);
    })
    .post('/unsubscribe', descriptions.unsubscribe, async (c) => {
      for (const asked of readKeys(c)) await markAlertStopped(context, asked);
      return c.json({ success: true, message: readNotices(c).alertStopped });
    });
}

const serviceAway = () => new ApiError('notificationsAway');

/** Sends a notification at once. @throws ApiError 400, 410 or 503 */
async function sendTest(
  context: Pick<AppContext, 'db' | 'config' | 'clock'>,
  asked: AlertKey,
): Promise<void> {
  const alert = await requireAlert(context, asked);
  if (alert.channel !== 'push') throw new ApiError('notByNotification');
  await countAttempt(context, [toTestLimit(alert.id)]);
  const { endpoint, p256dh, auth } = alert;
  const target = { endpoint, keys: { p256dh, auth } };
  const outcome = await sendPush(context, target, writeTestPush(context, alert), { topic: 'test' }).catch(
    (error: unknown) => {
      if (error instanceof PushError) throw serviceAway();
      throw error;
    },
  );
  if (outcome === 'sent') return;
  await endAlertSubscription(context, endpoint, outcome);
  throw new ApiError('deviceRefusesNotifications');
}

/** Redirects the short link of an SMS to the new jobs of its search, or to all jobs if the alert was stopped. */
export const createShortLinks = (context: Pick<AppContext, 'db'>) =>
  new Hono().get(`${alertPaths.short}/:letters`, descriptions.shortLink, async (c) => {
    const alert = await findByShortLink(context, c.req.param('letters'));
    const search = alert === null ? {} : parseJobQuery(alert.query);
    return c.redirect(toLocalPath(toListPath({ ...search, sort: 'newest' }), alert?.language ?? 'en'), 302);
  });

/** Job alerts (extensions). No account is needed: the key of an alert authorizes changes to it. */
export function createAlertRoutes(
  context: Pick<AppContext, 'db' | 'config' | 'clock' | 'gateway' | 'queue'>,
) {
  const { trustedProxies } = context.config;
  const countLink = (c: Context) => countAttempt(context, toTokenLimits(clientAddress(c, trustedProxies)));
  return new Hono()
    .post('/', descriptions.save, async (c) => {
      const input = await readBody(c, AlertInput, 'alert');
      const address = clientAddress(c, trustedProxies);
      const { to } = input;
      if (to.channel === 'push') requirePushTarget(context, to.push);
      const limits =
        to.channel === 'email' ? toAskerLimits('confirm-alert', { address }) : toPushLimits(address);
      await countAttempt(context, limits);
      if (to.channel === 'sms') await requireSmsSubscriber(context, to.subscriber);
      const alert = await storeAlert(context, input, toOrigin(context, c));
      return c.json({ success: true, message: readNotices(c).alertSaved, data: { alert } });
    })
    .post('/states', descriptions.states, async (c) => {
      await countLink(c);
      const { alerts } = await readBody(c, AlertKeys);
      return c.json({ success: true, message: 'OK', data: { alerts: await readAlerts(context, alerts) } });
    })
    .post('/confirm', descriptions.confirm, async (c) => {
      await countLink(c);
      const asked = await readBody(c, AlertKey);
      const alert = await markAlertConfirmed(context, asked);
      return c.json({ success: true, message: readNotices(c).alertOn, data: { alert } });
    })
    .post('/stop', descriptions.stop, async (c) => {
      await countLink(c);
      const asked = await readBody(c, AlertKey);
      await markAlertStopped(context, asked);
      return c.json({ success: true, message: readNotices(c).alertStopped });
    })
    .post('/test', descriptions.test, async (c) => {
      await countLink(c);
      const asked = await readBody(c, AlertKey);
      await sendTest(context, asked);
      return c.json({ success: true, message: readNotices(c).notificationSent });
    })
    .get('/push-key', descriptions.pushKey, async (c) =>
      c.json({ success: true, message: 'OK', data: { publicKey: await readPushKey(context) } }),
    )
    .route('/', createUnsubscribeRoutes(context));
}

/**
 * Requires a subscriber who can receive new jobs by SMS. Accepts only the id of the device that verified or paid, not an
 * id that was looked up by number, so that strangers cannot turn messages on. @throws ApiError 403 or 409
 */
async function requireSmsSubscriber(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'gateway'>,
  id: string,
): Promise<void> {
  const row = await findByClientId(context, id);
  if (row === null || row.status === 'ended') throw new ApiError('notSubscribed');
  if (row.id !== id) throw new ApiError('otherPhoneSubscribed');
  if (context.config.subscription.terms.en[row.channel].sms) return;
  throw new ApiError('operatorSendsNoSms');
}
