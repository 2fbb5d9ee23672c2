import type { Page } from '@playwright/test';
import { apiPaths } from '#contract/http/paths.ts';
import { failedRequests } from '../support/complaints.ts';
import { createGate } from '../support/gate.ts';
import { openStarted, untilHydrated } from '../support/open-started.ts';
import { expect, test, withholdChunk, toChunkPattern } from './app.ts';

/** Pages whose code fails to load and is not stored by a worker. */

/** The router logs it as well. */
const notLoaded = /Not loaded: Failed to fetch dynamically imported module: .*\/static-pages-/;

const refundLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' });

for (const { what, isEarly } of [
  { what: 'a page whose code is not on the device', isEarly: false },
  { what: 'such a page, asked for before what runs beside every page is there,', isEarly: true },
]) {
  test(`${what} shows a message and comes with the network`, async ({ page, context, complaints }) => {
    complaints.allow(failedRequests, notLoaded);
    if (isEarly) await withholdChunk(page, 'background');
    await openStarted(page, '/faq');
    // A press before the footer's hydration would load another document.
    await untilHydrated(refundLink(page));
    await context.setOffline(true);
    await refundLink(page).click();
    await expect(page.getByRole('alert')).toContainText('not on your device yet');
    await expect(page).toHaveURL('/refund');
    const retry = page.getByRole('button', { name: 'Retry' });
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith(apiPaths.ping));
    await retry.click();
    await asked;
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Refund Policy' })).toBeVisible();
  });
}

test('a page whose code does not come is not reloaded on the word of a probe from before', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(failedRequests, notLoaded);
  const [oldProbe, answered] = [createGate(), createGate()];
  // A probe is aborted after some seconds; this one must not be.
  await page.addInitScript(() => (AbortSignal.timeout = () => new AbortController().signal));
  await page.route(
    `**${apiPaths.ping}`,
    async (route) => {
      await oldProbe.opened;
      await route.fulfill({ status: 204 });
      answered.open();
    },
    { times: 1 },
  );
  const asked = page.waitForRequest(`**${apiPaths.ping}`);
  const background = page.waitForResponse(toChunkPattern('background'));
  await openStarted(page, '/faq');
  await Promise.all([asked, background]);
  await expect(refundLink(page)).toBeVisible();
  await context.setOffline(true);
  await refundLink(page).click();
  await expect(page.getByRole('alert')).toContainText('Could not load this page');
  oldProbe.open();
  await answered.opened;
  await expect(page.getByRole('alert')).toContainText('not on your device yet');
});

test('the letters that a device lacks are asked for again once it is back online', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const letCome = await withholdChunk(page, 'web-font');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/web-font-'));
  await openStarted(page, '/bn/faq');
  await failed;
  await letCome();
  const loaded = page.waitForResponse(toChunkPattern('web-font'));
  await context.setOffline(true);
  await expect(page.getByText('আপনি অফলাইনে আছেন।')).toBeVisible();
  await context.setOffline(false);
  await loaded;
});
