import type { Locator, Page } from '@playwright/test';
import { countLine, createPerson, fillInRegistration, jobTitles, searchBox } from './app.ts';
import { openStarted } from '../support/open-started.ts';
import { modalOf, waitForOffer } from '../support/subscription-visitor.ts';
import { expect, test } from './fixtures.ts';

/** The number of taps from the start page to a job. Typing, and the keyboard's Enter key, do not count. */

/** Every tap of these journeys. */
function createThumb() {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
  };
}

const expectJob = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

test.describe('on a first visit', () => {
  test.use({ isNewVisitor: true });

  test('@phone @languages two taps lead from the start page to a job, and one more past the offer', async ({
    page,
    texts,
    local,
  }) => {
    const { tap, taps } = createThumb();
    await page.clock.install();
    await openStarted(page, local('/'));
    await waitForOffer(page, texts);
    await tap(modalOf(page, texts).getByRole('button', { name: texts.subscription.notNow, exact: true }));
    expect(taps()).toBe(1);
    await tap(searchBox(page, texts));
    await page.keyboard.type('engineer');
    const match = page.getByRole('listbox').getByRole('option').first();
    const [title = ''] = (await match.innerText()).split('\n');
    await tap(match);
    await expectJob(page, title);
    expect(taps()).toBe(3);
  });
});

test('@phone @languages three taps lead past the search and a new account to the job', async ({
  page,
  texts,
  local,
}) => {
  const { tap, taps } = createThumb();
  await openStarted(page, local('/'));
  await tap(searchBox(page, texts));
  await page.keyboard.type('engineer');
  await page.keyboard.press('Enter');
  // The start page has jobs too.
  await expect(countLine(page, texts)).toBeVisible();
  const title = await jobTitles(page).first().innerText();
  await tap(jobTitles(page).first());
  await tap(page.getByRole('link', { name: texts.account.registerHere }));
  await fillInRegistration(page, createPerson(), texts);
  await page.keyboard.press('Enter');
  await expectJob(page, title);
  expect(taps()).toBe(3);
});
