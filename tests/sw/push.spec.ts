import type { BrowserContext, Page } from '@playwright/test';
import { readNewestJob } from '../support/public-job.ts';
import type { PushMessage } from '#contract/alerts/push-message.ts';
import { cacheNames } from '#contract/device/stores.ts';
import { apiPaths, toJobPath } from '#contract/http/paths.ts';
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
  const navigate = `${front.origin}${toJobPath(job._id)}`;
  const reads = [apiPaths.job(job._id), apiPaths.company(job.company._id)];
  const notification = { title: job.title, body: 'Dhaka', lang: 'en', tag: 'one', navigate, data: { reads } };
  await deliver(context, page, JSON.stringify({ web_push: 8030, notification } satisfies PushMessage));
  await expect
    .poll(() => readNotifications(page))
    .toEqual([{ title: job.title, body: 'Dhaka', lang: 'en', tag: 'one', data: navigate }]);
  await expect.poll(() => cachedPaths(page, cacheNames.publicDetails)).toEqual(expect.arrayContaining(reads));
  await front.off();
  await page.goto(toJobPath(job._id));
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();

  // A repeated delivery replaces it; what is no message of ours shows nothing.
  await deliver(context, page, JSON.stringify({ web_push: 8030, notification }));
  await deliver(context, page, JSON.stringify({ title: 'Somebody else' }));
  await expect.poll(async () => (await readNotifications(page)).length).toBe(1);
});
