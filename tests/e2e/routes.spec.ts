import { createPerson, jobTitles, register, searchBox } from './app.ts';
import { answeredWith } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, test } from './fixtures.ts';

// These tests do not need the worker, and installing it would take a third of their time.
test.use({ serviceWorkers: 'block' });

test(
  'routes are matched without regard to case, and the search stays',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/jobpage?search=designer');
    await expect(searchBox(page)).toHaveValue('designer');
    await expect(jobTitles(page).first()).toBeVisible();
    await page.goto('/CVPAGE');
    await expect(page.getByRole('heading', { level: 1, name: 'Create Your Resume' })).toBeVisible();
  },
);

test('a category name in the address filters as its id does', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/jobpage?category=Accountancy');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasText: 'Accountancy' }).first()).toBeVisible();
  await expect(cards.filter({ hasNotText: 'Accountancy' })).toHaveCount(0);
});

test(
  'an unknown job shows a message, with a search and a way to the others',
  { tag: '@phone' },
  async ({ page, complaints }) => {
    complaints.allow(answeredWith(404));
    await page.goto('/jobDetailsPage?id=ffffffffffffffffffffffff');
    await expect(page.getByText('Job not available')).toBeVisible();
    await expect(page).toHaveTitle(/^Job Details · /);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click();
    await expect(page).toHaveURL(/\/jobPage$/);
  },
);

test('the details page without a job says that none is selected', { tag: '@phone' }, async ({ page }) => {
  for (const address of ['/jobDetailsPage?id=', '/jobDetailsPage']) {
    await page.goto(address);
    await expect(page.getByText('Error: No job selected')).toBeVisible();
    await expect(page).toHaveTitle(/^Job Details · /);
  }
});

test(
  'a shared job opens for anyone, and is the selected one from then on',
  { tag: '@phone' },
  async ({ page, request }) => {
    const answer = await request.get('/api/v1/jobs?page=1&perPage=1');
    const { data }: { data: { jobs: { _id: string; title: string }[] } } = await answer.json();
    const job = data.jobs[0];
    expect(job).toBeDefined();
    await openStarted(page, `/jobDetailsPage?id=${job?._id}`);
    const heading = page.getByRole('heading', { level: 1, name: job?.title ?? '', exact: true });
    await expect(heading).toBeVisible();
    await page.goto('/jobDetailsPage');
    await expect(heading).toBeVisible();
  },
);

test(
  'the guard asks a visitor to sign in and then leads where they were going',
  { tag: '@phone' },
  async ({ page }) => {
    await openStarted(page, '/aboutUs');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs' }).click();
    await expect(page).toHaveURL(/\/signInPage$/);
    await page.getByRole('link', { name: 'Register here' }).click();
    await register(page, createPerson());
    await expect(page).toHaveURL(/\/jobPage$/);
  },
);
