import { openStarted, untilStarted } from '../support/open-started.ts';
import { closeFilters, countLine, jobTitles, openFilters, readTotal, searchBox } from './app.ts';
import { expect, test } from './fixtures.ts';

// None of this is the worker's doing, and its installing would take a third of the time.
test.use({ serviceWorkers: 'block' });

test(
  'the landing page searches with every keystroke, and the keyboard walks the matches',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find job & career Opportunities');
    await expect(page.getByText('Making New Job Opportunities Every Single Day')).toBeVisible();
    await searchBox(page).pressSequentially('engi');
    const matches = page.getByRole('listbox', { name: 'Matching jobs' });
    await expect(matches.getByRole('option').first()).toContainText(/engineer/i);
    await page.keyboard.press('ArrowDown');
    await expect(matches.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(matches.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(matches).toBeHidden();
    await page.getByRole('button', { name: 'Find Jobs' }).click();
    await expect(page).toHaveURL(/\/jobPage\?search=engi$/);
    await expect(searchBox(page)).toHaveValue('engi');
    await expect(jobTitles(page).first()).toBeVisible();
  },
);

test(
  'a word with a typo, one in Bangla, and digits of either kind find jobs as well',
  { tag: ['@phone', '@languages'] },
  async ({ page, texts, local }) => {
    await openStarted(page, local('/jobPage?search=acountant'));
    await expect(
      jobTitles(page)
        .filter({ hasText: /account/i })
        .first(),
    ).toBeVisible();
    await searchBox(page, texts).fill('শিক্ষক');
    await expect(jobTitles(page).filter({ hasText: 'শিক্ষক' }).first()).toBeVisible();
    await searchBox(page, texts).fill('2');
    await expect(page).toHaveURL(/search=2$/);
    await expect(jobTitles(page).first()).not.toContainText('শিক্ষক');
    const found = await jobTitles(page).allInnerTexts();
    await openStarted(page, local('/jobPage'));
    await expect(countLine(page, texts)).toBeVisible();
    await searchBox(page, texts).fill('২');
    await expect(jobTitles(page)).toHaveText(found);
  },
);

test('filters narrow the list and stand in the address; reload and reset keep their word', async ({
  page,
}) => {
  await openStarted(page, '/jobPage');
  await expect(countLine(page)).toBeVisible();
  const all = await readTotal(page);
  const filters = await openFilters(page);
  await filters.getByLabel('Location').selectOption('Bangladesh');
  await expect(page).toHaveURL(/country=Bangladesh/);
  await filters.getByRole('group', { name: 'Jobs Type' }).getByLabel('full-time').check();
  await expect(page).toHaveURL(/jobType=full-time/);
  const answered = page.waitForResponse(/\/api\/v1\/jobs\?.*experienceLevel=fresher/);
  await filters.getByRole('group', { name: 'Experience Level' }).getByLabel('fresher').check();
  await expect(page).toHaveURL(/experienceLevel=fresher/);
  await closeFilters(page);
  const { data }: { data: { pagination: { total: number } } } = await (await answered).json();
  const narrowed = data.pagination.total;
  expect(narrowed).toBeLessThan(all);
  await expect.poll(() => readTotal(page)).toBe(narrowed);
  await page.reload();
  await untilStarted(page);
  await expect.poll(() => readTotal(page)).toBe(narrowed);
  const again = await openFilters(page);
  await expect(again.getByLabel('fresher')).toBeChecked();
  await again.getByRole('button', { name: 'Reset Filters' }).click();
  await closeFilters(page);
  await expect(page).toHaveURL(/\/jobPage$/);
  await expect.poll(() => readTotal(page)).toBe(all);
});

test('the pager turns pages, and is at its bounds at the ends', { tag: '@phone' }, async ({ page }) => {
  await openStarted(page, '/jobPage');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(jobTitles(page)).toHaveCount(10);
  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const first = await jobTitles(page).first().innerText();
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(countLine(page)).toHaveText(/^Showing 11-20 of/);
  await expect(jobTitles(page).first()).not.toHaveText(first);
  await pager.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(jobTitles(page).first()).toHaveText(first);
});

test('sorting by salary changes the order and the address', { tag: '@phone' }, async ({ page }) => {
  await openStarted(page, '/jobPage');
  await expect(jobTitles(page)).toHaveCount(10);
  const newest = await jobTitles(page).allInnerTexts();
  await page.getByLabel('Sort by').selectOption({ label: 'Salary' });
  await expect(page).toHaveURL(/sort=salary/);
  await expect.poll(() => jobTitles(page).allInnerTexts()).not.toEqual(newest);
});

test(
  'a search without matches shows a message and offers the way out',
  { tag: '@phone' },
  async ({ page }) => {
    await openStarted(page, '/jobPage?search=qqqqzzzz');
    await expect(page.getByText('No jobs match this search')).toBeVisible();
    // A phone's keyboard goes, so that what was found can be seen.
    await searchBox(page).press('Enter');
    await expect(page.getByText('No Results')).toBeFocused();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(jobTitles(page)).toHaveCount(10);
  },
);
