import type { Page } from '@playwright/test';
import { alertPaths } from '#contract/http/api-paths.ts';
import { acceptPush } from '../support/accept-push.ts';
import { readMailLink } from '../support/mail-links.ts';
import { openStarted } from '../support/open-started.ts';
import { untilControlled } from '../support/until-controlled.ts';
import type { Scene } from './scenes.ts';
import { at, openDialog, press, trackJobs, trackStages } from './steps.ts';

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
  { name: 'my jobs, empty', path: at('/savedJobs') },
  { name: 'my jobs', path: at('/jobPage'), isMain: true, act: trackJobs },
  {
    name: 'my jobs, none of a stage',
    path: at('/jobPage'),
    isNarrow: true,
    act: async (page) => {
      await trackJobs(page);
      await page.getByRole('tab', { name: 'Interview' }).click();
      await page.getByText(/^Nothing here/).waitFor();
    },
  },
  {
    name: 'my jobs, more',
    path: at('/jobPage'),
    isWindow: true,
    act: async (page) => {
      await trackJobs(page);
      await openDialog(page, /^More: /);
    },
  },
  { name: 'my jobs, sent', path: at('/jobPage'), isNarrow: true, act: trackStages },
  { name: 'my jobs, columns', path: at('/jobPage'), isWide: true, act: trackStages },
  {
    name: 'my jobs, settings',
    path: at('/jobPage'),
    isWindow: true,
    act: async (page) => {
      await trackJobs(page);
      await press(page, 'Saved jobs settings');
      await page.getByRole('button', { name: 'Restore from a file' }).waitFor();
    },
  },
  { name: 'job alerts', path: at('/jobAlerts?search=driver&city=dhaka&jobType=full-time') },
  {
    name: 'job alerts, notifications',
    path: at('/jobAlerts?search=driver'),
    withWorker: true,
    act: async (page) => {
      await acceptPush(page);
      await page.reload();
      await untilControlled(page);
      await press(page, 'Turn on notifications');
      await page.getByText('Notifications are on.').waitFor();
    },
  },
  {
    name: 'list, reminder set',
    path: at('/jobPage?jobType=remote'),
    act: async (page) => void (await setReminder(page)),
  },
  {
    name: 'job alerts, confirmed',
    path: at('/jobPage?jobType=remote'),
    act: async (page) => {
      const to = await setReminder(page);
      await openLink(page, await readMailLink(page, { to, path: '/jobAlerts#confirm=' }));
      await press(page, 'Send me new jobs');
      await page.getByText('Your alert is on').waitFor();
    },
  },
  {
    name: 'job alerts, unreadable',
    path: at('/jobAlerts'),
    act: async (page) => {
      await page.route(`**${alertPaths.states}`, (route) =>
        route.fulfill({ status: 403, json: { success: false, message: 'Not today.' } }),
      );
      await openLink(page, `/jobAlerts#manage=${'a1'.repeat(12)}.${'k'.repeat(43)}`);
      await page.getByRole('alert').filter({ hasText: 'Could not load this alert.' }).waitFor();
    },
  },
];
