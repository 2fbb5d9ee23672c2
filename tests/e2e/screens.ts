import { expect, type Page } from '@playwright/test';
import { jobTitles } from './app.ts';

/** Every public screen, and what shows that it is there. */
export const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': (page) => expect(jobTitles(page)).toHaveCount(15),
  '/jobPage': (page) => expect(jobTitles(page)).toHaveCount(10),
  '/jobPage?search=qqqqzzzz': (page) => expect(page.getByText('No jobs match this search')).toBeVisible(),
  '/jobDetailsPage': (page) => expect(page.getByText('Error: No job selected')).toBeVisible(),
  '/cvPage': async (page) => {
    await expect(page.getByRole('button', { name: /^Download Resume: / }).first()).toBeVisible();
  },
  '/savedJobs': (page) => expect(page.getByText('No saved jobs yet')).toBeVisible(),
};
