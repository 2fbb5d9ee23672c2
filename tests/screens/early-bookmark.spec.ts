import { appPaths } from '#contract/http/paths.ts';
import { createGate } from '../support/gate.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, test, toChunkPattern } from './app.ts';

/** A bookmark that is pressed while what saves jobs is still on its way, as on a first visit over a slow line. */

const savingCode = toChunkPattern('bookmark-button');

test('two that are pressed one after the other are both saved, and the focus stays at the second', async ({
  page,
}) => {
  const gate = createGate();
  await page.route(savingCode, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await openStarted(page, appPaths.jobs);
  const marks = page.getByRole('button', { name: /^Save for offline reading/ });
  // The second job first: the order on the screen must not decide.
  for (const mark of [marks.nth(1), marks.first()]) await mark.click();
  gate.open();
  await expect(page.getByText('Available offline')).toHaveCount(2);
  await expect(marks.first()).toBeFocused();
});

test('saves the job once its code is there, and keeps the focus', async ({ page }) => {
  const gate = createGate();
  await page.route(savingCode, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await openStarted(page, appPaths.jobs);
  const mark = page.getByRole('button', { name: /^Save for offline reading/ }).first();
  const name = (await mark.getAttribute('aria-label')) ?? '';
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(mark.getByTitle('Saved')).toBeVisible();
  gate.open();
  await expect(page.getByText('Available offline')).toBeVisible();
  await expect(mark).toBeFocused();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await openStarted(page, appPaths.savedJobs);
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
});
