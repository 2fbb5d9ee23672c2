import * as v from 'valibot';
import { InboxData, OpenedData } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { appPaths, toJobPath } from '#contract/http/paths.ts';
import { runAdmin } from '../support/admin.ts';
import { addPublicInbox } from '../support/employer.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { goOffline, openStarted, untilHydrated } from '../support/open-started.ts';
import type { SharedApp } from '../support/shared-app.ts';
import { MARK, translatePages } from '../support/translate-page.ts';
import { expect, test } from './app.ts';
import { addOwnCompany, beSignedIn, createEmployer } from './employer.ts';
import { field, fillIn, openStep, postButton } from './job-form.ts';

/** Pages that Chrome's translator has changed: nothing fails, each new value is shown, and no translation is sent. */

test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, changesPublic: true });

const hydrationMismatch = /hydrat|#4\d\d/i;

for (const moment of ['before', 'after'] as const) {
  test.describe(`translated ${moment} the start`, () => {
    test.beforeEach(async ({ page, complaints }) => {
      complaints.allow(hydrationMismatch, failedRequests, answeredWith(401));
      page.on('request', (request) => expect(request.postData() ?? '').not.toContain(MARK));
      await translatePages(page, moment);
    });

    test.afterEach(async ({ page }) => {
      await expect(page.getByText('Something went wrong on this page')).toHaveCount(0);
      expect(await page.locator('main font').count()).toBeGreaterThan(0);
    });

    test('search, filter, pager, saving and the offline line show what is new', async ({ page }) => {
      await openStarted(page, '/jobPage');
      const count = page.getByRole('status').filter({ hasText: 'Showing' });
      await expect(count).toHaveText(/^Showing 1-10 of \d+ Results/);
      const all = await count.innerText();
      const next = page.getByRole('navigation').getByRole('button', { name: 'Next' });
      // A press while React draws the pager again, as it finds it translated, would go to neither of the two buttons.
      await untilHydrated(next);
      await next.click();
      await expect(count).toHaveText(/^Showing 11-20 of \d+ Results/);
      await page.getByLabel('Search jobs').fill('engineer');
      await expect(count).toHaveText(/^Showing 1-\d+ of \d+ Results/);
      await expect(count).not.toHaveText(all);
      expect(new URL(page.url()).searchParams.get('search')).toBe('engineer');
      const found = await count.innerText();
      await page.getByLabel('Pay a month').first().selectOption({ index: 2 });
      await expect(count).not.toHaveText(found);
      const card = page.getByRole('article').first();
      await card.getByRole('button', { name: /^Save/ }).click();
      await expect(card.getByText('Available offline')).toBeVisible();
      await goOffline(page);
      await expect(page.getByText(/offline/i).first()).toBeVisible();
      await page.context().setOffline(false);
      const title = await card.getByRole('link').first().innerText();
      await card.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name: title.replace(MARK, '') })).toBeVisible();
    });

    test('an application has the values of its form, and moves to its new state', async ({ page, app }) => {
      const { owner, job } = await addInbox(app);
      await beSignedIn(page, await createEmployer(app));
      await openStarted(page, toJobPath(job));
      await page.getByRole('button', { name: 'Apply Now' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: 'Send application' }).click();
      await expect(sheet.getByText('Choose your CV').first()).toBeVisible();
      await sheet.locator('input[type=file]').setInputFiles({
        name: 'Nasrin CV.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n'.padEnd(100_000)),
      });
      await expect(sheet.getByRole('radio', { name: 'Nasrin CV.pdf' })).toBeChecked();
      await sheet.getByText('Yes', { exact: true }).click();
      await sheet.getByText('Night', { exact: true }).click();
      await sheet.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByText(/Sent/).first()).toBeVisible();
      const listed = await owner.send('GET', applicationPaths.ofJob(job));
      const [row] = v.parse(v.object({ data: InboxData }), listed).data.applications;
      const opened = await owner.send('GET', applicationPaths.one(row?.id ?? ''));
      expect(JSON.stringify(v.parse(v.object({ data: OpenedData }), opened))).not.toContain(MARK);
    });

    test('a job is posted with what was typed and chosen', async ({ page, app }) => {
      const owner = await createEmployer(app);
      await addOwnCompany(owner, 'Meghna Stores');
      await beSignedIn(page, owner);
      await openStarted(page, appPaths.postJob);
      await fillIn(page);
      await openStep(page, 'Job');
      await field(page, 'Title').fill('');
      await openStep(page, 'Review');
      await postButton(page).click();
      await expect(page.getByText('One field needs your attention')).toBeVisible();
      await openStep(page, 'Job');
      await field(page, 'Title').fill('Line cook');
      await openStep(page, 'Review');
      await postButton(page).click();
      await expect(page.getByRole('dialog').filter({ hasText: 'Job' })).toBeVisible();
    });
  });
}

async function addInbox(app: SharedApp) {
  const owner = await createEmployer(app);
  const job = await addPublicInbox(owner, ({ company, job: id }) =>
    runAdmin(app.dataDir, ['approve', company, id]),
  );
  return { owner, job };
}
