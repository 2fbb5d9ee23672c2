import type { Page } from '@playwright/test';
import { closeFilters, createPerson, isPhone, jobTitles, openFilters, register, searchBox } from './app.ts';
import { expect, failedRequests, findBarriers, test } from './fixtures.ts';

/** Every public screen, and what shows that it is there. */
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': (page) => expect(jobTitles(page)).toHaveCount(12),
  '/jobPage': (page) => expect(jobTitles(page)).toHaveCount(10),
  '/jobPage?search=qqqqzzzz': (page) => expect(page.getByText('No jobs match this search')).toBeVisible(),
  '/jobDetailsPage': (page) => expect(page.getByText('Error: No job selected')).toBeVisible(),
  '/cvPage': (page) => expect(page.getByRole('button', { name: /^Download Resume: / }).first()).toBeVisible(),
  '/savedJobs': (page) => expect(page.getByText('No saved jobs yet')).toBeVisible(),
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no barriers on any screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [address, isThere] of Object.entries(screens)) {
      await page.goto(address);
      await isThere(page);
      expect(await findBarriers(page), address).toEqual([]);
    }
  });

  test(`no barriers in what opens, loads and fails, ${colorScheme}`, async ({
    page,
    network,
    complaints,
  }) => {
    complaints.allow(failedRequests);
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(jobTitles(page)).toHaveCount(12);
    await searchBox(page).fill('engi');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await findBarriers(page), 'matches').toEqual([]);

    const release = network.hold(/\/api\/v1\/jobs\?/);
    await page.goto('/jobPage');
    await expect(page.getByText('This is taking longer than usual…')).toBeVisible();
    expect(await findBarriers(page), 'loading').toEqual([]);
    release();
    await expect(jobTitles(page)).toHaveCount(10);
    await openFilters(page);
    expect(await findBarriers(page), 'filters').toEqual([]);
    await closeFilters(page);

    await page.goto(await firstJobAddress(page));
    await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Related Jobs' })).toBeVisible();
    expect(await findBarriers(page), 'details').toEqual([]);

    network.cut(/\/api\/v1\/jobs\?/, 100);
    await page.goto('/jobPage?search=welder');
    await expect(page.getByText('Failed to fetch jobs')).toBeVisible({ timeout: 30_000 });
    expect(await findBarriers(page), 'failed').toEqual([]);
  });
}

/** The address of the job at the top of the list that is open. */
async function firstJobAddress(page: Page): Promise<string> {
  return (await jobTitles(page).first().getAttribute('href')) ?? '';
}

test('the main job works by keyboard alone', async ({ page }) => {
  await page.goto('/registerPage');
  await register(page, createPerson());
  await expect(page).toHaveURL(/\/$/);
  await tabTo(page, 'Search jobs');
  await page.keyboard.type('engineer');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { selected: true });
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobDetailsPage\?id=/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible();
  await tabTo(page, 'Apply Now');
  await tabTo(page, /^Save for offline reading: /);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Available offline').first()).toBeVisible();
});

/** Walks on with Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page
    .getByRole('main')
    .getByLabel(name)
    .or(page.getByRole('main').getByRole('link', { name }));
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = target.and(page.locator(':focus'));
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`Tab never reached ${String(name)}.`);
}

test('the skip link leads past the menu', async ({ page }) => {
  await page.goto('/jobPage');
  await expect(jobTitles(page)).toHaveCount(10);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a change of page moves the focus to the content, names it in the title and says it', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(page).toHaveTitle(/FAQ/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(/Privacy Policy/);
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Privacy Policy' })).toBeAttached();
});

test('what a finger touches on a phone is at least 44 pixels high and wide', async ({ page }) => {
  expect(isPhone(page) ? 360 : 1440).toBe(page.viewportSize()?.width);
  for (const [address, isThere] of Object.entries(screens)) {
    await page.goto(address);
    await isThere(page);
    expect(await findSmallTargets(page), address).toEqual([]);
  }
});

/** Buttons, fields and links (those inside running text excepted) that are too small to hit. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const found: string[] = [];
    for (const element of document.querySelectorAll('a[href], button, select, input:not([type=hidden])')) {
      const box = element.getBoundingClientRect();
      const isHidden =
        box.width <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isInText = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
      const label = element.closest('label')?.getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const reaches = after.content !== 'none' && after.position === 'absolute';
      const isLarge = [box, label].some((area) => area && area.width >= least && area.height >= least);
      if (!isHidden && !isInText && !reaches && !isLarge)
        found.push(`${element.outerHTML.slice(0, 100)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    return found;
  });
}
