import { expect, type Page, type Route } from '@playwright/test';
import { sendBarePages } from '../support/bare-pages.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import { untilStarted } from '../support/open-started.ts';
import type { Scene } from './scenes.ts';
import {
  aJob,
  at,
  chooseFirstJob,
  comeBack,
  firstJob,
  goOffline,
  openDialog,
  openFirstJob,
  openReport,
  press,
} from './steps.ts';
import type { Fixture } from './fixture.ts';

/** Its browser has no question of its own before it installs. */
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

const jobLists = /\/api\/v1\/jobs\?/;
const failJobs = (page: Page) => page.route(jobLists, (route) => route.abort());

const noJobs = {
  success: true,
  data: { jobs: [], pagination: { totalPages: 0, total: 0, page: 1, perPage: 10 } },
};

/** Opens the page again, which asks for its list itself. */
async function openBare(page: Page, answer: (route: Route) => Promise<void>, text: string): Promise<void> {
  await sendBarePages(page);
  await page.route(jobLists, answer);
  await page.reload();
  await page.getByText(text).first().waitFor();
}

const aMarkedJob = ({ jobs }: Fixture) => `/jobDetailsPage?id=${jobs.marked}`;

export const seekerScenes: readonly Scene[] = [
  { name: 'start', path: at('/'), isMain: true },
  { name: 'start, wide', path: at('/'), isWide: true, isWindow: true },
  { name: 'start, second visit', path: at('/'), act: comeBack },
  { name: 'start, saved jobs that close', path: at('/'), isWide: true, isWindow: true, act: comeBack },
  {
    name: 'start, second visit offline',
    path: at('/'),
    withWorker: true,
    isWindow: true,
    act: async (page) => {
      await comeBack(page);
      await goOffline(page);
      await page.getByRole('link', { name: 'Continue:' }).waitFor();
    },
  },
  {
    name: 'start, matches',
    path: at('/'),
    isWindow: true,
    act: async (page) => {
      await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('account');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
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
  {
    name: 'install, steps',
    path: at('/faq'),
    isWindow: true,
    isNarrow: true,
    act: async (page) => {
      await page.addInitScript((userAgent) => {
        Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
      }, iPhone);
      await page.reload();
      await untilStarted(page);
      await press(page, 'Menu');
      await press(page, 'Install the app');
      await page.getByRole('status', { name: 'Install the app' }).getByRole('listitem').first().waitFor();
    },
  },
  { name: 'list', path: at('/jobPage'), isMain: true },
  { name: 'list, filtered', path: at('/jobPage?search=accountant&jobType=full-time') },
  { name: 'list, no job chosen', path: at('/jobPage'), isWide: true, isWindow: true },
  { name: 'list, a job beside it', path: at('/jobPage'), isWide: true, isWindow: true, act: chooseFirstJob },
  {
    name: 'list, a job beside filters',
    path: at('/jobPage?city=dhaka&jobType=full-time,remote&minSalary=10000&payCurrency=BDT'),
    isWide: true,
    isWindow: true,
    act: async (page) => {
      await chooseFirstJob(page);
      await press(page, 'Location');
    },
  },
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
  {
    name: 'list, slow',
    path: at('/jobPage'),
    act: async (page) => {
      await page.clock.install();
      await sendBarePages(page);
      await page.addInitScript(() => {
        window.fetch = () => new Promise(() => undefined);
      });
      await page.reload();
      await untilStarted(page);
      await letTimePass(page, 'This is taking longer than usual…');
    },
  },
  {
    name: 'list, saving',
    path: at('/jobPage'),
    withWorker: true,
    isWindow: true,
    act: async (page) => {
      await openDialog(page, 'Save offline');
      await page
        .getByRole('dialog')
        .getByText(/^about/)
        .first()
        .waitFor();
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
  {
    name: 'city, without jobs',
    path: at('/jobs/city/dhaka'),
    act: (page) => openBare(page, (route) => route.fulfill({ json: noJobs }), 'Try another city.'),
  },
  {
    name: 'city, failed',
    path: at('/jobs/city/dhaka'),
    act: (page) => openBare(page, (route) => route.abort(), 'Could not load the jobs.'),
  },
  { name: 'company', path: ({ company }) => `/companies/${company}` },
  { name: 'job', path: at('/jobPage?search=area+sales+manager'), isMain: true, act: openFirstJob },
  { name: 'job, Bangla', path: aJob, isMain: true },
  { name: 'job, share', path: aJob, isWindow: true, act: (page) => openDialog(page, 'Share') },
  {
    name: 'job, share failed',
    path: aJob,
    isWindow: true,
    act: async (page) => {
      await page.evaluate(() => {
        navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await openDialog(page, 'Share');
      await press(page, 'Share with an app');
      await page.getByText('Your apps did not open').waitFor();
    },
  },
  { name: 'job, advice', path: aMarkedJob },
  {
    name: 'job, report',
    path: aMarkedJob,
    isWindow: true,
    act: openReport,
  },
  {
    name: 'job, report without a text',
    path: aMarkedJob,
    isWindow: true,
    act: async (page) => {
      await openReport(page);
      await page.getByText('Something else', { exact: true }).click();
      await press(page, 'Send report');
      await page.getByRole('textbox').and(page.locator('[aria-invalid=true]')).waitFor();
    },
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
  { name: 'job, none chosen', path: at('/jobDetailsPage') },
  { name: 'job, unknown', path: at('/jobDetailsPage?id=0123456789abcdef01234567') },
  { name: 'job, offline', path: aJob, withWorker: true, act: goOffline },
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
];
