import type { Page } from '@playwright/test';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { DAY_MS } from '#contract/limits.ts';
import { apiPaths, toJobPath } from '#contract/http/paths.ts';
import { openStarted } from '../support/open-started.ts';
import { scene, type Scene } from './scene.ts';
import { aJob, goOffline, openDialog, press } from './steps.ts';
import { addOthersJob, approve, type Fixture } from './fixture.ts';

async function openLetter(page: Page): Promise<void> {
  await openDialog(page, 'Apply Now');
  await press(page, 'Write application letter');
  await page.getByRole('dialog', { name: 'Application letter' }).waitFor();
}

async function writeCv(page: Page): Promise<void> {
  await press(page, 'New CV in English');
  await page.getByLabel('Full name').fill('Rafiqul Islam');
  await page.getByText('Saved on this device').first().waitFor();
}

async function saveLetter(page: Page): Promise<void> {
  await openLetter(page);
  await page.getByLabel('Letter', { exact: true }).fill('I kept a store for six years.');
  await press(page, 'Save letter');
  await page.getByText('Your letter is ready to send.').first().waitFor();
}

/** Applying by a webmail, and returning to the page. */
async function openWebmail(page: Page): Promise<void> {
  await page.context().route('https://mail.google.com/**', (route) => route.fulfill({ body: 'webmail' }));
  await openDialog(page, 'Apply Now');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('dialog').locator('a[href^="https://mail.google.com/"]').click();
  await (await opened).close();
  await page.getByText('Did you send it?').waitFor();
}

/** A letter for a job that is filled before it is sent. */
async function writeTooLate(page: Page, fixture: Fixture): Promise<string> {
  const other = await addOthersJob(fixture, 'Store Assistant');
  const { owner, job } = other;
  await approve(fixture, other);
  await openStarted(page, toJobPath(job));
  await saveLetter(page);
  await owner.send('POST', `${apiPaths.job(job)}/close`);
  return job;
}

/** A public job whose employer chose how to apply. */
async function openChosen(page: Page, fixture: Fixture): Promise<void> {
  const other = await addOthersJob(fixture, 'Sewing Operator', {
    applyWays: [
      {
        kind: 'walkIn',
        from: toDhakaDay(Date.now() + 5 * DAY_MS),
        to: toDhakaDay(Date.now() + 7 * DAY_MS),
        hours: '10:00 AM - 4:00 PM',
        place: 'Gate 2, Meghna Stores, Jamgora, Ashulia, Dhaka',
        bring: 'NID\nTwo photos',
      },
      { kind: 'call', phone: '01712-345678', whatsApp: true },
      { kind: 'link', url: 'https://careers.meghna-stores.example/apply' },
      { kind: 'email' },
    ],
  });
  await approve(fixture, other);
  await openStarted(page, toJobPath(other.job));
}

/** From "Apply" to "sent". */
export const applyingScenes: readonly Scene[] = [
  scene('job, apply', { path: aJob, isWindow: true, isMain: true }, (page) => openDialog(page, 'Apply Now')),
  scene('job, apply with a CV', { path: '/cvBuilder', isWindow: true }, async (page, fixture) => {
    await writeCv(page);
    await openStarted(page, aJob(fixture));
    await openDialog(page, 'Apply Now');
    await page.getByRole('button', { name: 'Save your CV' }).waitFor();
  }),
  scene('job, apply, CV saved', { path: '/cvBuilder', isWindow: true }, async (page, fixture) => {
    await writeCv(page);
    await openStarted(page, aJob(fixture));
    await openDialog(page, 'Apply Now');
    await Promise.all([page.waitForEvent('download'), press(page, 'Save your CV')]);
    await page.getByText(/ is saved\. Attach it to the mail\.$/).waitFor();
  }),
  scene('job, how to apply', {}, async (page, fixture) => {
    await openChosen(page, fixture);
    await page.getByRole('heading', { name: 'How to apply' }).scrollIntoViewIfNeeded();
  }),
  scene('job, apply as chosen', { isWindow: true }, async (page, fixture) => {
    await openChosen(page, fixture);
    await openDialog(page, 'Apply Now');
  }),
  scene('job, apply as chosen, offline', { withWorker: true, isWindow: true }, async (page, fixture) => {
    await openChosen(page, fixture);
    await goOffline(page);
    await openDialog(page, 'Apply Now');
  }),
  scene('job, letter', { path: aJob, isWindow: true, isMain: true }, openLetter),
  scene('job, letter saved', { path: aJob, isWindow: true }, saveLetter),
  scene('job, apply offline', { path: aJob, withWorker: true, isWindow: true }, async (page) => {
    await goOffline(page);
    await openDialog(page, 'Apply Now');
  }),
  scene('job, did you send it', { path: aJob, isWindow: true }, openWebmail),
  scene('job, sent', { path: aJob, isWindow: true }, async (page) => {
    await openWebmail(page);
    await press(page, 'Yes, I sent it');
    await page.getByText('Marked as sent').first().waitFor();
  }),
  scene('job, filled', { path: aJob }, async (page, fixture) => {
    await openStarted(page, toJobPath(await writeTooLate(page, fixture)));
    await page.getByText('Your letter is safe on this device.').waitFor();
  }),
  scene('job, letter too late', { path: aJob, isWindow: true }, async (page, fixture) => {
    await writeTooLate(page, fixture);
    await openStarted(page, '/savedJobs?tab=writing');
    await openDialog(page, /^Read letter: /);
    await page.getByText('This job is filled. You can no longer apply.').first().waitFor();
  }),
];
