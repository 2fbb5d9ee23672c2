import type { APIRequestContext, Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { CitiesData, City } from '#contract/jobs/city.ts';
import { Job, JobsData } from '#contract/jobs/job.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { sendBarePages } from '../support/bare-pages.ts';
import { answeredWith } from '../support/complaints.ts';
import { createGate } from '../support/gate.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, test } from './app.ts';

/** The pages of open jobs: of a category, a city and a company. */

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const lists = /\/api\/v1\/jobs\?page=/;
const fail = (route: Route) => route.fulfill({ status: 500, json: { success: false, message: 'Broken' } });
const empty = (route: Route) =>
  route.fulfill({
    json: {
      success: true,
      data: { jobs: [], pagination: { totalPages: 0, total: 0, page: 1, perPage: 10 } },
    },
  });

async function readCities(request: APIRequestContext): Promise<City[]> {
  const { data }: { data: unknown } = await (await request.get(apiPaths.cities)).json();
  return v.parse(v.array(City), v.parse(CitiesData, data).cities);
}

async function readJobs(request: APIRequestContext, query: string): Promise<{ jobs: Job[]; total: number }> {
  const { data }: { data: unknown } = await (await request.get(`${apiPaths.jobs}?${query}`)).json();
  const { jobs, pagination } = v.parse(JobsData, data);
  return { jobs: v.parse(v.array(Job), jobs), total: pagination?.total ?? 0 };
}

test('the pages are no wider than the window', async ({ page, request }) => {
  const { jobs } = await readJobs(request, 'page=1&perPage=1');
  const [job] = jobs;
  for (const path of ['/jobs/category/accountancy', '/jobs/city/dhaka', `/companies/${job?.company._id}`]) {
    await openStarted(page, path);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('Jobs by category')).toBeVisible();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('the landing page names the cities with their true numbers, and leads to a city', async ({
  page,
  request,
}) => {
  const [first, ...others] = await readCities(request);
  await openStarted(page, '/');
  const line = page.getByRole('region', { name: 'Jobs by city' });
  const shown = [first, ...others].slice(0, 8).map((city) => `${city?.name} ${city?.jobCount}`);
  await expect(line.getByRole('link')).toHaveText(shown);
  await line.getByRole('link').first().click();
  await expect(page).toHaveURL(`/jobs/city/${first?.slug}`);
  await expect(heading(page, `Jobs in ${first?.name}`)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Jobs in ${first?.name} · `));
  const { jobs, total } = await readJobs(request, `page=1&perPage=10&city=${first?.slug}`);
  expect(total).toBe(first?.jobCount);
  await expect(page.getByText(`${total} open jobs`)).toBeVisible();
  await expect(cards(page).getByRole('heading')).toHaveText(jobs.map(({ title }) => title));
  const other = page.getByRole('navigation', { name: 'Jobs by city' }).filter({ hasText: others[0]?.name });
  await other
    .first()
    .getByRole('link', { name: `${others[0]?.name} ${others[0]?.jobCount}` })
    .click();
  await expect(heading(page, `Jobs in ${others[0]?.name}`)).toBeVisible();
});

test('a city’s page leads to the list with the city chosen, where it can be changed', async ({
  page,
  request,
}) => {
  const { total } = await readJobs(request, 'page=1&perPage=10&city=dhaka');
  await openStarted(page, '/jobs/city/dhaka');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(All .* jobs in Dhaka|Filter and sort)/ })
    .click();
  await expect(page).toHaveURL('/jobPage?city=dhaka');
  await expect(page.getByText(new RegExp(`of ${total} Results`))).toBeVisible();
  await page.getByRole('button', { name: 'Location', exact: true }).click();
  const city = page.getByRole('group', { name: 'Location' }).getByLabel('City', { exact: true });
  await expect(city.locator('option:checked')).toHaveText('Dhaka');
  await city.selectOption('Sylhet');
  await expect(page).toHaveURL('/jobPage?city=sylhet');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/jobPage');
  await openStarted(page, "/jobPage?city=Cox's%20Bazar");
  await page.getByRole('button', { name: 'Location', exact: true }).click();
  await expect(city.locator('option:checked')).toHaveText("Cox's Bazar");
  await expect(cards(page).filter({ hasNotText: /Cox's Bazar|কক্সবাজার/ })).toHaveCount(0);
});

test('the footer leads to a category, and its page to the list with it chosen', async ({ page, request }) => {
  const { total } = await readJobs(request, 'page=1&perPage=10&category=health%20%26%20care');
  await openStarted(page, '/faq');
  const footer = page.getByRole('contentinfo').getByRole('list', { name: 'Jobs by category' });
  await footer.getByRole('link', { name: 'Health & Care' }).click();
  await expect(page).toHaveURL('/jobs/category/health-care');
  await expect(heading(page, 'Health & Care jobs')).toBeVisible();
  await expect(page.getByRole('main').getByText(new RegExp(`^${total} open jobs?$`))).toBeVisible();
  await expect(cards(page).filter({ hasNotText: 'Health & Care' })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(All .* jobs|Filter and sort)/ })
    .click();
  await expect(page).toHaveURL(/\/jobPage\?category=Health%20%26%20Care$/);
  await expect(cards(page).first()).toContainText('Health & Care');
});

test('a job leads to its company, city and category', async ({ page, request }) => {
  const { jobs } = await readJobs(request, 'page=1&perPage=10&city=dhaka');
  const [job] = jobs;
  await openStarted(page, `/jobDetailsPage?id=${job?._id}`);
  await expect(page.getByRole('main').getByText(/^Posted (today|yesterday|\d+ days ago)$/)).toBeVisible();
  const more = page.getByRole('navigation', { name: 'More jobs like this' });
  await expect(more.getByRole('link')).toHaveText([`${job?.category?.name} jobs`, 'Jobs in Dhaka']);
  await page.getByRole('main').getByRole('link', { name: 'All open jobs' }).click();
  await expect(page).toHaveURL(`/companies/${job?.company._id}`);
  await expect(heading(page, job?.company.name ?? '')).toBeVisible();
  const about = page.getByRole('complementary', { name: 'About the company' });
  await expect(about).toContainText(job?.company.industry ?? '');
  const { jobs: own } = await readJobs(request, `page=1&perPage=10&company=${job?.company._id}`);
  await expect(cards(page).getByRole('heading')).toHaveText(own.map(({ title }) => title));
  await page.goBack();
  await more.getByRole('link', { name: 'Jobs in Dhaka' }).click();
  await expect(heading(page, 'Jobs in Dhaka')).toBeVisible();
});

test('a company with many jobs shows them page by page, each with an address', async ({ page, request }) => {
  const { jobs } = await readJobs(request, 'page=1&perPage=1');
  await sendBarePages(page);
  const path = `/companies/${jobs[0]?.company._id}`;
  await page.route(lists, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.pagination = { totalPages: 3, total: 25, page: 1, perPage: 10 };
    await route.fulfill({ response: answer, json: body });
  });
  await openStarted(page, path);
  const pager = page.getByRole('navigation', { name: 'Pages of open jobs' });
  await expect(pager).toContainText('Page 1 of 3');
  const asked = page.waitForRequest(/\/jobs\?page=2&.*company=/);
  await pager.getByRole('link', { name: 'Next page' }).click();
  await asked;
  await expect(page).toHaveURL(`${path}?page=2`);
  // The answers that are edited here need the page.
  await page.unrouteAll({ behavior: 'wait' });
});

test('without open jobs the page shows a message and leads to others', async ({ page, request }) => {
  const { jobs } = await readJobs(request, 'page=1&perPage=1');
  await sendBarePages(page);
  await page.route(lists, empty);
  await openStarted(page, `/companies/${jobs[0]?.company._id}`);
  await expect(page.getByText('This company has no open jobs now.')).toBeVisible();
  await expect(page.getByText('0 open jobs')).toBeVisible();
  await openStarted(page, '/jobs/city/dhaka');
  await expect(page.getByText('New jobs are posted often. Try another city.')).toBeVisible();
  await page.getByRole('link', { name: 'Browse all jobs' }).click();
  await expect(page).toHaveURL('/jobPage');
});

test('what cannot be read shows a message and is there after Retry', async ({ page, complaints }) => {
  await sendBarePages(page);
  complaints.allow(answeredWith(500));
  await page.route(`**${apiPaths.city('dhaka')}`, fail);
  await page.route(lists, fail);
  await openStarted(page, '/jobs/city/dhaka');
  await expect(page.getByRole('alert')).toContainText('Could not load this page');
  await page.unroute(`**${apiPaths.city('dhaka')}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Jobs in Dhaka')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Could not load the jobs.');
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('while the jobs are on their way their places are shown', async ({ page }) => {
  await sendBarePages(page);
  const gate = createGate();
  await page.route(lists, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await openStarted(page, '/jobs/category/accountancy');
  await expect(heading(page, 'Accountancy jobs')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading jobs' })).toBeAttached();
  gate.open();
  await expect(cards(page).first()).toBeVisible();
});

test('cards say when a job was posted, and are no taller for it', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { jobs } = await readJobs(request, 'page=1&perPage=10');
  await openStarted(page, '/jobPage');
  await expect(cards(page)).toHaveCount(jobs.length);
  const posted = cards(page).getByText(/^Posted (today Today|yesterday 1d ago|\d+ days ago \d+(d|mo) ago)$/);
  await expect(posted).toHaveCount(jobs.length);
  const heights = () =>
    cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  const before = await heights();
  await posted.evaluateAll((all) => {
    for (const one of all) one.remove();
  });
  expect(await heights()).toEqual(before);
});
