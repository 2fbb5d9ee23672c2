import type { Page } from '@playwright/test';
import { formatAge } from '#contract/format.ts';
import { STARTED_ATTRIBUTE } from '#contract/http/pages.ts';
import { createGate } from '../support/gate.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { jobTitles, offlineLine, searchBox } from './app.ts';
import { expect, openWithWorker, test } from './fixtures.ts';

const scripts = /\/assets\/.*\.js$/;
const started = (page: Page) => page.locator(`html[${STARTED_ATTRIBUTE}]`);

// These tests need no worker, and installing it would take a third of their time.
test.use({ serviceWorkers: 'block' });

/** Delays the app's code, or a part of it, until the gate opens. */
async function holdApp(page: Page, held = scripts) {
  const gate = createGate();
  await page.route(held, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

/** Reads the list of the server, as the page has it. */
async function firstJob(page: Page): Promise<{ _id: string; title: string }> {
  const response = await page.request.get('/api/v1/jobs?page=1&perPage=10');
  return (await response.json()).data.jobs[0];
}

test('without the app: the list stands there, its links are links', async ({ page }) => {
  await holdApp(page);
  await page.goto('/jobPage', { waitUntil: 'commit' });
  await expect(jobTitles(page)).toHaveCount(10);
  await expect(page.getByText(/^Showing 1-10 of \d+ Results$/)).toBeVisible();
  const title = await jobTitles(page).first().innerText();
  await jobTitles(page).first().click();
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=\w+$/);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply' }).first()).toHaveAttribute('href', /^(https|mailto):/);
});

test('@phone a press on the pager before its code is there turns the page', async ({ page }) => {
  const gate = await holdApp(page, /\/pager-\w+\.js$/);
  await page.goto('/jobPage', { waitUntil: 'commit' });
  await started(page).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  gate.open();
  await expect(page.getByText(/^Showing 11-20 of \d+ Results$/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText(/^Showing 1-10 of \d+ Results$/)).toBeVisible();
});

test('what is typed before the app is there is searched for', async ({ page }) => {
  const gate = await holdApp(page);
  await page.goto('/jobPage', { waitUntil: 'commit' });
  await searchBox(page).pressSequentially('engineer');
  gate.open();
  await expect(page).toHaveURL(/search=engineer/);
  await expect(searchBox(page)).toHaveValue('engineer');
  await expect(searchBox(page)).toBeFocused();
  await expect(jobTitles(page).first()).toContainText(/engineer/i);
});

test('@phone a logo that failed before the app was there gives way to the initial', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await page.route('**/files/logos/**', (route) => route.abort());
  const gate = await holdApp(page);
  await page.goto('/jobPage', { waitUntil: 'commit' });
  const countBroken = () =>
    page.evaluate(
      () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
    );
  await expect.poll(countBroken).toBeGreaterThan(0);
  gate.open();
  await expect.poll(countBroken).toBe(0);
});

/** What these show differs with the window's width. */
const wideToo = new Set(['/', '/jobPage', '/jobDetailsPage']);

for (const path of [
  '/',
  '/jobPage',
  '/jobPage?category=Accountancy',
  '/jobDetailsPage',
  '/cvPage',
  '/aboutUs',
  '/contactUs',
  '/faq',
  '/nothing',
]) {
  const tag = wideToo.has(path) ? [] : ['@phone'];
  test(
    `the app hydrates the page of ${path} and requests none of its data again`,
    { tag },
    async ({ page, complaints }) => {
      if (path === '/nothing') complaints.allow(answeredWith(404));
      const asked: string[] = [];
      const notices: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      page.on('console', (message) => notices.push(message.text()));
      const address = path === '/jobDetailsPage' ? `${path}?id=${(await firstJob(page))._id}` : path;
      const gate = await holdApp(page);
      await page.goto(address, { waitUntil: 'commit' });
      const heading = await page.waitForSelector('main :is(h1, h2, h3)');
      const words = await page.getByRole('main').innerText();
      gate.open();
      await expect(started(page)).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(await heading.evaluate((node) => node.isConnected)).toBe(true);
      if (path !== '/jobDetailsPage') expect(await page.getByRole('main').innerText()).toBe(words);
      const reads = asked.filter((path) => /^\/api\/v1\/(jobs|job-categories|companies)\b/.test(path));
      expect(reads).toEqual([]);
      expect(notices.filter((notice) => /from the server|react/i.test(notice))).toEqual([]);
    },
  );
}

/** Of code that many screens share, grouped by layer. */
const layers = /\/(ui|platform|search)-\w+\.js$/;

for (const path of ['/', '/jobPage', '/jobDetailsPage']) {
  test(`@phone a first visit to ${path} loads no code that is grouped for all screens`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path === '/jobDetailsPage' ? `${path}?id=${(await firstJob(page))._id}` : path);
    await expect(started(page)).toHaveCount(1);
    await expect.poll(() => asked.some((name) => /\/http-\w+\.js$/.test(name))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((name) => layers.test(name))).toEqual([]);
  });
}

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('@phone @languages opened offline: the stored page is there before the app, then says how old it is', async ({
    page,
    network,
    complaints,
    language,
    texts,
    local,
  }) => {
    complaints.allow(failedRequests);
    const path = local('/jobPage');
    await openWithWorker(page, path);
    const first = await jobTitles(page).first().innerText();
    const hasPage = () =>
      page.evaluate(async (asked) => (await caches.match(asked, { ignoreVary: true })) !== undefined, path);
    await expect.poll(hasPage).toBe(true);
    network.goOffline();
    await page.reload({ waitUntil: 'commit' });
    await expect(jobTitles(page).first()).toHaveText(first);
    await expect(offlineLine(page, texts)).toContainText(texts.offline.savedCopy(formatAge(0, 0, language)));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@phone the main job works to the mail link: search, order, pages, the job', async ({ page }) => {
    await page.goto('/');
    expect(await (await page.request.get('/')).text()).toMatch(/<noscript><p[^>]*>JavaScript is off\./);
    await expect(page.getByRole('article')).toHaveCount(15);
    await page.getByRole('combobox', { name: 'Search jobs' }).fill('engineer');
    await page.getByRole('button', { name: 'Find Jobs' }).click();
    await expect(page).toHaveURL(/\/jobPage\?search=engineer(?:&|$)/);
    await expect(page.getByRole('searchbox')).toHaveValue('engineer');
    await page.goto('/jobPage');
    await page.getByLabel('Full-time').check();
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(/[?&]jobType=full-time/);
    await expect(page.getByLabel('Full-time')).toBeChecked();
    await page.goto('/jobPage');
    await page.getByLabel('Sort by').selectOption('salary');
    await page.getByRole('button', { name: 'Find Jobs' }).click();
    await expect(page).toHaveURL(/[?&]sort=salary/);
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(page).toHaveURL(/[?&]sort=salary/);
    await expect(page.getByText(/^Showing 11-20 of/)).toBeVisible();
    await jobTitles(page).first().click();
    await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
    await expect(page.locator('a[href^="mailto:"]', { hasText: /apply now/i }).first()).toBeVisible();
  });
});
