import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { OwnJobData } from '#contract/jobs/job.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { IF_MATCH_HEADER } from '#contract/http/write-headers.ts';
import type { AppProcess } from '../support/app-process.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, findBarriers, test } from './app.ts';
import { addOwnCompany, addOwnJob, beSignedIn, createEmployer, fact, type Employer } from './employer.ts';
import { field, keyOf, kept } from './job-form.ts';

interface Scene {
  employer: Employer;
  id: string;
}

/** Someone with one job, whose posted jobs are open on the page. */
async function openJobs(page: Page, app: AppProcess): Promise<Scene> {
  const employer = await createEmployer(app);
  const id = await addOwnJob(employer, await addOwnCompany(employer, 'Padma Kitchen'));
  await beSignedIn(page, employer);
  await openStarted(page, '/userJobs');
  return { employer, id };
}

const editButton = (page: Page) => page.getByRole('button', { name: 'Edit: Accountant' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Edit Job' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

/** The server gets the update, its answer never arrives. */
async function lose(route: Route): Promise<void> {
  if (route.request().method() !== 'PUT') return route.continue();
  await expect(route.request().frame().page().getByRole('button', { name: 'Saving...' })).toBeVisible();
  await route.fetch();
  return route.abort('connectionreset');
}

const answer = (data: object) => (route: Route) => route.fulfill({ json: { success: true, data } });

/** Both versions, side by side. */
const findConflict = (page: Page) =>
  modal(page).locator('section', {
    has: page.getByRole('heading', { name: 'Someone else changed this job' }),
  });

async function openModal(page: Page): Promise<void> {
  await editButton(page).click();
  await expect(field(page, 'Title')).toHaveValue('Accountant');
}

async function readJob({ employer, id }: Scene) {
  const answer = await employer.send('GET', `${apiPaths.job(id)}?view=detailed`);
  return v.parse(v.object({ data: OwnJobData }), answer).data.job;
}

/** Another tab or user saves the job in the meantime. */
async function changeMeanwhile(scene: Scene, changes: { title?: string; city?: string }): Promise<void> {
  const job = await readJob(scene);
  const { title = job.title, city = job.location.city } = changes;
  await scene.employer.send('PUT', apiPaths.job(scene.id), {
    ...job,
    company: job.company._id,
    category: job.category?._id,
    title,
    location: { ...job.location, city },
  });
}

test('a job opens in a window of 80% at most, and Escape gives the focus back', async ({ page, app }) => {
  await openJobs(page, app);
  await openModal(page);
  await expect(field(page, 'Company').locator('option:checked')).toHaveText(/^Padma Kitchen/);
  await expect(field(page, 'Job Type').locator('option')).toHaveText([
    'Select Job Type',
    'Full-time',
    'Part-time',
    'Contract',
    'Remote',
    'Hybrid',
    'On-site',
  ]);
  await expect(field(page, 'Experience Level').locator('option:checked')).toHaveText('1–2 years');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(editButton(page)).toBeFocused();
  await openModal(page);
  for (const viewport of [
    { width: 360, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(async () => (await modal(page).boundingBox())?.height)
      .toBeLessThanOrEqual(viewport.height * 0.8 + 1);
    expect(await findBarriers(page)).toEqual([]);
  }
});

test('the view mode shows names and lets nothing be changed', async ({ page, app }) => {
  await openJobs(page, app);
  await page.getByRole('button', { name: 'View: Accountant' }).click();
  const view = page.getByRole('dialog', { name: 'Job Details' });
  await expect(fact(view, 'Company')).toHaveText('Padma Kitchen');
  await expect(fact(view, 'Category')).not.toHaveText(/^[\da-f]{24}$/);
  await expect(fact(view, 'Salary Type')).toHaveText('Monthly');
  await expect(fact(view, 'Experience Level')).toHaveText('1–2 years');
  await expect(view.locator('input, select, textarea')).toHaveCount(0);
  await expect(save(page)).toBeHidden();
  expect(await findBarriers(page)).toEqual([]);
});

test('an edit is sent as specified with what the window does not show, and the list reloads', async ({
  page,
  app,
}) => {
  const scene = await openJobs(page, app);
  await openModal(page);
  await field(page, 'Title').fill('Chief Accountant');
  await field(page, 'Number of Openings').fill('৫');
  await page.getByRole('textbox', { name: 'Tags' }).pressSequentially('books, tax');
  await expect(kept(page)).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({
    title: 'Chief Accountant',
    status: 'open',
    workMode: 'full-time',
    jobType: 'on-site',
    numberOfOpenings: 5,
    requiredSkills: ['Excel'],
    tags: ['books', 'tax'],
  });
  expect(request.headers()[IF_MATCH_HEADER.toLowerCase()]).toBe('"v1"');
  expect(keyOf(request)).toBeTruthy();
  const alert = page.getByRole('dialog', { name: 'Success!' });
  await expect(alert).toContainText('Success!Job has been updated successfully.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(modal(page)).toBeHidden();
  await expect(page.getByRole('rowheader', { name: /Chief Accountant/ })).toBeVisible();
  expect(await readJob(scene)).toMatchObject({
    title: 'Chief Accountant',
    tags: ['books', 'tax'],
    version: 2,
  });
});

test('without a company or a category nothing is sent', async ({ page, app }) => {
  await openJobs(page, app);
  await openModal(page);
  await field(page, 'Category').selectOption('');
  await expect(field(page, 'Category').locator('option:checked')).toHaveText('Select Category');
  await save(page).click();
  const alert = page.getByRole('dialog').filter({ hasText: 'Please select both company and category.' });
  await expect(alert.last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Please select both company and category.')).toBeHidden();
  await expect(modal(page)).toBeVisible();
  await expect(field(page, 'Category')).toHaveValue('');
});

test('where there is nothing to choose from, the selects show a message', async ({ page, app }) => {
  const { id } = await openJobs(page, app);
  await page.route('**/api/v1/companies?*', answer({ companies: [] }));
  await page.route('**/api/v1/job-categories', answer({ jobCategories: [] }));
  // Another server names neither.
  await page.route(`**/api/v1/jobs/${id}?*`, answer({ job: { _id: id, title: 'Accountant', company: '' } }));
  await page.reload();
  await openModal(page);
  await expect(field(page, 'Company').locator('option')).toHaveText(['No companies available']);
  await expect(field(page, 'Category').locator('option')).toHaveText(['No categories available']);
  await expect(field(page, 'Currency')).toHaveValue('INR');
  await expect(field(page, 'Salary Type')).toHaveValue('monthly');
});

test('an edit survives a reload, and can be discarded', async ({ page, app }) => {
  await openJobs(page, app);
  await openModal(page);
  await field(page, 'District').selectOption('Gazipur');
  await page.reload();
  await editButton(page).click();
  await expect(field(page, 'District')).toHaveValue('Gazipur');
  await modal(page).getByRole('button', { name: 'Discard draft' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Discard what you typed?' }).last();
  await question.getByRole('button', { name: 'Discard draft' }).last().click();
  await expect(field(page, 'District')).toHaveValue('Dhaka');
  await expect(kept(page)).toBeHidden();
});

test('refusals and lost connections have the specified words, and lose nothing', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests, answeredWith(400));
  const scene = await openJobs(page, app);
  await openModal(page);
  await field(page, 'Number of Openings').fill('many');
  await field(page, 'Title').focus();
  await save(page).click();
  const note = modal(page).getByRole('alert');
  await expect(note.filter({ hasText: /Error updating job: Number of openings .+/ })).toBeInViewport();
  await field(page, 'Number of Openings').fill('4');
  await page.route('**/api/v1/jobs/*', lose);
  await save(page).click();
  await expect(note.filter({ hasText: 'Failed to save job: ' })).toBeVisible();
  await page.unroute('**/api/v1/jobs/*', lose);
  await modal(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Job has been updated successfully.')).toBeVisible();
  expect(await readJob(scene)).toMatchObject({ numberOfOpenings: 4, version: 2 });
});

test('what another user has saved in the meantime is compared, and keeping mine keeps theirs where I changed nothing', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(409));
  const scene = await openJobs(page, app);
  await openModal(page);
  await field(page, 'District').selectOption('Gazipur');
  await changeMeanwhile(scene, { title: 'Bookkeeper', city: 'Khulna' });
  await save(page).click();
  const conflict = findConflict(page);
  await expect(conflict.getByRole('listitem')).toHaveText(['DistrictYoursGazipurTheirsKhulna']);
  await expect(conflict).toContainText('Their other changes are saved too: Title.');
  expect(await findBarriers(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Job has been updated successfully.')).toBeVisible();
  expect(await readJob(scene)).toMatchObject({
    title: 'Bookkeeper',
    location: { city: 'Gazipur' },
    version: 3,
  });
});

test('theirs can be taken instead; a draft that was overtaken is compared when it is opened', async ({
  page,
  app,
}) => {
  const scene = await openJobs(page, app);
  await openModal(page);
  await field(page, 'Title').fill('Chief Accountant');
  await expect(kept(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await changeMeanwhile(scene, { title: 'Bookkeeper' });
  await page.reload();
  await page.getByRole('button', { name: 'Edit: Bookkeeper' }).click();
  const conflict = findConflict(page);
  await expect(conflict.getByRole('listitem')).toHaveText(['TitleYoursChief AccountantTheirsBookkeeper']);
  const question = page.getByRole('dialog').filter({ hasText: 'Discard what you typed?' }).last();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(field(page, 'Title')).toHaveValue('Chief Accountant');
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(conflict).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue('Bookkeeper');
  await expect(kept(page)).toBeHidden();
});

test('a job that does not come shows a message and can be asked for again', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(400));
  const { id } = await openJobs(page, app);
  const held: Route[] = [];
  const path = (url: URL) => url.pathname === apiPaths.job(id);
  await page.route(path, (route) => void held.push(route));
  await editButton(page).click();
  await expect(modal(page).getByText('Loading data...')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.fulfill({ status: 400, json: { success: false, message: 'Not today.' } });
  const alert = modal(page).getByRole('alert').filter({ hasText: 'Failed to fetch data: Not today.' });
  await expect(alert).toBeVisible();
  await page.unroute(path);
  await modal(page).getByRole('button', { name: 'Retry' }).click();
  await expect(field(page, 'Title')).toHaveValue('Accountant');
});
