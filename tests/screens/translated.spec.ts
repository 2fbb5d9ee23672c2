import * as v from 'valibot';
import type { Page } from '@playwright/test';
import { InboxData, OpenedData } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { toJobPath } from '#contract/http/paths.ts';
import { runAdmin } from '../support/admin.ts';
import { addPublicInbox, applyAs } from '../support/applicants.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { goOffline, openStarted } from '../support/open-started.ts';
import { translatePages } from '../support/translate-page.ts';
import { createAccount, expect, signIn, test } from './app.ts';
import { beSignedIn, createEmployer } from './employer.ts';

/** Pages that Chrome's translator has changed: nothing fails, each new value is shown, and none is sent. */

test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, changesPublic: true });

const isWhole = (page: Page) => expect(page.getByText('Something went wrong on this page')).toHaveCount(0);
const hydrationMismatch = /hydrat|#4\d\d/i;

for (const moment of ['before', 'after'] as const) {
  test.describe(`translated ${moment} the start`, () => {
    test.beforeEach(async ({ page, complaints }) => {
      complaints.allow(hydrationMismatch, failedRequests, answeredWith(401));
      await translatePages(page, moment);
    });

    test('search, filter, pager, saving and the offline line show what is new', async ({ page }) => {
      await openStarted(page, '/jobPage');
      const count = page.getByRole('status').filter({ hasText: 'Showing' });
      await expect(count).toHaveText(/^‹Showing 1-10 of \d+ Results›$/);
      const all = await count.textContent();
      await page.getByRole('navigation').getByRole('button', { name: 'Next' }).click();
      await expect(count).toHaveText(/^‹Showing 11-20 of \d+ Results›$/);
      await page.getByLabel('Search jobs').fill('engineer');
      await expect(count).toHaveText(/^‹Showing 1-\d+ of \d+ Results›$/);
      await expect(count).not.toHaveText(all ?? '');
      expect(new URL(page.url()).searchParams.get('search')).toBe('engineer');
      const found = await count.textContent();
      await page.getByLabel('Pay a month').first().selectOption({ index: 2 });
      await expect(count).not.toHaveText(found ?? '');
      const bookmark = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^(Save|Remove)/ });
      await bookmark.click();
      await expect(page.getByText('Available offline')).toHaveCount(1);
      await bookmark.click();
      await expect(page.getByText('Available offline')).toHaveCount(0);
      await goOffline(page);
      await expect(page.getByText(/offline/i).first()).toBeVisible();
      await page.context().setOffline(false);
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^‹.+›$/);
      await isWhole(page);
    });

    test('an application has the values of its form, and the errors stand beside their fields', async ({
      page,
      app,
    }) => {
      const owner = await createEmployer(app);
      const job = await addPublicInbox(owner, ({ company, job: id }) =>
        runAdmin(app.dataDir, ['approve', company, id]),
      );
      await beSignedIn(page, await createEmployer(app));
      await openStarted(page, toJobPath(job));
      await page.getByRole('button', { name: 'Apply Now' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: 'Send application' }).click();
      await expect(sheet.getByText(/^‹.+›$/).first()).toBeVisible();
      await sheet.locator('input[type=file]').setInputFiles({
        name: 'Nasrin CV.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n'.padEnd(100_000)),
      });
      await expect(sheet.getByRole('radio', { name: 'Nasrin CV.pdf' })).toBeChecked();
      await sheet.getByLabel('Name').fill('Nasrin Sultana');
      await sheet.getByLabel('Mobile number').fill('01712 345678');
      await sheet.getByText('Yes').click();
      await sheet.getByText('Night').click();
      await sheet.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByText(/Sent|sent/).first()).toBeVisible();
      await isWhole(page);
      const listed = await owner.send('GET', applicationPaths.ofJob(job));
      const [row] = v.parse(v.object({ data: InboxData }), listed).data.applications;
      const opened = await owner.send('GET', applicationPaths.one(row?.id ?? ''));
      expect(JSON.stringify(v.parse(v.object({ data: OpenedData }), opened))).not.toContain('‹');
    });

    test('a wrong password has its line, and a moved application its new state', async ({ page, app }) => {
      await openStarted(page, '/signInPage');
      const account = await createAccount(app);
      await signIn(page, { ...account, password: 'another password' });
      await expect(page.getByRole('alert').filter({ hasText: '‹' })).toBeVisible();
      const owner = await createEmployer(app);
      const job = await addPublicInbox(owner, ({ company, job: id }) =>
        runAdmin(app.dataDir, ['approve', company, id]),
      );
      const { id } = await applyAs(app, { jobId: job, name: 'Rina Das' });
      await beSignedIn(page, owner);
      await openStarted(page, `/applications?job=${job}&open=${id}`);
      await page.getByRole('button', { name: 'Shortlist' }).first().click();
      await expect
        .poll(async () => {
          const opened = await owner.send('GET', applicationPaths.one(id));
          return v.parse(v.object({ data: OpenedData }), opened).data.application.state;
        })
        .toBe('shortlisted');
      await expect(page.getByText(/^‹Shortlisted/).first()).toBeVisible();
      await isWhole(page);
    });
  });
}
