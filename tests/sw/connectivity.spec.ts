import { cacheNames } from '#contract/device/stores.ts';
import { cachedPaths, expect, listUrl, openControlled, test, untilNoticed } from './fixtures.ts';

/** The offline line follows what requests experience. */

test('a dead network is noticed although the device says it is online, and so is its return', async ({
  page,
  front,
}) => {
  await openControlled(page, '/');
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await front.off();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.goto('/cvPage');
  await expect(page.getByText('You are offline.')).toBeVisible({ timeout: 20_000 });
  await front.on();
  // The app asks ever more rarely, but once a minute.
  await expect(page.getByText('You are offline.')).toHaveCount(0, { timeout: 70_000 });
});

test('a reload with everything at hand notices a dead network as well', async ({ page, front }) => {
  await openControlled(page, '/jobPage');
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  await expect.poll(() => cachedPaths(page, cacheNames.publicLists)).toContain(listUrl);
  await front.off();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByText(/You are offline\. Saved copy, updated/)).toBeVisible({ timeout: 20_000 });
});

test('the line moves nothing on the page when it comes', async ({ page, front, context }) => {
  // A page that has just been opened may still move: this one has been open for some time.
  await page.addInitScript(() => {
    const sinceOpening = performance.now.bind(performance);
    performance.now = () => 60_000 + sinceOpening();
  });
  await openControlled(page, '/aboutUs');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await front.off();
  await context.setOffline(true);
  await untilNoticed(page);
  expect(await heading.boundingBox()).toEqual(before);
  await context.setOffline(false);
  await front.on();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(before);
});
