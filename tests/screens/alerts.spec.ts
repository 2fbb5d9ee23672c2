import { alertPaths } from '#contract/http/api-paths.ts';
import { answeredWith } from '../support/complaints.ts';
import { createPushKeys } from '../support/push-keys.ts';
import { createGate } from '../support/gate.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, test } from './app.ts';

const alert = { id: 'a1'.repeat(12), key: 'k'.repeat(43) };
const push = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-device-of-a-test',
  keys: createPushKeys(),
};

test('the alert of a mail’s link is loaded, or asked for again, and can be stopped either way', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(answeredWith(403));
  const set = { ...alert, to: { channel: 'push', push }, search: { search: 'welder' } };
  const answer = await request.post(alertPaths.alerts, { data: { ...set, pace: 'daily', language: 'en' } });
  expect(answer.ok()).toBe(true);
  const gate = createGate();
  const refuse = () =>
    page.route(`**${alertPaths.states}`, async (route) => {
      await gate.opened;
      await route.fulfill({ status: 403, json: { success: false, message: 'Not today.' } });
    });
  await refuse();
  await openStarted(page, `/jobAlerts#manage=${alert.id}.${alert.key}`);
  await expect(page.getByRole('heading', { name: 'Your alert' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading your alert', exact: true })).toBeVisible();
  gate.open();
  const failure = page.getByRole('alert').filter({ hasText: 'Could not load this alert. Not today.' });
  await expect(failure).toBeVisible();
  await page.unroute(`**${alertPaths.states}`);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('“welder”')).toBeVisible();
  await expect(failure).toBeHidden();

  await refuse();
  await page.reload();
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: 'Stop this alert' }).click();
  await expect(page.getByRole('heading', { name: 'This alert is stopped' })).toBeVisible();
  await expect(failure).toBeHidden();
});
