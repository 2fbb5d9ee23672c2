import type { Page } from '@playwright/test';
import { alertPaths } from '#contract/http/api-paths.ts';
import { acceptPush } from '../support/accept-push.ts';
import { readMailLink } from '../support/mail-links.ts';
import { openStarted } from '../support/open-started.ts';
import { untilControlled } from '../support/until-controlled.ts';
import { scene, type Scene } from './scene.ts';
import { openDialog, press, trackJobs, trackStages } from './steps.ts';

/** Sets a reminder in the form below the list. @returns whose it is */
async function setReminder(page: Page): Promise<string> {
  const email = `reader.${crypto.randomUUID()}@example.com`;
  await page.getByLabel('Your email address').fill(email);
  await press(page, 'Submit');
  await page.getByText('Almost done.').waitFor();
  return email;
}

/** Opens a link as in a window that the mail program opens: nothing of the page before is there. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await openStarted(page, link);
}

/** What someone follows: saved jobs and alerts. */
export const trackerScenes: readonly Scene[] = [
  scene('my jobs, empty', { path: '/savedJobs' }),
  scene('my jobs', { path: '/jobPage', isMain: true }, trackJobs),
  scene('my jobs, none of a stage', { path: '/jobPage', isNarrow: true }, async (page) => {
    await trackJobs(page);
    await page.getByRole('tab', { name: 'Interview' }).click();
    await page.getByText(/^Nothing here/).waitFor();
  }),
  scene('my jobs, more', { path: '/jobPage', isWindow: true }, async (page) => {
    await trackJobs(page);
    await openDialog(page, /^More: /);
  }),
  scene('my jobs, sent', { path: '/jobPage', isNarrow: true }, trackStages),
  scene('my jobs, columns', { path: '/jobPage', isWide: true }, trackStages),
  scene('my jobs, settings', { path: '/jobPage', isWindow: true }, async (page) => {
    await trackJobs(page);
    await press(page, 'Saved jobs settings');
    await page.getByRole('button', { name: 'Restore from a file' }).waitFor();
  }),
  scene('job alerts', { path: '/jobAlerts?search=driver&city=dhaka&jobType=full-time' }),
  scene('job alerts, notifications', { path: '/jobAlerts?search=driver', withWorker: true }, async (page) => {
    await acceptPush(page);
    await page.reload();
    await untilControlled(page);
    await press(page, 'Turn on notifications');
    await page.getByText('Notifications are on.').waitFor();
  }),
  scene(
    'list, reminder set',
    { path: '/jobPage?jobType=remote' },
    async (page) => void (await setReminder(page)),
  ),
  scene('job alerts, confirmed', { path: '/jobPage?jobType=remote' }, async (page) => {
    const to = await setReminder(page);
    await openLink(page, await readMailLink(page, { to, path: '/jobAlerts#confirm=' }));
    await press(page, 'Send me new jobs');
    await page.getByText('Your alert is on').waitFor();
  }),
  scene('job alerts, unreadable', { path: '/jobAlerts' }, async (page) => {
    await page.route(`**${alertPaths.states}`, (route) =>
      route.fulfill({ status: 403, json: { success: false, message: 'Not today.' } }),
    );
    await openLink(page, `/jobAlerts#manage=${'a1'.repeat(12)}.${'k'.repeat(43)}`);
    await page.getByRole('alert').filter({ hasText: 'Could not load this alert.' }).waitFor();
  }),
];
