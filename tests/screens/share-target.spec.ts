import { appPaths, SHARE_TARGET_PATH } from '#contract/http/paths.ts';
import { searchBox } from '../e2e/app.ts';
import { expect, openWithWorker, test } from '../e2e/fixtures.ts';
import { failedRequests } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { readNewestJob } from '../support/public-job.ts';

test('Chromium understands where other apps share to, and the server answers there', async ({
  page,
  request,
}) => {
  await page.goto('/faq');
  const session = await page.context().newCDPSession(page);
  const { data = '', errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { share_target }: { share_target: { action: string } } = JSON.parse(data);
  expect(share_target.action).toBe(SHARE_TARGET_PATH);
  expect((await request.get(`${SHARE_TARGET_PATH}?text=driver`)).status()).toBe(200);
});

test('what is shared into the app opens the job or searches, offline too, and leaves no step behind', async ({
  page,
  context,
  network,
  request,
  baseURL,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const job = await readNewestJob(request);
  await openWithWorker(page, `${appPaths.jobDetails}?id=${job._id}`);
  await expect(page.getByRole('heading', { level: 1, name: job.title, exact: true })).toBeVisible();
  await openStarted(page, '/faq');
  network.goOffline();
  await context.setOffline(true);

  const link = `Look:\n${baseURL}/jobdetailspage?id=${job._id}!`;
  await page.goto(`/shareTarget?${new URLSearchParams({ title: 'A job', text: link })}`);
  await expect(page).toHaveURL(`${appPaths.jobDetails}?id=${job._id}`);
  await expect(page.getByRole('heading', { level: 1, name: job.title, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/faq');

  const words = '"senior accountant" https://other.example/jobDetailsPage?id=1';
  await page.goto(`/SHARETARGET?${new URLSearchParams({ text: words })}`);
  await expect(page).toHaveURL(`${appPaths.jobs}?search=senior%20accountant`);
  await expect(searchBox(page)).toHaveValue('senior accountant');

  await page.goto(`/shareTarget?${new URLSearchParams({ url: 'javascript:alert(1)//https://x.example' })}`);
  await expect(page).toHaveURL(/\/jobPage(\?search=javascript.*)?$/);
});
