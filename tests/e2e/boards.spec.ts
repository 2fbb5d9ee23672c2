import type { Page } from '@playwright/test';
import { apiPaths } from '#contract/http/paths.ts';
import { failedRequests } from '../support/complaints.ts';
import { offlineLine } from './app.ts';
import { expect, isStored, openWithWorker, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('@phone the pages of a city, a category and a company that were read are there offline', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await openWithWorker(page, '/jobs/city/dhaka');
  await expect(heading(page, 'Jobs in Dhaka')).toBeVisible();
  const titles = await cards(page).getByRole('heading').allInnerTexts();
  await page.goto('/jobs/category/accountancy');
  await expect(cards(page).first()).toBeVisible();
  const path = '/companies/';
  const answer = await page.request.get(`${apiPaths.jobs}?page=1&perPage=1`);
  const { data }: { data: { jobs: { company: { _id: string; name: string } }[] } } = await answer.json();
  const company = data.jobs[0]?.company;
  await page.goto(`${path}${company?._id}`);
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => isStored(page, `${path}${company?._id}`)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, company?.name ?? '')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
  await page.goto('/jobs/city/dhaka');
  await expect(heading(page, 'Jobs in Dhaka')).toBeVisible();
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
  await expect(offlineLine(page)).toContainText('Saved copy, updated just now.');
  await page.goto('/jobs/category/accountancy');
  await expect(heading(page, 'Accountancy jobs')).toBeVisible();
  await page.goto('/jobs/city/sylhet');
  await expect(page.getByRole('alert')).toContainText('You are offline, and this page is not saved');
});
