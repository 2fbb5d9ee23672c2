import type { BrowserContext, Page, Worker } from '@playwright/test';
import { readNewestJob } from '../support/public-job.ts';
import type { PushMessage } from '#contract/alerts/push-message.ts';
import { cacheNames } from '#contract/device/stores.ts';
import { apiPaths, toJobPath } from '#contract/http/paths.ts';
import { addCv, apply, openTab, written } from '../endurance/browser-tab.ts';
import { getChromium, testFlags } from '../support/chromium.ts';
import { cachedPaths, expect, openControlled, test } from './fixtures.ts';

// Chromium's shell without windows knows no notifications.
test.use({ launchOptions: { executablePath: getChromium(), args: testFlags } });

/** Hands the worker a push, as the browser does when its push service has one. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

/** A page or a worker. */
interface Place {
  evaluate: (script: string) => Promise<unknown>;
}

/**
 * Begins to count the notifications that a place has shown. Chromium forgets a notification that is asked for between its
 * storing and its display, so nothing is asked before.
 */
const startCounting = (place: Place): Promise<unknown> =>
  place.evaluate(`{
    globalThis.shownCount = 0;
    const registrations = ServiceWorkerRegistration.prototype;
    const show = registrations.showNotification;
    registrations.showNotification = async function (...given) {
      await show.apply(this, given);
      globalThis.shownCount += 1;
    };
  }`);

const countShown = (place: Place): Promise<unknown> => place.evaluate('globalThis.shownCount');

async function findWorker(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

const readNotifications = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
      getNotifications: () => registration.getNotifications(),
    }));
    return (await getNotifications()).map(({ title, body, lang, tag, data }) => ({
      title,
      body,
      lang,
      tag,
      data: String(data),
    }));
  });

test('a push shows a notification, and stores the job that a tap opens', async ({ page, context, front }) => {
  await context.grantPermissions(['notifications']);
  const job = await readNewestJob(page.request);
  await openControlled(page, '/aboutUs');
  const worker = await findWorker(context);
  await startCounting(worker);
  const navigate = `${front.origin}${toJobPath(job._id)}`;
  const reads = [apiPaths.job(job._id), apiPaths.company(job.company._id)];
  const notification = { title: job.title, body: 'Dhaka', lang: 'en', tag: 'one', navigate, data: { reads } };
  await deliver(context, page, JSON.stringify({ web_push: 8030, notification } satisfies PushMessage));
  await expect.poll(() => countShown(worker)).toBe(1);
  await expect
    .poll(() => readNotifications(page))
    .toEqual([{ title: job.title, body: 'Dhaka', lang: 'en', tag: 'one', data: navigate }]);
  await expect.poll(() => cachedPaths(page, cacheNames.publicDetails)).toEqual(expect.arrayContaining(reads));
  await front.off();
  await page.goto(toJobPath(job._id));
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();

  await deliver(context, page, JSON.stringify({ web_push: 8030, notification }));
  await expect.poll(() => countShown(worker)).toBe(2);
  await expect.poll(async () => (await readNotifications(page)).length).toBe(1);
});

const long = { title: 'New jobs', body: 'x'.repeat(20_000), later: { unknown: true } };
const newJobs = { title: 'New jobs', data: '/jobAlerts' };
const shown: readonly [what: string, data: string, title: string][] = [
  ['no data', '', newJobs.title],
  ['no JSON', 'hello', newJobs.title],
  ['an empty object', '{}', newJobs.title],
  ['null', 'null', newJobs.title],
  ['another form', JSON.stringify({ web_push: 8031, title: 'Somebody else' }), newJobs.title],
  ['a title alone', JSON.stringify({ web_push: 8031, notification: { title: 'Welder' } }), 'Welder'],
  [
    'wrong fields',
    JSON.stringify({ notification: { title: 'Cook', navigate: 'http://', data: null } }),
    'Cook',
  ],
  ['20 kB and unknown fields', JSON.stringify({ web_push: 8030, notification: long }), long.title],
];

test('every push shows one notification with its icon, whatever it holds', async ({
  page,
  context,
  front,
}) => {
  await context.grantPermissions(['notifications']);
  const refused: string[] = [];
  context.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await openControlled(page, '/aboutUs');
  const worker = await findWorker(context);
  await startCounting(worker);
  for (const [index, [what, data, title]] of shown.entries()) {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (const notification of await registration.getNotifications()) notification.close();
    });
    // Most of these notifications have one tag: a late close would close the one that the next push shows.
    await expect.poll(() => readNotifications(page), what).toEqual([]);
    await deliver(context, page, data);
    await expect.poll(() => countShown(worker), what).toBe(index + 1);
    await expect
      .poll(async () => (await readNotifications(page)).map((one) => [one.title, one.data]), what)
      .toEqual([[title, `${front.origin}${newJobs.data}`]]);
  }
  expect(refused).toEqual([]);
});

const look = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('a notification tells users who leave that an application is not sent, until they return', async ({
  page,
  context,
  front,
}) => {
  await context.grantPermissions(['notifications']);
  const job = await readNewestJob(page.request);
  // Nobody is signed in, so the application waits.
  const tab = await openTab(context, front.origin);
  const names = { jobTitle: job.title, companyName: job.company.name };
  await apply(tab, written(job._id, await addCv(tab, 100), names));
  await tab.close();
  await openControlled(page, toJobPath(job._id));
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  const readShown = async () => (await readNotifications(page)).map(({ title, data }) => [title, data]);
  const reminder = ['Your application is not sent yet', `${front.origin}${toJobPath(job._id)}`];
  await startCounting(page);
  await expect(async () => {
    await look(page, true);
    expect(await countShown(page)).toBeGreaterThan(0);
  }).toPass();
  await expect.poll(readShown).toEqual([reminder]);
  const [shown] = await readNotifications(page);
  expect(shown?.body).toMatch(/^Go online and open Kaj before .+, 23:59\.$/);
  await look(page, false);
  await expect.poll(readShown).toEqual([]);
});
