import type { Page } from '@playwright/test';
import { appPaths, toJobPath } from '#contract/http/paths.ts';
import { addOwnCompany, addOwnJob, createEmployer } from '../screens/employer.ts';
import { failedRequests } from '../support/complaints.ts';
import { runAdmin } from '../support/admin.ts';
import { openStarted } from '../support/open-started.ts';
import { readNewestJob } from '../support/public-job.ts';
import { expect, openWithWorker } from './fixtures.ts';
import { test } from './own-app.ts';
import type { Texts } from '../support/texts.ts';

const reportPath = /\/api\/v1\/jobs\/[^/]+\/reports$/;

const dialog = (page: Page, { report }: Texts) => page.getByRole('dialog', { name: report.title });
const link = (page: Page, { reportLink }: Texts) =>
  page.getByRole('link', { name: reportLink.report, exact: true });

// Clicks wait for the mail program, which is not there, half a minute.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="mailto:"]'))
        event.preventDefault();
    });
  }),
);

/** Until its code is there, the link leads to a mail program. */
const open = (page: Page, texts: Texts) =>
  expect(async () => {
    await link(page, texts).click();
    await expect(dialog(page, texts)).toBeVisible({ timeout: 2000 });
  }).toPass();

async function fillIn(page: Page, texts: Texts, text: string): Promise<void> {
  await open(page, texts);
  await dialog(page, texts).getByText(texts.report.reasons.money, { exact: true }).click();
  await dialog(page, texts).getByLabel(texts.report.text).fill(text);
}
const send = (page: Page, texts: Texts) =>
  dialog(page, texts).getByRole('button', { name: texts.report.send }).click();

test('@phone @languages a job is reported once from a phone: the page says so ever after, and administrators read it', async ({
  page,
  app,
  request,
  network,
  texts,
  local,
}) => {
  const job = await readNewestJob(request);
  const { report, reportLink } = texts;
  await openStarted(page, local(toJobPath(job._id)));
  await open(page, texts);
  await dialog(page, texts).getByRole('button', { name: report.send }).click();
  await expect(dialog(page, texts)).toContainText(report.chooseReason);
  await dialog(page, texts).getByText(report.reasons.other, { exact: true }).click();
  await send(page, texts);
  await expect(dialog(page, texts)).toContainText(report.writeText);
  await page.keyboard.press('Escape');
  await expect(link(page, texts)).toBeFocused();

  await fillIn(page, texts, 'They asked for 500 taka.\nবিকাশে');
  await send(page, texts);
  await expect(page.getByText(reportLink.reported)).toBeVisible();
  await expect(dialog(page, texts)).toBeHidden();
  await expect(link(page, texts)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(reportLink.reported)).toBeVisible();
  await expect(link(page, texts)).toHaveCount(0);
  expect(network.requests.filter((path) => reportPath.test(path))).toHaveLength(1);

  const lines = await runAdmin(app.dataDir, ['reports']);
  expect(lines).toContain(`${job._id}  ${job.title}`);
  expect(lines).toContain('reasons: money 1\n    - They asked for 500 taka. বিকাশে');
});

test('@phone a report made offline waits on the device, and is sent once when the network is back, by a later visit too', async ({
  page,
  context,
  app,
  request,
  network,
  texts,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const job = await readNewestJob(request);
  const sent = () => network.requests.filter((path) => reportPath.test(path));
  await openWithWorker(page, toJobPath(job._id));
  await expect(link(page, texts)).toBeVisible();
  await context.setOffline(true);
  await fillIn(page, texts, 'Wrote this in the lift.');
  await send(page, texts);
  await expect(page.getByText(texts.reportLink.waiting)).toBeVisible();
  await page.reload();
  await expect(page.getByText(texts.reportLink.waiting)).toBeVisible();
  expect(sent()).toEqual([]);

  // Another visit, which begins at another page.
  const next = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await openStarted(next, appPaths.jobs);
  await openStarted(await context.newPage(), appPaths.home);
  await expect.poll(async () => sent().length).toBe(1);
  await openStarted(next, toJobPath(job._id));
  await expect(next.getByText(texts.reportLink.reported, { exact: true })).toBeVisible();
  await openStarted(next, appPaths.home);
  await openStarted(next, appPaths.storage);
  await next.getByText('Details', { exact: true }).first().click();
  await expect(next.getByRole('listitem').filter({ hasText: 'Your reports of jobs' })).toContainText(
    '1 report · ',
  );
  expect(sent()).toHaveLength(1);
  expect(await runAdmin(app.dataDir, ['reports'])).toContain('    - Wrote this in the lift.');
});

test('@phone a report that neither device nor server takes is not lost', async ({
  page,
  context,
  request,
  texts,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'UnknownError');
    };
  });
  const job = await readNewestJob(request);
  await openStarted(page, toJobPath(job._id));
  await fillIn(page, texts, 'Not lost.');
  await context.setOffline(true);
  await send(page, texts);
  await expect(dialog(page, texts).getByRole('alert')).toContainText(texts.report.failedText);
  await expect(dialog(page, texts).getByLabel(texts.report.text)).toHaveValue('Not lost.');
  await context.setOffline(false);
  await send(page, texts);
  await expect(page.getByText(texts.reportLink.reported)).toBeVisible();
});

test('@phone @languages a posting that asks for money has advice, without scripts too, where a job is reported by mail', async ({
  browser,
  app,
  texts,
  local,
}) => {
  const { heading, marks } = texts.reportLink.advice;
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer, 'Padma Textiles', { email: 'padma.jobs@gmail.com' });
  const description = 'Keeps the books.\nRegistration fee: 500 taka.';
  const job = await addOwnJob(employer, company, { title: 'Clerk', description });
  await runAdmin(app.dataDir, ['approve', company, job]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.origin}${local(toJobPath(job))}`);
  const address = await link(page, texts).getAttribute('href');
  expect(address).toMatch(/^mailto:[^?]+\?subject=/);
  expect(decodeURIComponent(address ?? '')).toContain('Clerk\r\nPadma Textiles\r\n');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByText(marks['asks-for-money'])).toBeVisible();
  await expect(page.getByText(marks['free-mail'])).toBeVisible();
  await expect(page.getByText(marks['other-domain'])).toHaveCount(0);
  await context.close();
});
