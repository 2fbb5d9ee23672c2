import type { Page } from '@playwright/test';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { DAY_MS } from '#contract/limits.ts';
import { sendBarePages } from '../support/bare-pages.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { createGate } from '../support/gate.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import { openStarted } from '../support/open-started.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { expect, test } from './app.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search jobs' });
const cards = (page: Page, grid: string) => page.getByRole('region', { name: grid }).getByRole('article');
const grids = ['Featured Jobs', 'Special Skilled Jobs'];

/** Put in at once, so that no answer to a part of the word is on its way. */
async function findEngineers(page: Page): Promise<void> {
  await box(page).fill('engineer');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(7);
}

/** The drawn jobs of both grids. */
async function readDrawn(page: Page): Promise<string[]> {
  for (const grid of grids) await expect(cards(page, grid)).toHaveCount(6);
  const titles = grids.map((grid) => cards(page, grid).getByRole('heading').allInnerTexts());
  return (await Promise.all(titles)).flat();
}

async function openOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  await openStarted(page, '/');
}

async function openAsSignedIn(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('IsSignin', 'true'));
  await openStarted(page, path);
}

test('it says what is specified, word for word', async ({ page }) => {
  await openStarted(page, '/');
  for (const figure of ['500+ Live Jobs', '400+ Vacancies', '300+ Companies']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
  const tiles = page.getByRole('region', { name: 'Popular Category' }).getByRole('link');
  await expect(tiles).toHaveText([
    /Accountancy/,
    /Human Resource/,
    /Project Manager/,
    /Interface Design/,
    /Digital Services/,
    /Marketing & SEO/,
    /Health & Care/,
    /500\+\s*Explore more\s*700 Jobs Available/,
  ]);
  await expect(box(page)).toHaveAttribute('placeholder', 'Job title, keywords');
  await expect(page.getByRole('link', { name: 'Explore more', exact: true })).toHaveAttribute(
    'href',
    '/jobPage',
  );
});

test('a job that closes soon stands on a phone’s first screen, under a low hero', async ({ page }) => {
  await openOnPhone(page);
  const closing = cards(page, 'Closing soon');
  await expect(closing).toHaveCount(3);
  await expect(closing.filter({ hasText: /Closes (today|tomorrow|in [2-7] days)/ })).toHaveCount(3);
  const dock = await page.getByRole('navigation', { name: 'Quick menu' }).boundingBox();
  const card = await closing.first().boundingBox();
  expect((card?.y ?? Infinity) + (card?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  const search = await box(page).boundingBox();
  expect(search?.y).toBeLessThanOrEqual(65 + 176);
  for (const grid of ['Closing soon', ...grids]) {
    const heights = await cards(page, grid).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    );
    // A long pay has its period on a line of its own.
    expect(Math.min(...heights)).toBeLessThanOrEqual(168);
    expect(Math.max(...heights)).toBeLessThanOrEqual(168 + 20);
  }
});

for (const [width, height] of [
  [780, 360],
  [320, 225],
] as const) {
  test(`a job begins on the first screen of ${width} x ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStarted(page, '/');
    const title = await cards(page, 'Closing soon').first().getByRole('heading').boundingBox();
    expect(title?.y ?? Infinity).toBeLessThan(height);
  });
}

test('the true number of open jobs stands beside the specified figures', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/jobs')).json();
  await openStarted(page, '/');
  const total: unknown = data.pagination.total;
  await expect(page.getByText(new RegExp(`^Open today: ${total} jobs in \\d+ cities$`))).toBeVisible();
  await page.getByRole('link', { name: `All ${total} jobs` }).click();
  await expect(page).toHaveURL(/\/jobPage$/);
});

test('End and Enter go to all matches; Escape closes them', async ({ page }) => {
  await openStarted(page, '/');
  await findEngineers(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(
    page.getByRole('listbox').getByRole('option', { name: /^See all \d+ matches$/ }),
  ).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobPage\?search=engineer$/);
});

test('the list starts from what the search bar fetched, while its own answer is under way', async ({
  page,
}) => {
  await openStarted(page, '/');
  await findEngineers(page);
  const gate = createGate();
  await page.route(/\/jobs\?page=/, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One Search Hundreds of Jobs' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  gate.open();
  await expect(page.getByText(/^Showing 1-10 of \d+ Results$/)).toBeVisible();
});

test('a tile goes to its category and passes it along', async ({ page }) => {
  await openStarted(page, '/');
  await page
    .getByRole('link', { name: /^Health & Care/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/jobPage\?category=Health/);
  expect(await page.evaluate(() => Reflect.get(history.state, 'categoryFilter'))).toBe('Health & Care');
  await expect(page.getByLabel('Category').first().locator('option:checked')).toHaveText('Health & Care');
  await expect(page.getByRole('article').first()).toContainText('Health & Care');
});

test('the drawn jobs stay: after a visit elsewhere, and while the server is out of reach', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await openAsSignedIn(page, '/');
  const drawn = await readDrawn(page);
  expect(new Set(drawn).size).toBeGreaterThan(6);
  await page.route(/\/api\/v1\//, (route) => route.abort());
  await page.getByRole('link', { name: 'Explore more', exact: true }).click();
  await expect(page).toHaveURL(/jobPage/);
  await page.goBack();
  expect(await readDrawn(page)).toEqual(drawn);
});

test('a failure to fetch the jobs leaves a quiet way to try again', async ({ page, complaints }) => {
  complaints.allow(answeredWith(503));
  await page.route(/\/api\/v1\/jobs$/, (route) => route.fulfill({ status: 503, json: { success: false } }));
  await sendBarePages(page);
  await page.clock.install();
  await openStarted(page, '/');
  await letTimePass(page, 'Could not load the jobs');
  // It did answer.
  await expect(page.getByText('This took too long')).toBeHidden();
  await expect(page.getByText('Please try again. The rest of this page works.')).toBeVisible();
  await page.unroute(/\/api\/v1\/jobs$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page, 'Featured Jobs')).toHaveCount(6);
});

test('"Apply now" stores the job and opens it; a visitor is asked to sign in and returns to it', async ({
  page,
}) => {
  await openStarted(page, '/');
  const apply = cards(page, 'Featured Jobs')
    .first()
    .getByRole('link', { name: /^Apply now/ });
  const target = await apply.getAttribute('href');
  await apply.click();
  await expect(page).toHaveURL(/signInPage/);
  await page.evaluate(() => localStorage.setItem('IsSignin', 'true'));
  await page.goBack();
  await page
    .locator(`a[href="${target ?? ''}"]`)
    .filter({ hasText: 'Apply now' })
    .first()
    .click();
  await expect(page).toHaveURL(target ?? 'no target');
  const id = new URL(page.url()).searchParams.get('id');
  expect(await page.evaluate(() => localStorage.getItem('selectedJobId'))).toBe(id);
});

test('on a wide window what, where and pay are one bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStarted(page, '/');
  await box(page).fill('operator');
  await page.getByLabel('Near you').selectOption('gazipur');
  await page.getByLabel('Pay', { exact: true }).selectOption('10000');
  // Not the matches below, which are buttons as well.
  const controls = page.getByRole('search').locator('input:visible, select, button[type=submit]');
  await expect(controls).toHaveCount(4);
  const tops = await controls.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().y)),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
  await page.getByRole('button', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/\/jobPage\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    search: 'operator',
    city: 'gazipur',
    minSalary: '10000',
    payCurrency: 'BDT',
  });
});

test.describe('on a second visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline, it says what came since and what was read last, and nothing moves', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(failedRequests);
    await openAsSignedIn(page, '/');
    await untilControlled(page);
    await expect(page.getByText('Making New Job Opportunities Every Single Day')).toBeVisible();
    const read = cards(page, 'Featured Jobs').first().getByRole('link').first();
    const title = await read.innerText();
    await read.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.evaluate(
      ([key, at]) => localStorage.setItem(key ?? '', at ?? ''),
      [deviceStorageKeys.lastLook, String(Date.now() - 7 * DAY_MS)],
    );
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.addInitScript(() => {
      const shiftedAt: number[] = [];
      Reflect.set(window, 'shiftedAt', shiftedAt);
      const observer = new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) shiftedAt.push(startTime);
      });
      // A slow device paints parts of the HTML before the rest is parsed: what moves is counted from the whole page on.
      document.addEventListener(
        'readystatechange',
        () =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => observer.observe({ type: 'layout-shift' })),
          ),
        { once: true },
      );
    });
    await openStarted(page, '/');
    const last = page.getByRole('link', { name: `Continue: ${title}` });
    await expect(page.getByRole('link', { name: /^[1-9]\d*\+? new since \d+ \w+$/ })).toBeVisible();
    await expect(page.getByText('Making New Job Opportunities Every Single Day')).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, 'shiftedAt'))).toEqual([]);
    await last.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
