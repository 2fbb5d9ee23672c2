import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { ReceiptsData, InboxData } from '#contract/applications/application.ts';
import type { ApplyWay, ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { toDhakaDay } from '#contract/dhaka-days.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { apiPaths, toJobPath } from '#contract/http/paths.ts';
import { DAY_MS } from '#contract/limits.ts';
import { beSignedIn, createEmployer, type Employer } from '../screens/employer.ts';
import { openStarted } from '../support/open-started.ts';
import { addOthersJob, approve, type Fixture, type Other } from './fixture.ts';
import { scene, type Scene } from './scene.ts';
import { goOffline, openDialog, press } from './steps.ts';

/** Applying in the product, as the applicant sees it. */

const screening: ScreeningQuestion[] = [
  {
    id: 'shift',
    kind: 'choice',
    text: 'Which shift suits you?',
    choices: ['Day', 'Night'],
    isRequired: true,
  },
  { id: 'bike', kind: 'yesNo', text: 'Can you ride a motorcycle?', choices: [], isRequired: true },
  { id: 'years', kind: 'number', text: 'Years of experience', choices: [], isRequired: false },
];

interface Stage {
  other: Other;
  applicant: Employer | null;
}

const otherWays: readonly ApplyWay[] = [
  {
    kind: 'walkIn',
    from: toDhakaDay(Date.now() + 5 * DAY_MS),
    to: toDhakaDay(Date.now() + 6 * DAY_MS),
    hours: '10:00 AM - 4:00 PM',
    place: 'Gate 2, Meghna Stores, Tongi, Gazipur',
    bring: 'NID and two photos',
  },
  { kind: 'call', phone: '01712-345678', whatsApp: true },
];

interface Given {
  /** Besides the inbox and e-mail. */
  ways?: readonly ApplyWay[] | undefined;
  questions?: boolean;
  isSignedIn?: boolean;
}

/** A public job that takes applications here and by e-mail, on its page. */
async function openJob(
  page: Page,
  fixture: Fixture,
  { ways = [], questions = false, isSignedIn = true }: Given = {},
): Promise<Stage> {
  const other = await addOthersJob(fixture, 'Store Assistant', {
    applyWays: [{ kind: 'inbox' }, { kind: 'email' }, ...ways],
    screening: questions ? screening : [],
  });
  await approve(fixture, other);
  const applicant = isSignedIn ? await createEmployer(fixture) : null;
  if (applicant) await beSignedIn(page, applicant);
  await openStarted(page, toJobPath(other.job));
  return { other, applicant };
}

/** Opens the sheet and chooses a file of the phone. */
async function openSheet(page: Page, file = 'Nasrin Sultana CV.pdf'): Promise<void> {
  await openDialog(page, 'Apply Now');
  await page.locator('dialog input[type=file]').setInputFiles({
    name: file,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'.padEnd(243_000)),
  });
  await page.getByRole('radio', { name: file }).waitFor();
}

const send = (page: Page) => press(page, 'Send application');

const isSend = (route: Route): boolean => route.request().method() === 'POST';

/** Answers what sends an application in place of the server. */
async function answerSend(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**${applicationPaths.list}`, (route) =>
    isSend(route) ? answer(route) : route.fallback(),
  );
}

async function sendOne(page: Page, fixture: Fixture, ways?: readonly ApplyWay[]): Promise<Stage> {
  const stage = await openJob(page, fixture, { ways });
  await openSheet(page);
  await send(page);
  await page.getByText('Receipt number').waitFor();
  return stage;
}

/** What the employer tells of the only application. */
async function tell({ other }: Stage, to: string, reason?: string): Promise<void> {
  const listed = await other.owner.send('GET', applicationPaths.ofJob(other.job));
  const [application] = v.parse(v.object({ data: InboxData }), listed).data.applications;
  await other.owner.send('POST', applicationPaths.decide, {
    moves: [{ id: application?.id, version: application?.version, to, reason, isTold: true }],
  });
}

async function reopen(page: Page, { other }: Stage): Promise<void> {
  await openStarted(page, toJobPath(other.job));
  await openDialog(page, 'Apply Now');
  await page.getByText('Receipt number').waitFor();
}

export const appliedScenes: readonly Scene[] = [
  scene('job, apply here', { isWindow: true, isMain: true }, async (page, fixture) => {
    await openJob(page, fixture, { questions: true });
    await openSheet(page);
  }),
  scene('job, apply here, without a CV', { isWindow: true }, async (page, fixture) => {
    await openJob(page, fixture, { isSignedIn: false });
    await openDialog(page, 'Apply Now');
  }),
  scene('job, apply here, problems', { isWindow: true }, async (page, fixture) => {
    await openJob(page, fixture, { questions: true });
    await openDialog(page, 'Apply Now');
    await page.getByLabel('Years of experience (optional)').first().fill('two');
    await send(page);
    await page.getByText('Choose your CV').waitFor();
  }),
  scene('job, apply here, five files', { isWindow: true }, async (page, fixture) => {
    await openJob(page, fixture);
    await openSheet(page, 'Nasrin Sultana, accounts and stores, updated November 2026 (final).pdf');
    for (const name of ['Sales.pdf', 'Driver.pdf', 'English.pdf', 'বাংলা সিভি.pdf']) {
      await page
        .locator('dialog input[type=file]')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
      await page.getByRole('radio', { name }).waitFor();
    }
  }),
  scene('job, applied, sign in', { isWindow: true }, async (page, fixture) => {
    await openJob(page, fixture, { isSignedIn: false });
    await openSheet(page);
    await page.getByLabel('Name', { exact: true }).fill('Nasrin Sultana');
    await page.getByLabel('Mobile number', { exact: true }).fill('01712 345678');
    await page.getByLabel('Email', { exact: true }).fill('nasrin@example.com');
    await send(page);
    await page.getByText('Waiting to send: sign in').first().waitFor();
  }),
  scene('job, applied, offline', { withWorker: true, isWindow: true }, async (page, fixture) => {
    await openJob(page, fixture);
    await goOffline(page);
    await openSheet(page);
    await send(page);
    await page.getByText('Waiting to send: no internet').first().waitFor();
  }),
  scene('my jobs, applied, offline', { withWorker: true, isWindow: true }, async (page, fixture) => {
    await openJob(page, fixture);
    await goOffline(page);
    await openSheet(page);
    await page.getByLabel('Note to the employer (optional)').fill('I kept a store for six years.');
    await send(page);
    await page.getByText('Waiting to send: no internet').first().waitFor();
    await page.goto('/savedJobs?tab=writing');
    await page.getByText('See application').click();
    await page.getByText('Open the job').waitFor();
  }),
  scene(
    'job, applied',
    { isWindow: true, isMain: true },
    async (page, fixture) => void (await sendOne(page, fixture)),
  ),
  scene('job, applied, told', { isWindow: true }, async (page, fixture) => {
    const stage = await sendOne(page, fixture);
    await tell(stage, 'notSelected', 'moreExperience');
    await reopen(page, stage);
  }),
  scene('job, applied, its page', {}, async (page, fixture) => {
    const stage = await sendOne(page, fixture);
    await tell(stage, 'interview');
    await openStarted(page, toJobPath(stage.other.job));
    await page.getByText('Chosen for an interview').first().waitFor();
  }),
  scene('job, applied, other ways', { isWindow: true }, async (page, fixture) => {
    const stage = await sendOne(page, fixture, otherWays);
    await tell(stage, 'interview');
    await reopen(page, stage);
    await page.getByRole('heading', { name: 'Other ways to apply' }).scrollIntoViewIfNeeded();
  }),
  scene('job, apply to my own', { isWindow: true }, async (page, fixture) => {
    const { other } = await openJob(page, fixture, { isSignedIn: false });
    await beSignedIn(page, other.owner);
    await page.reload();
    await openDialog(page, 'Apply Now');
    await page.getByText('This is your own job.').waitFor();
  }),
  scene('job, applied, withdrawn', { isWindow: true }, async (page, fixture) => {
    const { applicant } = await sendOne(page, fixture);
    const listed = await applicant?.send('GET', applicationPaths.list);
    const [receipt] = v.parse(v.object({ data: ReceiptsData }), listed).data.applications;
    await applicant?.send('POST', applicationPaths.withdraw(receipt?.id ?? ''), {});
    await page.reload();
    await openDialog(page, 'Apply Now');
    await page.getByText('You withdrew your application').first().waitFor();
  }),
  scene('job, applied, refused', { isWindow: true }, async (page, fixture) => {
    const { other } = await openJob(page, fixture);
    await openSheet(page);
    await page.getByLabel('Note to the employer (optional)').fill('I kept a store for six years.');
    await other.owner.send('POST', `${apiPaths.job(other.job)}/close`);
    await send(page);
    await page.getByText('Your application could not be sent').first().waitFor();
  }),
  scene('job, applied, later', { isWindow: true }, async (page, fixture) => {
    await openJob(page, fixture);
    await openSheet(page);
    const body = { success: false, code: 'tooManyAttempts', message: 'Too many attempts.' };
    await answerSend(page, (route) => route.fulfill({ status: 429, json: body }));
    await send(page);
    await page.getByRole('button', { name: 'Change it' }).waitFor();
  }),
  scene('job, applied, changed too late', { isWindow: true }, async (page, fixture) => {
    await openJob(page, fixture);
    await openSheet(page);
    const note = page.getByLabel('Note to the employer (optional)');
    await note.fill('I kept a store for six years.');
    // The network goes before the answer comes.
    await answerSend(page, async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort();
    });
    await send(page);
    await press(page, 'Change it');
    await note.fill('I kept a store for six years, and can start on Sunday.');
    await send(page);
    await page.getByText('Waiting to send: no internet').first().waitFor();
    await page.unrouteAll();
    await page.context().setOffline(false);
    await page.getByText('An earlier application was sent, not this one').first().waitFor();
  }),
  scene('my jobs, applied', {}, async (page, fixture) => {
    const stage = await sendOne(page, fixture);
    await tell(stage, 'shortlisted');
    await openStarted(page, '/savedJobs');
    await page.getByText('You are on the shortlist').first().waitFor();
  }),
];
