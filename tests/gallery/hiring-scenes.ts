import type { Page } from '@playwright/test';
import { accountPaths, adminPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { beSignedIn, toCompanyForm, toJobPayload } from '../screens/employer.ts';
import { fillIn } from '../screens/job-form.ts';
import { openStarted } from '../support/open-started.ts';
import { scene, type Scene } from './scene.ts';
import { openDialog, press, pressInMain } from './steps.ts';
import { addOthersJob, approve, type Other, type Fixture } from './fixture.ts';

/** Opens a page as a new employer, as these scenes change rows. @param prepare runs before the page opens */
async function openAs(
  page: Page,
  fixture: Fixture,
  path: string,
  prepare?: (other: Other) => Promise<unknown>,
): Promise<Other> {
  const other = await addOthersJob(fixture, 'Store Clerk');
  await prepare?.(other);
  await beSignedIn(page, other.owner);
  await openStarted(page, path);
  return other;
}

async function openForm(page: Page, fixture: Fixture): Promise<Other> {
  const other = await openAs(page, fixture, '/postJobPage');
  await page.getByText('For Meghna Stores').waitFor();
  await fillIn(page);
  return other;
}

async function openEdit(page: Page, label: string): Promise<void> {
  await pressInMain(page, 'Edit');
  await page.getByRole('dialog').getByLabel(label, { exact: true }).waitFor();
}

const save = (page: Page) => press(page, 'Save Changes');

async function saveCompany({ owner, company }: Other, email: string): Promise<void> {
  await owner.send(
    'PUT',
    `${apiPaths.company(company)}/?view=detailed`,
    toCompanyForm('Meghna Stores', { email }),
  );
}

/** Saves a job that was changed elsewhere in the meantime. */
async function editOvertakenJob(page: Page, fixture: Fixture): Promise<void> {
  const { owner, company, job } = await openAs(page, fixture, '/userJobs');
  await openEdit(page, 'Title');
  await page.getByLabel('Title', { exact: true }).fill('Chief Clerk');
  const theirs = {
    title: 'Bookkeeper',
    description: 'Keeps the books of both stores, and pays what is due.\nReports to the owner each week.',
    responsibilities: '',
  };
  await owner.send('PUT', apiPaths.job(job), await toJobPayload(owner, company, theirs));
  await save(page);
  await page.getByRole('heading', { name: 'Changed elsewhere' }).waitFor();
}

async function deleteJob(page: Page, fixture: Fixture): Promise<void> {
  await openAs(page, fixture, '/userJobs');
  await page
    .getByRole('button', { name: /^More: / })
    .filter({ visible: true })
    .click();
  await openDialog(page, /^Delete: /);
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).waitFor();
}

/** The edit of a job that is applied for in the inbox, with a question that has too few choices. */
async function editQuestions(page: Page, fixture: Fixture): Promise<void> {
  const inInbox = { applyWays: [{ kind: 'inbox' as const }] };
  await openAs(page, fixture, '/userJobs', async ({ owner, company, job }) =>
    owner.send('PUT', apiPaths.job(job), await toJobPayload(owner, company, inInbox)),
  );
  await openEdit(page, 'Title');
  await press(page, 'Add a question');
  await page.getByLabel('Question', { exact: true }).fill('Which shift?');
  await page.getByLabel('Kind of answer').selectOption('choice');
  await page.getByLabel('Choices', { exact: true }).fill('Day');
  await save(page);
  await page.getByText('Enter at least two choices').first().waitFor();
}

/** Scenes of edits and deletions by an employer. */
export const hiringScenes: readonly Scene[] = [
  scene('post a job, posted', { isWindow: true }, async (page, fixture) => {
    await openForm(page, fixture);
    await press(page, 'Post Job');
    await page.getByText('Job posted successfully! Waiting for the admin approval').first().waitFor();
  }),
  scene('post a job, how to apply', {}, async (page, fixture) => {
    await openForm(page, fixture);
    for (const name of ['Website link', 'Walk-in', 'Call or WhatsApp'])
      await page.getByRole('checkbox', { name }).check();
    await page.getByLabel('Link', { exact: true }).fill('meghna');
    // In Bangla the link of the header has the same name.
    await page.getByRole('button', { name: 'Post Job' }).click();
    await page.getByText('Enter an address that begins with http:// or https://').first().waitFor();
  }),
  scene('post a job, session ended', {}, async (page, fixture) => {
    const { owner } = await openForm(page, fixture);
    await owner.send('POST', accountPaths.logout, {});
    await press(page, 'Post Job');
    await page
      .getByText(/^Your session has ended\./)
      .first()
      .waitFor();
  }),
  scene('edit a job, questions', { isWindow: true }, editQuestions),
  scene('edit a company, changed elsewhere', { isWindow: true }, async (page, fixture) => {
    const other = await openAs(page, fixture, '/companiesList');
    await openEdit(page, 'Email');
    await page.getByLabel('Email', { exact: true }).fill('mine@meghna.example');
    await saveCompany(other, 'theirs@meghna.example');
    await save(page);
    await page.getByRole('heading', { name: 'Changed elsewhere' }).waitFor();
  }),
  scene('edit a company, waiting contact', { isWindow: true }, async (page, fixture) => {
    await openAs(page, fixture, '/companiesList', async (other) => {
      await fixture.moderator.send('POST', adminPaths.approveCompany(other.company));
      await saveCompany(other, 'new@meghna.example');
    });
    await openEdit(page, 'Email');
    await page.getByRole('button', { name: 'Use the old details' }).scrollIntoViewIfNeeded();
  }),
  scene('edit a company, error in a fold', { isWindow: true }, async (page, fixture) => {
    await openAs(page, fixture, '/companiesList');
    await openEdit(page, 'Email');
    const fold = page.getByText('Social Media');
    await fold.click();
    await page.getByLabel('Facebook').fill('https://evil.example/padma');
    await fold.click();
    await save(page);
    await page.getByText(/^Enter your name on/).waitFor();
  }),
  scene('edit a job, changed elsewhere', { isWindow: true, isMain: true }, editOvertakenJob),
  scene('edit a job, saved', { isWindow: true }, async (page, fixture) => {
    await openAs(page, fixture, '/userJobs');
    await openEdit(page, 'Title');
    await page.getByLabel('Title', { exact: true }).fill('Chief Clerk');
    await save(page);
    await page.getByRole('dialog', { name: 'Success!' }).waitFor();
  }),
  scene('posted jobs, deleted', { isWindow: true }, deleteJob),
  scene('posted jobs, recently deleted', {}, async (page, fixture) => {
    await deleteJob(page, fixture);
    await press(page, 'OK');
    await page.getByText('Recently deleted').click();
    await page.getByRole('button', { name: 'Restore' }).waitFor();
  }),
  scene('posted jobs, filled', {}, async (page, fixture) => {
    await openAs(page, fixture, '/userJobs', async (other) => {
      await approve(fixture, other);
      await other.owner.send('POST', `${apiPaths.job(other.job)}/close`);
    });
    await page.getByText('Filled').filter({ visible: true }).waitFor();
  }),
];
