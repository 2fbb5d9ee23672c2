import { Hono, type Context } from 'hono';
import { AlertInput, AlertKey, AlertKeys } from '#contract/alerts/alert.ts';
import { alertPaths } from '#contract/alerts/alert-paths.ts';
import { appPaths } from '#contract/http/paths.ts';
import { DAY_MS, HOUR_MS } from '#contract/limits.ts';
import { parseJobQuery, toListPath } from '#contract/jobs/job-query.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import type { AppContext } from '../app-context.ts';
import { toTokenLimits } from '../auth/sign-in-limits.ts';
import { ApiError } from '../errors/api-error.ts';
import { clientAddress, perAddress, toOrigin } from '../http/request/client-address.ts';
import { parseInput, readBody } from '../http/request/input.ts';
import { countAttempt, type Limit } from '../limits/rate-limit.ts';
import { toAskerLimits } from '../mail/mail-limits.ts';
import { PermanentError } from '../queue/queue.ts';
import { PushError, readPushKey, requirePushTarget, sendPush } from './push.ts';
import { requireSmsSubscriber } from './sms-subscriber.ts';
import {
  confirmAlert,
  findByShortLink,
  needAlert,
  readAlerts,
  removeEndpoint,
  saveAlert,
  stopAlert,
} from './store.ts';
import { writeTestPush } from './write-push.ts';
import { readNotices } from '../http/response/language.ts';

/** Operators put many people behind one address. */
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

/** Where a mail program's one click leads (RFC 8058): a POST acts, a GET only shows. */
function createUnsubscribeRoutes(context: Pick<AppContext, 'db'>) {
  return new Hono()
    .get('/unsubscribe', async (c) => {
      const [asked] = readKeys(c);
      const [alert] = await readAlerts(context, [asked]);
      const page = toLocalPath(appPaths.alerts, alert?.language ?? 'en');
      return c.redirect(`${page}#manage=${asked.id}.${asked.key}`, 303);
    })
    .post('/unsubscribe', async (c) => {
      for (const asked of readKeys(c)) await stopAlert(context, asked);
      return c.json({ success: true, message: readNotices(c).alertStopped });
    });
}

const serviceAway = () => new ApiError('notificationsAway');

/** Sends a notification at once. @throws ApiError 400, 410 or 503 */
async function sendTest(
  context: Pick<AppContext, 'db' | 'config' | 'clock'>,
  asked: AlertKey,
): Promise<void> {
  const alert = await needAlert(context, asked);
  if (alert.channel !== 'push') throw new ApiError('notByNotification');
  await countAttempt(context, [toTestLimit(alert.id)]);
  const { endpoint, p256dh, auth } = alert;
  const target = { endpoint, keys: { p256dh, auth } };
  const outcome = await sendPush(context, target, writeTestPush(context, alert), { topic: 'test' }).catch(
    (error: unknown) => {
      if (error instanceof PushError || error instanceof PermanentError) throw serviceAway();
      throw error;
    },
  );
  if (outcome === 'sent') return;
  await removeEndpoint(context, endpoint);
  throw new ApiError('deviceRefusesNotifications');
}

/** Where the link of an SMS leads: new jobs of its search, or all where the alert was stopped. */
export const createShortLinks = (context: Pick<AppContext, 'db'>) =>
  new Hono().get(`${alertPaths.short}/:letters`, async (c) => {
    const alert = await findByShortLink(context, c.req.param('letters'));
    const search = alert === null ? {} : parseJobQuery(alert.query);
    return c.redirect(toLocalPath(toListPath({ ...search, sort: 'newest' }), alert?.language ?? 'en'), 302);
  });

/** Job alerts (extensions). They need no account: who has an alert's key may manage it. */
export function createAlertRoutes(
  context: Pick<AppContext, 'db' | 'config' | 'clock' | 'gateway' | 'queue'>,
) {
  const { trustedProxies } = context.config;
  const countLink = (c: Context) => countAttempt(context, toTokenLimits(clientAddress(c, trustedProxies)));
  return new Hono()
    .post('/', async (c) => {
      const input = await readBody(c, AlertInput, 'alert');
      const address = clientAddress(c, trustedProxies);
      const { to } = input;
      if (to.channel === 'push') requirePushTarget(context, to.push);
      const limits =
        to.channel === 'email' ? toAskerLimits('confirm-alert', { address }) : toPushLimits(address);
      await countAttempt(context, limits);
      if (to.channel === 'sms') await requireSmsSubscriber(context, to.subscriber);
      const alert = await saveAlert(context, input, toOrigin(context, c));
      return c.json({ success: true, message: readNotices(c).alertSaved, data: { alert } });
    })
    .post('/states', async (c) => {
      const { alerts } = await readBody(c, AlertKeys);
      await countLink(c);
      return c.json({ success: true, message: 'OK', data: { alerts: await readAlerts(context, alerts) } });
    })
    .post('/confirm', async (c) => {
      const asked = await readBody(c, AlertKey);
      await countLink(c);
      const alert = await confirmAlert(context, asked);
      return c.json({ success: true, message: readNotices(c).alertOn, data: { alert } });
    })
    .post('/stop', async (c) => {
      const asked = await readBody(c, AlertKey);
      await countLink(c);
      await stopAlert(context, asked);
      return c.json({ success: true, message: readNotices(c).alertStopped });
    })
    .post('/test', async (c) => {
      const asked = await readBody(c, AlertKey);
      await countLink(c);
      await sendTest(context, asked);
      return c.json({ success: true, message: readNotices(c).notificationSent });
    })
    .get('/push-key', async (c) =>
      c.json({ success: true, message: 'OK', data: { publicKey: await readPushKey(context) } }),
    )
    .route('/', createUnsubscribeRoutes(context));
}
