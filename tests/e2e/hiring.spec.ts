import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { OpenedData } from '#contract/applications/application.ts';
import { stores } from '#contract/device/stores.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { appPaths } from '#contract/http/paths.ts';
import { beSignedIn, createEmployer } from '../screens/employer.ts';
import { runAdmin } from '../support/admin.ts';
import type { AppProcess } from '../support/app-process.ts';
import { addPublicInbox, applyAs } from '../support/employer.ts';
import { failedRequests } from '../support/complaints.ts';
import { countRecords } from '../support/device-store.ts';
import { beKnownVisitor } from '../support/known-visitor.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, openWithWorker } from './fixtures.ts';
import { test } from './own-app.ts';

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Applications' }).getByRole('listitem').filter({ hasText: name });
const paneOf = (page: Page) => page.getByRole('region', { name: 'Chosen application' });
const move = (page: Page, state: string) =>
  paneOf(page).getByRole('button', { name: state, exact: true }).click();
/** A tab reads again when its user turns to it. */
const turnTo = (page: Page) => page.evaluate(() => dispatchEvent(new Event('visibilitychange')));

test('@desktop two tabs decide one after the other; a device offline reads its copy and cannot decide', async ({
  page,
  context,
  browser,
  app,
  network,
  complaints,
}) => {
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
  await expect(paneOf(third).getByText('I can start on Sunday.')).toBeVisible();
  const offline = paneOf(third).getByText('You are offline. Decide when you are online.');
  await expect(offline).toBeVisible();
  const offered = paneOf(third).getByRole('button', { name: 'Offered', exact: true });
  await expect(offered).toBeDisabled();
  await offered.click({ force: true });

  await move(page, 'Shortlisted');
  await expect(rowOf(page, 'Rina Das')).toContainText('Shortlisted');
  expect(await read()).toBe('shortlisted');
  await turnTo(second);
  await expect(rowOf(second, 'Rina Das')).toContainText('Shortlisted');
  await expect(paneOf(second).getByRole('button', { name: 'Shortlisted', exact: true })).toHaveCount(0);
  await move(second, 'Interview');
  await expect(rowOf(second, 'Rina Das')).toContainText('Interview');
  expect(await read()).toBe('interview');
  await turnTo(page);
  await expect(rowOf(page, 'Rina Das')).toContainText('Interview');

  await away.setOffline(false);
  await expect(paneOf(third)).toContainText('Interview');
  await expect(offline).toHaveCount(0);
  expect(await read()).toBe('interview');
  await move(third, 'Offered');
  await expect(rowOf(third, 'Rina Das')).toContainText('Offered');
  expect(await read()).toBe('offered');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/signInPage/);
  await expect.poll(() => countRecords(page, stores.inbox)).toBe(0);
  await away.close();
});

/** A new employer's inbox, in which people have applied. */
async function createInbox(app: AppProcess, people: readonly string[]) {
  const owner = await createEmployer(app);
  const job = await addPublicInbox(owner, ({ company, job: id }) =>
    runAdmin(app.dataDir, ['approve', company, id]),
  );
  for (const name of people) await applyAs(app, { jobId: job, name });
  return { owner, path: `${appPaths.applications}?job=${job}` };
}

const people = Array.from({ length: 12 }, (_, at) => `Person ${at + 1}`);

test('what is selected can be moved from where one is', async ({ page, app }) => {
  const { owner, path } = await createInbox(app, people);
  await beSignedIn(page, owner);
  await openStarted(page, path);
  const rows = page.getByRole('list', { name: 'Applications' }).getByRole('checkbox');
  const move = page.getByRole('button', { name: 'Move', exact: true });
  const before = await rows.nth(1).boundingBox();
  await rows.first().check();
  await expect(move).toBeInViewport({ ratio: 1 });
  expect(await rows.nth(1).boundingBox()).toEqual(before);
  await rows.last().check();
  await expect(page.getByText('2 selected')).toBeInViewport({ ratio: 1 });
  await expect(move).toBeInViewport({ ratio: 1 });
});

test('Undo stands above the bar for what is selected', async ({ page, app }) => {
  const { owner, path } = await createInbox(app, people.slice(0, 3));
  await beSignedIn(page, owner);
  await openStarted(page, path);
  const boxes = page.getByRole('list', { name: 'Applications' }).getByRole('checkbox');
  const move = page.getByRole('button', { name: 'Move', exact: true });
  await boxes.first().check();
  await move.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Interview (1)').click();
  await dialog.getByRole('button', { name: 'Move to “Interview”' }).click();
  const undo = page.getByRole('button', { name: /^Undo: / });
  await expect(page.getByRole('tabpanel')).toBeFocused();
  // It stays under the pointer.
  await undo.hover();
  await boxes.last().evaluate((box) => box instanceof HTMLInputElement && box.click());
  await undo.click({ trial: true });
  await move.click({ trial: true });
});

test('@phone each state is in view on a phone, and as large as a thumb', async ({ page, app }) => {
  const { owner, path } = await createInbox(app, ['Rina Das']);
  await beSignedIn(page, owner);
  await openStarted(page, `${path}&state=notSelected`);
  for (const tab of await page.getByRole('tab').all()) {
    await expect(tab).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 0 } = (await tab.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('@phone a job in the list of inboxes opens from all of its card', async ({ page, app }) => {
  const { owner, path } = await createInbox(app, ['Rina Das']);
  await beSignedIn(page, owner);
  await openStarted(page, appPaths.applications);
  const card = page.getByRole('list', { name: 'Your jobs with applications' }).getByRole('listitem');
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await card.tap({ position: { x: width / 2, y: height - 4 } });
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
});

test('@desktop the keyboard stays where one works', async ({ page, app }) => {
  const { owner, path } = await createInbox(app, ['Mita Roy', 'Rina Das']);
  await beSignedIn(page, owner);
  await openStarted(page, path);
  const search = page.getByLabel('Search applications');
  await search.fill('rina');
  await search.press('Enter');
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(search).toBeFocused();
  await rowOf(page, 'Rina Das').getByRole('link').press('Enter');
  await paneOf(page).getByRole('button', { name: 'Shortlisted', exact: true }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo: Rina Das: Shortlisted' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(paneOf(page).getByRole('heading', { name: 'Rina Das' })).toBeFocused();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
  await expect(rowOf(page, 'Rina Das').getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paneOf(page).getByRole('heading', { name: 'Rina Das' })).toBeFocused();
  await page.goBack();
  await expect(rowOf(page, 'Rina Das').getByRole('link')).toBeFocused();
});
