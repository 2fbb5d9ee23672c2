import type { Page } from '@playwright/test';
import { appPaths } from '#contract/paths.ts';
import { openStarted } from '../support/open-started.ts';
import { openJob, readNewestJob } from '../support/public-job.ts';
import { expect, test } from './app.ts';

const paper = (page: Page) => page.locator('.printed-job');

test('the dialog prints as well, on a phone too, where nothing else brings what it needs', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const job = await readNewestJob(request);
  await page.addInitScript(() => {
    globalThis.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await openJob(page, job);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(paper(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('other pages print without header, footer and buttons', async ({ page }) => {
  await openStarted(page, appPaths.about);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
