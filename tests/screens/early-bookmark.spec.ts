import type { Page } from '@playwright/test';
import { appPaths } from '#contract/http/paths.ts';
import { createGate } from '../support/gate.ts';
import { openStarted } from '../support/open-started.ts';
import { readSavedRecords } from '../support/device-store.ts';
import { expect, test, toChunkPattern } from './app.ts';

/** A bookmark pressed while the code that saves jobs is still loading, as on a first visit over a slow connection. */

const savingCode = toChunkPattern('bookmark-behaviour');

/** The job list, whose bookmarks wait for their code until the gate opens. */
async function openList(page: Page) {
  const gate = createGate();
  await page.route(savingCode, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await openStarted(page, appPaths.jobs);
  return { gate, marks: page.getByRole('button', { name: /^Save for offline reading/ }) };
}

test('two that are pressed one after the other are both saved, and the focus stays at the second', async ({
  page,
}) => {
  const { gate, marks } = await openList(page);
  // The second job first: the order on the screen must not decide.
  for (const mark of [marks.nth(1), marks.first()]) await mark.click();
  gate.open();
  await expect(page.getByText('Available offline')).toHaveCount(2);
  await expect(marks.first()).toBeFocused();
});

test('a tap that is under way when the code arrives is not lost', async ({ page }) => {
  const { gate, marks } = await openList(page);
  await marks.first().click();
  await marks.nth(1).hover();
  await page.mouse.down();
  gate.open();
  await expect(page.getByText('Available offline')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.getByText('Available offline')).toHaveCount(2);
});

test('a job is saved though its reader has gone on before the code is there', async ({ page }) => {
  const { gate, marks } = await openList(page);
  const mark = marks.first();
  const title = ((await mark.getAttribute('aria-label')) ?? '').replace('Save for offline reading: ', '');
  await mark.click();
  await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(appPaths.home);
  gate.open();
  await expect.poll(() => readSavedRecords(page)).toMatchObject([{ title }]);
});
