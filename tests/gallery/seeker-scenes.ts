import { expect, type Page, type Route } from '@playwright/test';
import { sendBarePages } from '../support/bare-pages.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import { untilStarted } from '../support/open-started.ts';
import { scene, type Scene } from './scene.ts';
import {
  aJob,
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
  scene('start', { isMain: true }),
  scene('start, wide', { isWide: true, isWindow: true }),
  scene('start, second visit', {}, comeBack),
  scene('start, saved jobs that close', { isWide: true, isWindow: true }, comeBack),
  scene('start, second visit offline', { withWorker: true, isWindow: true }, async (page) => {
    await comeBack(page);
    await goOffline(page);
    await page.getByRole('link', { name: 'Continue:' }).waitFor();
  }),
  scene('start, matches', { isWindow: true }, async (page) => {
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('account');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
  }),
  scene('menu', { isWindow: true, isNarrow: true, isMain: true }, (page) => press(page, 'Menu')),
  scene('install, steps', { path: '/faq', isWindow: true, isNarrow: true }, async (page) => {
    await page.addInitScript((userAgent) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
    }, iPhone);
    await page.reload();
    await untilStarted(page);
    await press(page, 'Menu');
    await press(page, 'Install the app');
    await page.getByRole('status', { name: 'Install the app' }).getByRole('listitem').first().waitFor();
  }),
  scene('list', { path: '/jobPage', isMain: true }),
  scene('list, filtered', { path: '/jobPage?search=accountant&jobType=full-time' }),
  scene('list, no job chosen', { path: '/jobPage', isWide: true, isWindow: true }),
  scene('list, a job beside it', { path: '/jobPage', isWide: true, isWindow: true }, chooseFirstJob),
  scene(
    'list, a job beside filters',
    {
      path: '/jobPage?city=dhaka&jobType=full-time,remote&minSalary=10000&payCurrency=BDT',
      isWide: true,
      isWindow: true,
    },
    async (page) => {
      await chooseFirstJob(page);
      await press(page, 'Location');
    },
  ),
  scene('list, nothing found', { path: '/jobPage?search=zzzzqq' }),
  scene('list, failed', { path: '/jobPage' }, async (page) => {
    await failJobs(page);
    await page.getByRole('searchbox').first().fill('nurse');
    await page.getByText('Failed to fetch jobs').first().waitFor();
  }),
  scene('list, slow', { path: '/jobPage' }, async (page) => {
    await page.clock.install();
    await sendBarePages(page);
    await page.addInitScript(() => {
      window.fetch = () => new Promise(() => undefined);
    });
    await page.reload();
    await untilStarted(page);
    await letTimePass(page, 'This is taking longer than usual…');
  }),
  scene('list, saving', { path: '/jobPage', withWorker: true, isWindow: true }, async (page) => {
    await openDialog(page, 'Save offline');
    await page
      .getByRole('dialog')
      .getByText(/^about/)
      .first()
      .waitFor();
  }),
  scene('list, offline', { path: '/jobPage', withWorker: true }, goOffline),
  scene('list, saved', { path: '/jobPage', withWorker: true, isWindow: true }, async (page) => {
    await firstJob(page)
      .getByRole('button', { name: /^Save for offline reading/ })
      .click();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
  }),
  scene('filters', { path: '/jobPage', isWindow: true, isMain: true, isNarrow: true }, (page) =>
    press(page, /^Filters/),
  ),
  scene('category', { path: '/jobs/category/accountancy' }),
  scene('city', { path: '/jobs/city/dhaka' }),
  scene('city, without jobs', { path: '/jobs/city/dhaka' }, (page) =>
    openBare(page, (route) => route.fulfill({ json: noJobs }), 'Try another city.'),
  ),
  scene('city, failed', { path: '/jobs/city/dhaka' }, (page) =>
    openBare(page, (route) => route.abort(), 'Could not load the jobs.'),
  ),
  scene('company', { path: ({ company }) => `/companies/${company}` }),
  scene('job', { path: '/jobPage?search=area+sales+manager', isMain: true }, openFirstJob),
  scene('job, Bangla', { path: aJob, isMain: true }),
  scene('job, share', { path: aJob, isWindow: true }, (page) => openDialog(page, 'Share')),
  scene('job, share failed', { path: aJob, isWindow: true }, async (page) => {
    await page.evaluate(() => {
      navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await openDialog(page, 'Share');
    await press(page, 'Share with an app');
    await page.getByText('Your apps did not open').waitFor();
  }),
  scene('job, advice', { path: aMarkedJob }),
  scene('job, report', { path: aMarkedJob, isWindow: true }, openReport),
  scene('job, report without a text', { path: aMarkedJob, isWindow: true }, async (page) => {
    await openReport(page);
    await page.getByText('Something else', { exact: true }).click();
    await press(page, 'Send report');
    await page.getByRole('textbox').and(page.locator('[aria-invalid=true]')).waitFor();
  }),
  scene('job, reported', { path: aMarkedJob }, async (page) => {
    await openReport(page);
    await page.getByText('Asks for money').click();
    await press(page, 'Send report');
    await page.getByText('You reported this job.').waitFor();
  }),
  scene('job, none chosen', { path: '/jobDetailsPage' }),
  scene('job, unknown', { path: '/jobDetailsPage?id=0123456789abcdef01234567' }),
  scene('job, offline', { path: aJob, withWorker: true }, goOffline),
  scene('job, not stored', { path: '/jobPage', withWorker: true }, async (page) => {
    await goOffline(page);
    await page.goto('/jobDetailsPage?id=0123456789abcdef01234567');
  }),
  scene('job, printed', { path: '/jobPage?search=area+sales+manager', isPaper: true }, async (page) => {
    await openFirstJob(page);
    // Phones load what they print with this.
    await openDialog(page, 'Share');
    await press(page, 'Close');
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      expect(await page.locator('.printed-job').count()).toBe(1);
    }).toPass({ timeout: 15_000 });
    await page.emulateMedia({ media: 'print' });
  }),
];
