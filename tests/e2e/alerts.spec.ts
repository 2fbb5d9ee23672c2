import { alertPaths } from '#contract/http/api-paths.ts';
import { acceptPush } from '../support/accept-push.ts';
import { failedRequests } from '../support/complaints.ts';
import { readMailLink } from '../support/mail-links.ts';
import { openStarted } from '../support/open-started.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { expect, test } from './fixtures.ts';

let people = 0;
const newAddress = (): string => `reader.${Date.now()}.${(people += 1)}@example.com`;

test.describe('by email', () => {
  // The pages of mails' links are not the worker's.
  test.use({ serviceWorkers: 'block' });

  test('@phone @languages a reminder of the list is confirmed by the link of a mail, listed, and stopped', async ({
    page,
    texts,
    local,
  }) => {
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
  });
});

test('@phone an alert that is set without a network is sent once it is back', async ({
  page,
  network,
  texts,
  complaints,
}) => {
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
});

test('@phone notifications are asked for on a tap, after what they are was said', async ({ page, texts }) => {
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
});
