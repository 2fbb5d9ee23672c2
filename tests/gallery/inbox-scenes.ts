import type { Page } from '@playwright/test';
import type { InboxState } from '#contract/applications/states.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { beSignedIn } from '../screens/employer.ts';
import { addPublicInbox, applyAs, decideAs, createEmployer, type Employer } from '../support/employer.ts';
import { openStarted } from '../support/open-started.ts';
import { approve, type Fixture } from './fixture.ts';
import { scene, type Scene } from './scene.ts';
import { goOffline, openDialog, press } from './steps.ts';

interface Inbox {
  owner: Employer;
  job: string;
  /** The ids of the applications, the newest first. */
  ids: readonly string[];
}

const applicants = [
  { name: 'Rahim Uddin', phone: '01812-445566' },
  {
    name: 'নুসরাত জাহান',
    phone: '01912-778899',
    note: 'ছয় বছর ধরে গুদামের হিসাব রাখি।\nরবিবার থেকে কাজে আসতে পারি।',
  },
  { name: 'Md. Abul Kalam Azad Chowdhury of Brahmanbaria', phone: '01512-223344', note: '' },
  { name: 'Sumaiya Khatun', phone: '01312-667788' },
  { name: 'Tanvir Hasan', phone: '01612-112233' },
  { name: 'Farzana Akter', phone: '01712-998877' },
];

/** Opens a page as a new employer with a job, as these scenes change applications. */
async function openInbox(
  page: Page,
  fixture: Fixture,
  toPath: (inbox: Inbox) => string,
  people: readonly (typeof applicants)[number][] = applicants,
): Promise<Inbox> {
  const owner = await createEmployer(fixture);
  const job = await addPublicInbox(owner, (ids) => approve(fixture, ids));
  const ids: string[] = [];
  for (const person of people) ids.unshift((await applyAs(fixture, { jobId: job, ...person })).id);
  const [, shortlisted, notSelected] = ids;
  if (shortlisted && notSelected) {
    await decideAs(owner, { id: shortlisted, to: 'shortlisted', version: 1 });
    await decideAs(owner, { id: notSelected, to: 'notSelected', version: 1 });
  }
  const inbox = { owner, job, ids };
  await beSignedIn(page, owner);
  await openStarted(page, toPath(inbox));
  return inbox;
}

const toList = ({ job }: Inbox) => `/applications?job=${job}`;
const toFirst = ({ job, ids }: Inbox) => `/applications?job=${job}&open=${ids[0]}`;

const select = async (page: Page) => {
  for (const name of ['Farzana Akter', 'Sumaiya Khatun'])
    await page.getByRole('listitem').filter({ hasText: name }).getByRole('checkbox').check();
};

async function openMove(page: Page, state: InboxState): Promise<void> {
  await openDialog(page, 'Move');
  await page.getByRole('dialog').locator(`label:has(input[value="${state}"])`).click();
}

/** What a busy employer sees of applications. */
export const inboxScenes: readonly Scene[] = [
  scene('posted jobs, applications', {}, async (page, fixture) => {
    await openInbox(page, fixture, () => '/userJobs');
    await page.getByText('6 applications').filter({ visible: true }).first().waitFor();
  }),
  scene('inbox, jobs', {}, async (page, fixture) => {
    await openInbox(page, fixture, () => '/applications');
    await page.getByText('Store Keeper').first().waitFor();
  }),
  scene('inbox, list', { isMain: true }, async (page, fixture) => {
    await openInbox(page, fixture, toList);
    await page.getByText('Rahim Uddin').waitFor();
  }),
  scene('inbox, empty', {}, async (page, fixture) => {
    await openInbox(page, fixture, toList, []);
    await page.getByText('No applications yet').first().waitFor();
  }),
  scene('inbox, application', { isMain: true }, async (page, fixture) => {
    await openInbox(page, fixture, toFirst);
    await page.getByRole('heading', { name: 'Farzana Akter' }).waitFor();
  }),
  scene('inbox, several', {}, async (page, fixture) => {
    await openInbox(page, fixture, toList);
    await select(page);
  }),
  scene('inbox, move several', { isWindow: true }, async (page, fixture) => {
    await openInbox(page, fixture, toList);
    await select(page);
    await openMove(page, 'notSelected');
  }),
  scene('inbox, not selected', { isWindow: true }, async (page, fixture) => {
    await openInbox(page, fixture, toFirst);
    await press(page, 'Not selected');
    await page.getByRole('dialog').waitFor();
  }),
  scene('inbox, decided', {}, async (page, fixture) => {
    await openInbox(page, fixture, toFirst);
    await page.getByRole('heading', { name: 'Farzana Akter' }).waitFor();
    await page.getByRole('button', { name: 'Shortlisted', exact: true }).click();
    await page.getByText('Undo', { exact: true }).waitFor();
  }),
  scene('inbox, changed by someone else', {}, async (page, fixture) => {
    const { owner, ids } = await openInbox(page, fixture, toFirst);
    await page.getByRole('heading', { name: 'Farzana Akter' }).waitFor();
    await decideAs(owner, { id: ids[0] ?? '', to: 'interview', version: 2 });
    await page.getByRole('button', { name: 'Offered', exact: true }).click();
    await page.getByText('Someone else changed 1 application.').waitFor();
  }),
  scene('inbox, a note changed elsewhere', {}, async (page, fixture) => {
    const { owner, ids } = await openInbox(page, fixture, toFirst);
    const note = page.getByLabel('Your note');
    await note.fill('Call her on Sunday.');
    await owner.send('PUT', applicationPaths.note(ids[0] ?? ''), { note: 'Called: she can start soon.' });
    await press(page, 'Save note');
    await page.getByRole('heading', { name: 'Changed elsewhere' }).waitFor();
  }),
  scene('inbox, offline', { withWorker: true }, async (page, fixture) => {
    const inbox = await openInbox(page, fixture, toFirst);
    await page.getByRole('heading', { name: 'Farzana Akter' }).waitFor();
    await openStarted(page, toList(inbox));
    await page.getByText('Rahim Uddin').waitFor();
    await goOffline(page);
    await page.getByText('Rahim Uddin').waitFor();
    await select(page);
    await page.getByText('Decide when you are online.').waitFor();
  }),
];
