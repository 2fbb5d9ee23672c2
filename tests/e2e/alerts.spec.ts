import { SAVED_JOB_VERSION } from '#contract/device/stores.ts';
import { alertPaths } from '#contract/http/api-paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { acceptPush } from '../support/accept-push.ts';
import { failedRequests } from '../support/complaints.ts';
import { readMailLink } from '../support/mail-links.ts';
import { readNewestJob } from '../support/public-job.ts';
import { ageSavedRecords, readSavedRecords } from '../support/saved-records.ts';
import { openStarted } from '../support/open-started.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { expect, test } from './fixtures.ts';

let people = 0;
const newAddress = (): string => `reader.${Date.now()}.${(people += 1)}@example.com`;

test.describe('by email', () => {
  // The pages of mails' links are not the worker's.
  test.use({ serviceWorkers: 'block' });

  test(
    'a reminder of the list is confirmed by the link of a mail, listed, and stopped',
    { tag: ['@phone', '@languages'] },
    async ({ page, texts, local }) => {
      const { alerts, reminder } = texts;
      const email = newAddress();
      await openStarted(page, `${local('/jobPage')}?jobType=remote`);
      const card = page.getByRole('region', { name: reminder.heading });
      await card.scrollIntoViewIfNeeded();
      await card.getByRole('button', { name: reminder.submit }).click();
      await expect(card.getByText(reminder.enterEmail)).toBeVisible();
      await card.getByLabel(reminder.email).fill(email);
      await card.getByRole('button', { name: reminder.submit }).click();
      await expect(card.getByText(reminder.sent(email))).toBeVisible();

      await card.getByRole('link', { name: reminder.mine }).click();
      const list = page.getByRole('region', { name: alerts.mine });
      await expect(list.getByText(alerts.states.unconfirmed)).toBeVisible();

      const link = await readMailLink(page, { to: email, path: `${local('/jobAlerts')}#confirm=` });
      // As in a window that the mail program opens.
      await page.goto('about:blank');
      await openStarted(page, link);
      await page.getByRole('button', { name: alerts.confirm.button }).click();
      await expect(page.getByText(alerts.confirm.done)).toBeVisible();
      await expect(list.getByText(alerts.states.on, { exact: true })).toBeVisible();

      await list.getByRole('button', { name: new RegExp(alerts.stop) }).click();
      await expect(page.getByText(alerts.none)).toBeVisible();
    },
  );
});

test(
  'an alert that is set without a network is sent once it is back',
  { tag: '@phone' },
  async ({ page, network, texts, complaints }) => {
    complaints.allow(failedRequests);
    const { alerts, reminder } = texts;
    const email = newAddress();
    await openStarted(page, '/jobPage');
    await untilControlled(page);
    const card = page.getByRole('region', { name: reminder.heading });
    await card.getByLabel(reminder.email).fill(email);
    network.goOffline();
    await card.getByRole('button', { name: reminder.submit }).click();
    await expect(card.getByText(reminder.waiting)).toBeVisible();
    network.goOnline();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await readMailLink(page, { to: email, path: '/jobAlerts#confirm=' });
    await openStarted(page, '/jobAlerts');
    await expect(page.getByText(alerts.states.unconfirmed)).toBeVisible();
  },
);

test(
  'notifications are asked for on a tap, after what they are was said',
  { tag: '@phone' },
  async ({ page, texts }) => {
    const { alerts } = texts;
    await acceptPush(page);
    await openStarted(page, '/jobAlerts?search=driver');
    await untilControlled(page);
    await expect(page.getByText('For this search: “driver”')).toBeVisible();
    await expect(page.getByText(alerts.pushText)).toBeVisible();
    await page.getByText(alerts.paces['at-once']).first().click();
    await page.getByRole('button', { name: alerts.turnOn }).click();
    await expect(page.getByText(alerts.pushOn)).toBeVisible();
    const list = page.getByRole('region', { name: alerts.mine });
    await expect(list.getByText(alerts.states.on, { exact: true })).toBeVisible();
    await expect(list.getByText(`${alerts.byNotification} · ${alerts.paces['at-once']}`)).toBeVisible();

    // Its push service has refused the subscription.
    const refused = '"state":"unconfirmed","offSince":"2026-11-12T05:00:00.000Z"';
    await page.route(`**${alertPaths.states}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"state":"active"', refused);
      await route.fulfill({ response, body });
    });
    const anew = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes('a-device-of-a-test-2')),
    );
    await page.reload();
    expect(new URL((await anew).url()).pathname).toBe(alertPaths.alerts);
    await expect(list.getByText(alerts.states.on, { exact: true })).toBeVisible();
    await expect(list.getByText(alerts.wereOff('12 Nov 2026'))).toBeVisible();
  },
);

test(
  'a saved job that closes tomorrow is announced once, by the device alone',
  { tag: ['@phone', '@languages'] },
  async ({ page, network, texts, local, complaints }) => {
    const { closing, saved, mark: bookmark } = texts;
    await acceptPush(page);
    await page.addInitScript(() => {
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        const shown: unknown = JSON.parse(sessionStorage.getItem('shown') ?? '[]');
        sessionStorage.setItem(
          'shown',
          JSON.stringify([...(shown as string[]), `${title}: ${options?.body}`]),
        );
      };
    });
    const readShown = () =>
      page.evaluate<string[]>(() => JSON.parse(sessionStorage.getItem('shown') ?? '[]'));
    const job = await readNewestJob(page.request);
    await openStarted(page, local(`/jobDetailsPage?id=${job._id}`));
    await untilControlled(page);
    await page
      .getByRole('button', { name: bookmark.save(job.title) })
      .first()
      .click();
    await expect(
      page.getByRole('button', { name: bookmark.save(job.title), pressed: true }).first(),
    ).toBeVisible();
    const now = Date.now();
    const times = { savedAt: now, copiedAt: now, stageAt: now, checkedAt: now };
    const applicationDeadline = new Date(now + DAY_MS).toISOString();
    const rest = {
      version: SAVED_JOB_VERSION,
      company: null,
      logo: null,
      isFull: true,
      stage: 'saved',
      latest: null,
    };
    const record = { ...rest, ...times, job: { ...job, applicationDeadline } };
    await expect.poll(async () => (await readSavedRecords(page)).length).toBe(1);
    await ageSavedRecords(page, { ms: 0, records: { [job._id]: record } });

    await openStarted(page, local('/savedJobs'));
    const menu = page.getByRole('button', { name: saved.settings });
    await menu.click();
    await page.getByRole('button', { name: closing.turnOn }).click();
    await expect(page.getByText(closing.on)).toBeVisible();
    expect(await readShown()).toEqual([`${closing.title(1)}: ${job.title}, ${job.company.name}`]);

    complaints.allow(failedRequests);
    network.goOffline();
    await page.context().setOffline(true);
    await page.reload();
    await menu.click();
    await expect(page.getByRole('button', { name: closing.turnOff })).toBeVisible();
    expect(await readShown()).toHaveLength(1);
  },
);
