import { expect, type Page } from '@playwright/test';
import type { Scene } from './scenes.ts';
import { at, firstJob, goOffline, openDialog, openFirstJob, openReport, press, trackJobs } from './steps.ts';
import type { World } from './world.ts';

const failJobs = (page: Page) => page.route(/\/api\/v1\/jobs\?/, (route) => route.abort());

const aJob = ({ jobs }: World) => `/jobDetailsPage?id=${jobs.bangla}`;
const aMarkedJob = ({ jobs }: World) => `/jobDetailsPage?id=${jobs.marked}`;

export const seekerScenes: readonly Scene[] = [
  { name: 'start', path: at('/'), isMain: true },
  {
    name: 'start, matches',
    path: at('/'),
    isWindow: true,
    act: async (page) => {
      await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('account');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'menu',
    path: at('/'),
    isWindow: true,
    isNarrow: true,
    isMain: true,
    act: (page) => press(page, 'Menu'),
  },
  { name: 'list', path: at('/jobPage'), isMain: true },
  { name: 'list, filtered', path: at('/jobPage?search=accountant&jobType=full-time') },
  { name: 'list, nothing found', path: at('/jobPage?search=zzzzqq') },
  {
    name: 'list, failed',
    path: at('/jobPage'),
    act: async (page) => {
      await failJobs(page);
      await page.getByRole('searchbox').first().fill('nurse');
      await page.getByText('Failed to fetch jobs').first().waitFor();
    },
  },
  { name: 'list, offline', path: at('/jobPage'), withWorker: true, act: goOffline },
  {
    name: 'list, saved',
    path: at('/jobPage'),
    withWorker: true,
    isWindow: true,
    act: async (page) => {
      await firstJob(page)
        .getByRole('button', { name: /^Save for offline reading/ })
        .click();
      await page.getByRole('button', { name: /^Undo/ }).waitFor();
    },
  },
  {
    name: 'filters',
    path: at('/jobPage'),
    isWindow: true,
    isMain: true,
    isNarrow: true,
    act: (page) => press(page, /^Filters/),
  },
  { name: 'category', path: at('/jobs/category/accountancy') },
  { name: 'city', path: at('/jobs/city/dhaka') },
  { name: 'job', path: at('/jobPage?search=area+sales+manager'), isMain: true, act: openFirstJob },
  { name: 'job, Bangla', path: aJob, isMain: true },
  {
    name: 'job, apply',
    path: aJob,
    isWindow: true,
    isMain: true,
    act: (page) => openDialog(page, 'Apply Now'),
  },
  {
    name: 'job, letter',
    path: aJob,
    isWindow: true,
    isMain: true,
    act: async (page) => {
      await openDialog(page, 'Apply Now');
      await press(page, 'Write application letter');
      await page.getByRole('dialog', { name: 'Application letter' }).waitFor();
    },
  },
  { name: 'job, share', path: aJob, isWindow: true, act: (page) => openDialog(page, 'Share') },
  { name: 'job, advice', path: aMarkedJob },
  {
    name: 'job, report',
    path: aMarkedJob,
    isWindow: true,
    act: openReport,
  },
  {
    name: 'job, reported',
    path: aMarkedJob,
    act: async (page) => {
      await openReport(page);
      await page.getByText('Asks for money').click();
      await press(page, 'Send report');
      await page.getByText('You reported this job.').waitFor();
    },
  },
  { name: 'job, unknown', path: at('/jobDetailsPage?id=0123456789abcdef01234567') },
  { name: 'job, offline', path: aJob, withWorker: true, act: goOffline },
  {
    name: 'job, apply offline',
    path: aJob,
    withWorker: true,
    isWindow: true,
    act: async (page) => {
      await goOffline(page);
      await openDialog(page, 'Apply Now');
    },
  },
  {
    name: 'job, not stored',
    path: at('/jobPage'),
    withWorker: true,
    act: async (page) => {
      await goOffline(page);
      await page.goto('/jobDetailsPage?id=0123456789abcdef01234567');
    },
  },
  {
    name: 'job, printed',
    path: at('/jobPage?search=area+sales+manager'),
    isPaper: true,
    act: async (page) => {
      await openFirstJob(page);
      // Phones load what they print with this.
      await openDialog(page, 'Share');
      await press(page, 'Close');
      await expect(async () => {
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        expect(await page.locator('.printed-job').count()).toBe(1);
      }).toPass({ timeout: 15_000 });
      await page.emulateMedia({ media: 'print' });
    },
  },
  { name: 'job alerts', path: at('/jobAlerts?search=driver&city=dhaka&jobType=full-time') },
  { name: 'my jobs, empty', path: at('/savedJobs') },
  { name: 'my jobs', path: at('/jobPage'), isMain: true, act: trackJobs },
];
