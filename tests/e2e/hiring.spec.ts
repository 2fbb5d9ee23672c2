import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { OpenedData } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { beSignedIn, createEmployer } from '../screens/employer.ts';
import { runAdmin } from '../support/admin.ts';
import { addPublicInbox, applyAs } from '../support/applicants.ts';
import { failedRequests } from '../support/complaints.ts';
import { beKnownVisitor } from '../support/known-visitor.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, openWithWorker } from './fixtures.ts';
import { test } from './own-app.ts';

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Applications' }).getByRole('listitem').filter({ hasText: name });
const paneOf = (page: Page) => page.getByRole('region', { name: 'Chosen application' });
const move = (page: Page, state: string) =>
  paneOf(page).getByRole('button', { name: state, exact: true }).click();
const conflict = { name: 'Someone else decided in the meantime' };

test(
  'two tabs decide on one application, another device offline: nothing is overwritten unseen',
  { tag: '@desktop' },
  async ({ page, context, browser, app, network, complaints }) => {
    test.slow();
    complaints.allow(failedRequests);
    const owner = await createEmployer(app);
    const job = await addPublicInbox(owner, ({ company, job: id }) =>
      runAdmin(app.dataDir, ['approve', company, id]),
    );
    const { id } = await applyAs(app, { jobId: job, name: 'Rina Das' });
    await applyAs(app, { jobId: job, name: 'Mita Roy' });
    const read = async () => {
      const body = await owner.send('GET', applicationPaths.one(id));
      return v.parse(v.object({ data: OpenedData }), body).data.application.state;
    };

    await beSignedIn(page, owner);
    await openWithWorker(page, '/userJobs');
    await page.getByRole('link', { name: '2 applications, 2 new' }).click();
    await rowOf(page, 'Rina Das').getByRole('link').click();
    await expect(paneOf(page).getByText('I can start on Sunday.')).toBeVisible();
    const address = page.url();

    const second = await context.newPage();
    await beSignedIn(second, owner);
    await openStarted(second, address);
    await expect(paneOf(second).getByText('I can start on Sunday.')).toBeVisible();

    // Another device, which has read the inbox before it loses the network.
    const away = await browser.newContext({
      baseURL: network.origin,
      viewport: { width: 1440, height: 900 },
    });
    await beKnownVisitor(away);
    const third = await away.newPage();
    await beSignedIn(third, owner);
    await openWithWorker(third, address);
    await expect(paneOf(third).getByText('I can start on Sunday.')).toBeVisible();
    await expect(rowOf(third, 'Mita Roy')).toBeVisible();
    await third.waitForLoadState('networkidle');
    await away.setOffline(true);
    await third.reload();
    await expect(third.getByText(/^Saved copy/)).toBeVisible();
    await move(third, 'Offered');
    await expect(rowOf(third, 'Rina Das')).toContainText('Waiting to send');

    await move(page, 'Shortlisted');
    await expect(paneOf(second).getByRole('button', { name: 'Shortlisted', exact: true })).toHaveCount(0);
    await move(second, 'Interview');
    await expect.poll(read).toBe('interview');
    await expect(rowOf(page, 'Rina Das')).toContainText('Interview');

    await away.setOffline(false);
    await expect(third.getByRole('heading', conflict)).toBeVisible();
    await expect(paneOf(third)).toContainText('Interview');
    expect(await read()).toBe('interview');
    await third.getByRole('button', { name: 'Use mine' }).click();
    await expect(third.getByRole('heading', conflict)).toHaveCount(0);
    await expect.poll(read).toBe('offered');

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/signInPage/);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const asked = indexedDB.open('kaj');
              asked.addEventListener('success', () => {
                const count = asked.result.transaction('inbox').objectStore('inbox').count();
                count.addEventListener('success', () => resolve(count.result));
              });
            }),
        ),
      )
      .toBe(0);
    await away.close();
  },
);
