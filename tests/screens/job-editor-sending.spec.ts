import type { Page, Request, Route } from '@playwright/test';
import type { AppProcess } from '../support/app-process.ts';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { openStarted } from '../support/open-started.ts';
import { expect, findBarriers, signIn, test } from './app.ts';
import {
  addOwnCompany,
  beSignedIn,
  createEmployer,
  listOwnTitles,
  openAsEmployer,
  type Employer,
} from './employer.ts';
import { deadlineDay, field, fillIn, isPost, keyOf, openStep, postButton, stepLine } from './job-form.ts';

const jobs = (url: URL) => url.pathname === '/api/v1/jobs';

/** The server gets the job, its answer never arrives. */
async function lose(route: Route): Promise<void> {
  if (!isPost(route.request())) return route.continue();
  await route.fetch();
  return route.abort('connectionreset');
}

/** The only company is chosen once it is known, which a form that is open again does not wait for. */
const chosenCompany = (page: Page) => field(page, 'Company').locator('option:checked');

/** The form, opened by someone who has a company, which is chosen. */
async function openForm(stage: { page: Page; app: AppProcess }): Promise<Employer> {
  const employer = await openAsEmployer(stage, '/postJobPage', (someone) => addOwnCompany(someone));
  await expect(chosenCompany(stage.page)).toHaveText(/^Padma Textiles/);
  return employer;
}

test('a job is sent as specified, waits, and its draft is gone', async ({ page, app }) => {
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer, 'Padma Kitchen');
  await beSignedIn(page, employer);
  await openStarted(page, '/postJobPage');
  await expect(chosenCompany(page)).toHaveText('Padma Kitchen (Waiting for approval)');
  await fillIn(page);
  const sent = page.waitForRequest(isPost);
  await postButton(page).click();
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({
    title: 'Line cook',
    company,
    experienceLevel: '1-2years',
    salary: { min: 20_000, max: 30_000, currency: 'BDT', type: 'monthly', bonus: 0 },
    location: { street: '', city: 'Gazipur', state: 'Dhaka', postalCode: '', country: 'Bangladesh' },
    workingHours: '9:00 AM - 5:30 PM',
    requiredSkills: ['Cooking', 'Knife work'],
    niceToHaveSkills: [],
    benefits: ['Meals'],
    applicationDeadline: `${deadlineDay}T00:00:00.000Z`,
    status: 'open',
    jobType: 'on-site',
    workMode: 'full-time',
    numberOfOpenings: 3,
    tags: [],
  });
  expect(keyOf(request)).toMatch(/^[\da-f-]{36}$/);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Job posted successfully! Waiting for the admin approval');
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Post another job' }).click();
  await expect(field(page, 'Title')).toHaveValue('');
  expect(await listOwnTitles(employer)).toEqual(['Line cook']);
  await fillIn(page);
  await postButton(page).click();
  await dialog.getByRole('link', { name: 'See your posted jobs' }).click();
  await expect(page).toHaveURL('/userJobs');
  await expect(page.getByRole('button', { name: 'Edit: Line cook' })).toHaveCount(2);
});

test('numbers that are none have the specified dialogs', async ({ page, app }) => {
  await openForm({ page, app });
  await fillIn(page);
  const wrong = [
    ['Job', 'Number of Openings', '0', 'Please enter a valid number of openings'],
    ['Pay & place', 'Max Salary', 'a lot', 'Please enter valid salary amounts'],
  ] as const;
  for (const [step, label, text, message] of wrong) {
    await openStep(page, step);
    const before = await field(page, label).inputValue();
    await field(page, label).fill(text);
    await openStep(page, 'Review');
    await postButton(page).click();
    await expect(page.getByRole('dialog')).toContainText(`Invalid Input${message}`);
    await page.keyboard.press('Escape');
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAccessibleDescription(message);
    await field(page, label).fill(before);
  }
});

test('a step refuses the pay and the deadline that the server would refuse', async ({ page, app }) => {
  await openForm({ page, app });
  await fillIn(page);
  await page.getByRole('button', { name: 'Change Pay & place' }).click();
  await field(page, 'Max Salary').fill('১০০');
  await field(page, 'Application Deadline').fill('2020-01-31');
  const back = page.getByRole('button', { name: 'Back to review' });
  await back.click();
  await expect(field(page, 'Max Salary')).toBeFocused();
  await expect(field(page, 'Max Salary')).toHaveAccessibleDescription(/The maximum is less than the minimum/);
  await expect(field(page, 'Application Deadline')).toHaveAccessibleDescription(/This date has passed/);
  // Correcting the other amount is as good.
  await field(page, 'Min Salary').fill('৫০');
  await expect(field(page, 'Max Salary')).toHaveAccessibleDescription('');
  await field(page, 'Application Deadline').fill('2126-01-01');
  await back.click();
  await expect(field(page, 'Application Deadline')).toBeFocused();
  await expect(field(page, 'Application Deadline')).toHaveAccessibleDescription(/within the next 12 months/);
  await field(page, 'Application Deadline').fill(deadlineDay);
  await back.click();
  await expect(stepLine(page, 4)).toBeVisible();
  await postButton(page).click();
  await expect(page.getByRole('dialog')).toContainText('Job posted successfully!');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');
});

test('offline, it is said where the button is, and that the text is safe', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  await openForm({ page, app });
  await fillIn(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. Fill in the form now')).toBeVisible();
  await expect(page.getByText('Saved copy')).toHaveCount(0);
  await postButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Oops...');
  await expect(dialog).toContainText('You are offline. Your text is safe on this device.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'You are offline. Your text is safe' });
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[role=alert] > :focus')).toContainText('Your text is safe');
  await expect(postButton(page)).toBeInViewport({ ratio: 1 });
});

test('while it is sent, the form is busy and cannot be sent again', async ({ page, app }) => {
  await openForm({ page, app });
  const held: Route[] = [];
  await page.route(
    (url) => url.pathname === '/api/v1/jobs' && url.search === '',
    (route) => (isPost(route.request()) ? void held.push(route) : route.continue()),
  );
  await fillIn(page);
  await postButton(page).click();
  const busy = page.getByRole('button', { name: 'Posting...' });
  await expect(busy).toBeVisible();
  await busy.press('Enter');
  await busy.click({ force: true });
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  expect(held).toHaveLength(1);
});

test('an answer that is lost costs nothing: sent again, even after a reload, it is done once', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(failedRequests);
  const employer = await openForm({ page, app });
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (isPost(request)) requests.push(request);
  });
  await page.route(jobs, lose);
  await fillIn(page);
  await postButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Oops...Failed to post job. Please try again.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Nothing is sent twice')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(dialog).toContainText('Oops...');
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Line cook');
  expect(requests).toHaveLength(2);
  await page.unroute(jobs, lose);
  await expect(chosenCompany(page)).toHaveText(/^Padma Textiles/);
  await postButton(page).click();
  await expect(dialog).toContainText('Job posted successfully!');
  expect(new Set(requests.map(keyOf)).size).toBe(1);
  expect(requests).toHaveLength(3);
  expect(await listOwnTitles(employer)).toEqual(['Line cook']);
});

test('a session that has ended asks for a sign-in and returns with everything', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(401));
  const employer = await openForm({ page, app });
  await fillIn(page);
  await employer.send('POST', '/api/v1/auth/logout', {});
  await page.setViewportSize({ width: 360, height: 640 });
  await postButton(page).click();
  await expect(page.getByText('Your session has ended.')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[role=alert] > :focus')).toContainText('Your session has ended.');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { email: employer.user.email, password: 'a long password' });
  await expect(page).toHaveURL('/postJobPage?step=review');
  await expect(field(page, 'Title')).toHaveValue('Line cook');
  await expect(field(page, 'Start Time')).toHaveValue('09:00');
  await expect(chosenCompany(page)).toHaveText(/^Padma Textiles/);
  await postButton(page).click();
  await expect(page.getByRole('dialog')).toContainText('Job posted successfully!');
});
