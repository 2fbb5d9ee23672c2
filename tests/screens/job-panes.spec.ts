import type { Page } from '@playwright/test';
import { openStarted, untilStarted } from '../support/open-started.ts';
import { expect, test } from './app.ts';

/** From 1100 px the list and the chosen job stand side by side. */

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('IsSignin', 'true')));

const rows = (page: Page) => page.getByRole('region', { name: 'Jobs found' }).getByRole('listitem');
const links = (page: Page) => rows(page).getByRole('heading', { level: 3 }).getByRole('link');
const pane = (page: Page) => page.getByRole('region', { name: 'Chosen job' });
const title = (page: Page) => pane(page).getByRole('heading', { level: 1 });
const chosenRow = (page: Page) => page.getByRole('main').locator('a[aria-current=true]');
const jobOf = (page: Page) => new URL(page.url()).searchParams.get('job');

async function openList(page: Page, address = '/jobPage'): Promise<string[]> {
  await openStarted(page, address);
  await expect(links(page)).toHaveCount(10);
  await expect(pane(page)).toBeVisible();
  // Keys have no effect until their code has loaded.
  await page.waitForLoadState('networkidle');
  const hrefs = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map((href) => new URL(href, page.url()).searchParams.get('id') ?? '');
}

test('a click opens the job beside the list; the address can be shared, and back undoes each choice', async ({
  page,
}) => {
  const ids = await openList(page, '/jobPage?sort=deadline');
  await expect(pane(page)).toContainText('Choose a job to read it here');
  await links(page).nth(1).click();
  await expect(page).toHaveURL(`/jobPage?sort=deadline&job=${ids[1]}`);
  await expect(title(page)).toHaveText(await links(page).nth(1).innerText());
  await expect(chosenRow(page)).toHaveText(await links(page).nth(1).innerText());
  await links(page).nth(2).click();
  await expect(title(page)).toHaveText(await links(page).nth(2).innerText());
  await page.goBack();
  await expect(title(page)).toHaveText(await links(page).nth(1).innerText());
  await page.goBack();
  await expect(page).toHaveURL('/jobPage?sort=deadline');
  await expect(pane(page)).toContainText('Choose a job to read it here');
  await expect(chosenRow(page)).toHaveCount(0);
});

test('arrows and j, k move, replacing the address; Enter reads the job; nothing moves while one types', async ({
  page,
}) => {
  const ids = await openList(page);
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => jobOf(page)).toBe(ids[0]);
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('j');
  await expect.poll(() => jobOf(page)).toBe(ids[1]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => jobOf(page)).toBe(ids[2]);
  await page.keyboard.press('k');
  await expect.poll(() => jobOf(page)).toBe(ids[1]);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => jobOf(page)).toBe(ids[0]);
  await page.keyboard.press('ArrowUp');
  expect(jobOf(page)).toBe(ids[0]);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText(await links(page).first().innerText());
  // Letters choose here as well; arrows scroll the text.
  await page.keyboard.press('j');
  await expect.poll(() => jobOf(page)).toBe(ids[1]);
  await expect(links(page).nth(1)).toBeFocused();

  const search = page.getByRole('searchbox', { name: 'Search jobs' });
  await search.focus();
  await page.keyboard.press('j');
  await expect(search).toHaveValue('j');
  expect(jobOf(page)).toBe(ids[1]);
});

test('each pane has its own scroll, and another job begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  const ids = await openList(page);
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => jobOf(page)).toBe(ids[9]);
  await expect(links(page).last()).toBeInViewport();
  await expect(links(page).first()).not.toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(title(page)).toBeInViewport();
  await pane(page).hover();
  // Parts of the job that arrive after a turn of the wheel put its end further down.
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(pane(page).getByRole('link', { name: 'Open the whole page' })).toBeInViewport({
      timeout: 1000,
    });
  }).toPass();
  await expect(title(page)).not.toBeInViewport();
  await expect(links(page).last()).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText(await links(page).nth(8).innerText());
  await expect(title(page)).toBeInViewport();
});

test('the server renders both panes; a missing job leaves the list as it is', async ({ page }) => {
  const ids = await openList(page);
  const name = await links(page).nth(3).innerText();
  const html = await (await page.request.get(`/jobPage?job=${ids[3]}`)).text();
  expect(html).toContain('Chosen job');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/jobPage"/);
  await page.route(/\/api\/v1\/jobs\//, (route) => route.abort());
  await openStarted(page, `/jobPage?job=${ids[3]}`);
  await expect(title(page)).toHaveText(name);
  await page.unrouteAll();
  const missing = await page.request.get('/jobPage?job=0123456789abcdef01234567');
  expect(missing.status()).toBe(200);
});

test('a phone shows the list alone, and loads nothing of the job; its cards open the job’s page', async ({
  page,
}) => {
  const ids = await openList(page);
  await page.setViewportSize({ width: 1099, height: 800 });
  await expect(pane(page)).toBeHidden();
  await page.setViewportSize({ width: 360, height: 780 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/jobPage?job=${ids[0]}`);
  await untilStarted(page);
  await expect(links(page)).toHaveCount(10);
  await page.waitForLoadState('networkidle');
  await expect(pane(page)).toHaveCount(0);
  expect(asked.filter((url) => /\/assets\/(-?beside-job|job-pane|filter-popovers)/.test(url))).toEqual([]);
  expect(asked.filter((url) => url.includes(`/jobs/${ids[0]}`))).toEqual([]);
  await links(page).first().click();
  await expect(page).toHaveURL(`/jobDetailsPage?id=${ids[0]}`);
});

test('typing another search leaves the job that is read', async ({ page }) => {
  const ids = await openList(page);
  const name = await links(page).first().innerText();
  await links(page).first().click();
  await expect(title(page)).toHaveText(name);
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('nurse');
  await expect(page).toHaveURL(`/jobPage?search=nurse&job=${ids[0]}`);
  await expect(rows(page).first()).toContainText(/nurse/i);
  await expect(title(page)).toHaveText(name);
});
