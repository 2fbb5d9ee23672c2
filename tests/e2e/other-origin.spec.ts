import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startApp } from '../support/app-process.ts';
import { breakUnderDownload, LOST_BYTES } from '../support/broken-download.ts';
import { failedRequests } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import type { Proxy } from '../support/proxy.ts';
import { jobTitles, offlineLine } from './app.ts';
import { playStory } from './employer-story.ts';
import { expect, openWithWorker } from './fixtures.ts';
import { withPointer } from './input.ts';
import { test as base } from './own-app.ts';

/** The client of one deployment, pointed at the API of another (`API_HOST`). `app` is the API's, behind its `network`. */
const test = base.extend({
  baseURL: async ({ network }, use) => {
    const client = await startApp({ env: { API_HOST: network.origin } });
    await use(client.origin);
    await client.stop();
  },
});

const files = /\.docx$/;

/** CV files of a host that shows pages of other origins nothing of its answers, and of one that does. */
async function downloadTwice(page: Page, network: Proxy): Promise<void> {
  await openStarted(page, '/cvPage');
  const buttons = page.getByRole('button', { name: /^Download Resume: / });
  const show = network.hideHeaders(files, ['access-control-expose-headers']);
  const [first] = await Promise.all([page.waitForEvent('download'), buttons.nth(0).click()]);
  expect((await readFile(await first.path())).subarray(0, 2).toString()).toBe('PK');
  show();
  const before = network.countBytes(files);
  const saved = page.waitForEvent('download');
  const line = { network, bar: page.getByRole('progressbar', { name: /^Download of / }), files };
  await breakUnderDownload(line, () => buttons.nth(1).click());
  const second = await readFile(await (await saved).path());
  expect(second.subarray(0, 2).toString()).toBe('PK');
  // It went on where it was.
  expect(network.countBytes(files) - before - second.length).toBeLessThanOrEqual(LOST_BYTES);
}

test('@desktop a client whose API is on another origin hires, finds and reads, online and offline', async ({
  page,
  app,
  network,
  complaints,
  texts,
  local,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) hosts.add(origin);
  });
  await playStory({ page, dataDir: app.dataDir, input: withPointer(), texts, local });
  expect([...hosts]).toEqual([network.origin]);
  complaints.allow(failedRequests);
  await downloadTwice(page, network);

  await openWithWorker(page, '/jobPage');
  await expect(jobTitles(page)).toHaveCount(10);
  const titles = await jobTitles(page).allInnerTexts();
  await page.context().setOffline(true);
  await page.reload();
  await expect(offlineLine(page)).toBeVisible();
  await expect(jobTitles(page)).toHaveText(titles);
});
