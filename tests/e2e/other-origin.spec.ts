import { startApp } from '../support/app-process.ts';
import { failedRequests } from '../support/complaints.ts';
import { jobTitles, offlineLine } from './app.ts';
import { playStory } from './employer-story.ts';
import { expect, openWithWorker } from './fixtures.ts';
import { withPointer } from './hands.ts';
import { test as base } from './own-app.ts';

/** The client of one deployment, pointed at the API of another (`API_HOST`). `app` is the API's. */
const test = base.extend({
  baseURL: async ({ app }, use) => {
    const client = await startApp({ env: { API_HOST: app.origin } });
    await use(client.origin);
    await client.stop();
  },
});

test(
  'a client whose API is on another origin hires, finds and reads, with and without a network',
  { tag: '@phone' },
  async ({ page, app, complaints }) => {
    test.setTimeout(180_000);
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) hosts.add(origin);
    });
    await playStory({ page, dataDir: app.dataDir, hands: withPointer() });
    expect([...hosts]).toEqual([app.origin]);

    await openWithWorker(page, '/jobPage');
    await expect(jobTitles(page)).toHaveCount(10);
    const titles = await jobTitles(page).allInnerTexts();
    complaints.allow(failedRequests);
    await page.context().setOffline(true);
    await page.reload();
    await expect(offlineLine(page)).toBeVisible();
    await expect(jobTitles(page)).toHaveText(titles);
  },
);
