import type { Page } from '@playwright/test';
import { accountPaths, reportPaths } from '#contract/http/api-paths.ts';
import { API_BASE, appPaths, toJobPath } from '#contract/http/paths.ts';
import { API_HEADER } from '#contract/http/read-headers.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { goOffline, openStarted } from '../support/open-started.ts';
import { readNewestJob } from '../support/public-job.ts';
import { createAccount, expect, signIn, test } from './app.ts';

/** Between the device and the server something else answers: an operator's "Recharge now", a firewall. */

const page = (status: number) => ({
  status,
  contentType: 'text/html',
  body: '<!doctype html><h1>Recharge now</h1>',
});

/** @returns the way to end it */
async function intercept(tab: Page, status: number): Promise<() => Promise<void>> {
  const calls = `**${API_BASE}/**`;
  await tab.route(calls, (route) => route.fulfill(page(status)));
  return () => tab.unroute(calls);
}

for (const status of [200, 401, 403]) {
  test(`a report that such a page answers (${status}) waits, and is sent once the server is there`, async ({
    page: tab,
    request,
    complaints,
  }) => {
    complaints.allow(failedRequests, answeredWith(status));
    const job = await readNewestJob(request);
    await openStarted(tab, toJobPath(job._id));
    const dialog = tab.getByRole('dialog', { name: 'Report this job' });
    await expect(async () => {
      await tab.getByRole('link', { name: 'Report this job', exact: true }).click();
      await expect(dialog).toBeVisible({ timeout: 2000 });
    }).toPass();
    const end = await intercept(tab, status);
    await dialog.getByText('Asks for money', { exact: false }).click();
    await dialog.getByRole('textbox').fill('They asked for 500 taka');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(tab.getByText('We send the report when you are online', { exact: false })).toBeVisible();
    await expect(tab.getByText('You are offline.')).toBeVisible();
    // Before the way is free: the app may notice by itself.
    const received = tab.waitForResponse(
      (answer) =>
        answer.url().endsWith(reportPaths.ofJob(job._id)) &&
        answer.headers()[API_HEADER.toLowerCase()] !== undefined,
    );
    await end();
    await tab.evaluate(() => dispatchEvent(new Event('online')));
    expect((await received).request().postDataJSON()).toMatchObject({ text: 'They asked for 500 taka' });
    await expect(tab.getByText('You reported this job.')).toBeVisible();
    await expect(tab.getByText('You are offline.')).toHaveCount(0);
  });
}

test('signing out offline is told to the server later, on a later visit too', async ({
  page: tab,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await openStarted(tab, appPaths.signIn);
  await signIn(tab, await createAccount(app));
  const logout = tab.getByRole('button', { name: 'Logout' }).filter({ visible: true });
  await expect(logout).toBeVisible();
  const token = await tab.evaluate(() => localStorage.getItem('token'));
  await goOffline(tab);
  await logout.click();
  await expect(logout).toBeHidden();
  const sent = tab.waitForResponse((answer) => answer.url().endsWith(accountPaths.logout));
  await tab.context().setOffline(false);
  await openStarted(tab, appPaths.home);
  await tab.mouse.wheel(0, 100);
  expect((await sent).request().headers()['authorization']).toBe(`Bearer ${token}`);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('kaj:logouts-waiting'))).toBeNull();
  const answer = await fetch(app.origin + `${API_BASE}/auth/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});
