import type { Page } from '@playwright/test';
import { adminPaths } from '#contract/http/api-paths.ts';
import { expect, test } from './app.ts';
import { addOwnCompany, addOwnJob, createEmployer } from './employer.ts';
import { createModerator, openAsModerator, rowOf, snackOf, undo, unique } from './moderators.ts';

/** From 1100 px the rows stand beside the one that is chosen. */
test.use({ changesPublic: true, viewport: { width: 1440, height: 900 } });

const paneOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the chosen row stands beside the list, whole, with its decision in view', async ({ page, app }) => {
  const employer = await createEmployer(app);
  const [first, second, title] = [unique('Padma'), unique('Jamuna'), unique('Welder')];
  const company = await addOwnCompany(employer, first);
  await addOwnCompany(employer, second);
  const long = `Welds pipes.\n${'Every day, in the yard.\n'.repeat(60)}`;
  await addOwnJob(employer, company, { title, description: long });
  await openAsModerator({ page, app });
  const row = rowOf(page, title);
  await row.click();
  expect((await row.boundingBox())?.height).toBe(56);
  const pane = paneOf(page, title);
  await expect(pane.getByText('Welds pipes.')).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 });
  await expect(pane.getByText('Read everything')).toHaveCount(0);
  await rowOf(page, first).click();
  await expect(paneOf(page, first)).toContainText(employer.user.email);
  await expect(pane).toHaveCount(0);
  await paneOf(page, first).getByRole('button', { name: 'Approve' }).click();
  await expect(snackOf(page)).toContainText(`Approved: ${first}`);
  await expect(rowOf(page, first)).toHaveCount(0);
  await expect(rowOf(page, second)).toBeFocused();
  await expect(paneOf(page, second)).toBeVisible();
  await undo(page);
  await expect(rowOf(page, first)).toContainText('Waiting');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('the tabs count what waits; the trail names what it is about; users are listed', async ({
  page,
  app,
}) => {
  const employer = await createEmployer(app);
  const moderator = await createModerator(app);
  const title = unique('Dyer');
  const id = await addOwnJob(employer, await addOwnCompany(employer, unique('Surma')), { title });
  await openAsModerator({ page, app });
  const queue = page.getByRole('link', { name: /^Queue \(\d+\)$/ });
  await expect(queue).toBeVisible();
  const count = Number(/\d+/.exec(await queue.innerText())?.[0]);
  await rowOf(page, title).click();
  await paneOf(page, title).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('link', { name: `Queue (${count - 1})` })).toBeVisible();
  await moderator.send('POST', adminPaths.rejectJob(id), { reason: 'No pay.' });
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `rejected · Job ${title}` })).toBeVisible();
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('link', { name: employer.user.email }).click();
  await expect(page.getByRole('heading', { name: 'User', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
});
