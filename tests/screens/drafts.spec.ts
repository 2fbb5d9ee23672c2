import type { Page } from '@playwright/test';
import { idbStores } from '#contract/device/late-storage.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, findBarriers, test } from './app.ts';
import { countDrafts, field } from './companies.ts';
import { beSignedIn, createEmployer } from './employer.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

/** From the next page on, the drafts' database is opened late. @returns the way to let it open */
async function delayDrafts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((database) => {
    const isOpen = new Promise((resolve) => addEventListener('let-go', resolve, { once: true }));
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, ...version) {
      const request = open.call(this, name, ...version);
      if (name !== database) return request;
      const set = (onSuccess: (event: Event) => void) =>
        request.addEventListener('success', (event) => void isOpen.then(() => onSuccess(event)));
      return Object.defineProperty(request, 'onsuccess', { set });
    };
  }, idbStores.drafts.database);
  return () => page.evaluate(() => void dispatchEvent(new Event('let-go')));
}

const LIMIT_MS = 2000;
const name = (page: Page) => field(page, 'Company name');
const offer = (page: Page) => page.getByText('Another draft of this form is on this device.');

/** Opens the form again while the database does not answer. */
async function openEmpty(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company Information Form');
  await expect(async () => {
    await page.clock.fastForward(LIMIT_MS);
    await expect(name(page)).toHaveValue('', { timeout: 500 });
  }).toPass();
}

test('a draft that is found late fills the form, or is offered beside what was typed in the meantime', async ({
  page,
  app,
}) => {
  await page.clock.install();
  await beSignedIn(page, await createEmployer(app));
  await openStarted(page, '/createCompanyPage');
  await name(page).fill('Padma Mills');
  await expect.poll(() => countDrafts(page, 'Padma Mills')).toBe(1);

  const letGo = await delayDrafts(page);
  await openEmpty(page);
  await letGo();
  await expect(name(page)).toHaveValue('Padma Mills');
  await expect(offer(page)).toBeHidden();

  await openEmpty(page);
  await name(page).fill('Jamuna Mills');
  await letGo();
  await expect(offer(page)).toBeVisible();
  await expect(name(page)).toHaveValue('Jamuna Mills');
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(name(page)).toHaveValue('Padma Mills');
  await expect(page.locator(':focus')).toContainText('Another draft of this form');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(name(page)).toHaveValue('Jamuna Mills');
  await page.getByRole('button', { name: 'Discard it' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'The other draft will be deleted.' });
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(offer(page)).toBeHidden();
  await expect(name(page)).toHaveValue('Jamuna Mills');
  await expect.poll(() => countDrafts(page, 'Padma Mills')).toBe(0);
  await expect.poll(() => countDrafts(page, 'Jamuna Mills')).toBe(1);
});
