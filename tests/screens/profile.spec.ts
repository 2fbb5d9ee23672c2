import type { Page } from '@playwright/test';
import { answeredWith, failedRequests } from '../support/complaints.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import { openStarted } from '../support/open-started.ts';
import { createAccount, expect, findBarriers, signIn, test } from './app.ts';
import { addOwnCompany, addOwnJob, beSignedIn, createEmployer } from './employer.ts';

const phone = { width: 360, height: 800 };
const headings = ['01. Personal Information', '02.Posted Jobs List', '03. Your Companies'];

const answerWith = (page: Page, path: string, answer: { status?: number; json: unknown }) =>
  page.route(path, (route) => route.fulfill(answer));

const withoutSession = [
  { path: '/userProfile', message: 'Authentication token not found!' },
  { path: '/userInfo', message: 'Authentication token not found!' },
  { path: '/userJobs', message: 'User ID or Authentication token not found.' },
  { path: '/companiesList', message: 'User ID not found in local storage.' },
] as const;

for (const { path, message } of withoutSession) {
  test(`${path} without a session shows a message and signing in leads back`, async ({ page, app }) => {
    const account = await createAccount(app);
    await openStarted(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Profile');
    await expect(page.getByText(message)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page).toHaveURL('/signInPage');
    await signIn(page, account);
    await expect(page).toHaveURL(path);
    await expect(page.getByText(message)).toBeHidden();
  });
}

test('the profile has its three parts, each also alone', async ({ page, app }) => {
  const employer = await createEmployer(app);
  await addOwnJob(employer, await addOwnCompany(employer));
  await beSignedIn(page, employer);
  await openStarted(page, '/userProfile');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings);
  await expect(page.getByText('Rina Akter')).toBeVisible();
  await expect(page.getByText(employer.user.email)).toBeVisible();
  await expect(page.getByText('01712-345678')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Posted Jobs List' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Your Companies' })).toBeVisible();
  for (const [index, path] of ['/userInfo', '/userJobs', '/companiesList'].entries()) {
    await openStarted(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      headings[index] ?? '',
    ]);
  }
});

test('jobs stand in a table on wide screens and in cards with the same data on phones', async ({
  page,
  app,
}) => {
  const employer = await createEmployer(app);
  await addOwnJob(employer, await addOwnCompany(employer), { title: 'Head of Accounts' });
  await beSignedIn(page, employer);
  await openStarted(page, '/userJobs');
  const table = page.getByRole('table', { name: 'Posted Jobs List' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Title',
    'Company',
    'Location',
    'Salary',
    'Actions',
  ]);
  const row = table.getByRole('row', { name: /Head of Accounts/ });
  await expect(row.getByRole('cell')).toHaveText([
    'Padma Textiles',
    'Dhaka, Bangladesh',
    '৳20,000 – 30,000 a month',
    'EditCopyDelete',
  ]);
  await expect(row.getByRole('rowheader')).toContainText('Waiting for approval');
  await page.setViewportSize(phone);
  await expect(table).toBeHidden();
  const card = page.getByRole('list', { name: 'Posted Jobs List' }).getByRole('listitem');
  for (const text of [
    'Padma Textiles',
    'Dhaka, Bangladesh',
    '৳20,000 – 30,000 a month',
    'Waiting for approval',
  ]) {
    await expect(card).toContainText(text);
  }
  await expect(card.getByRole('button', { name: 'Edit: Head of Accounts' })).toBeVisible();
  const readWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(readWidth).toBeLessThanOrEqual(phone.width);
});

test('companies show name, industry and three actions', async ({ page, app }) => {
  const employer = await createEmployer(app);
  await addOwnCompany(employer, `Meghna Foods ${'long'.repeat(30)}`);
  await beSignedIn(page, employer);
  await openStarted(page, '/companiesList');
  const table = page.getByRole('table', { name: 'Your Companies' });
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Industry', 'Jobs', 'Actions']);
  const row = table.getByRole('row', { name: /Meghna Foods/ });
  await expect(row.getByRole('cell')).toHaveText(['Textiles', 'None yet', 'ViewEditDelete']);
  await expect(row).toContainText('Waiting for approval');
  // A word that is longer than the screen makes the page no wider.
  const readWidths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  const desktop = page.viewportSize()?.width;
  await expect.poll(readWidths).toEqual([desktop, desktop]);
  await page.setViewportSize(phone);
  await expect(page.getByRole('list', { name: 'Your Companies' })).toBeVisible();
  await expect.poll(readWidths).toEqual([phone.width, phone.width]);
});

test('what was rejected or is over shows why', async ({ page, app }) => {
  const employer = await createEmployer(app);
  await beSignedIn(page, employer);
  const company = {
    _id: 'c1',
    name: 'Padma',
    approval: 'rejected',
    approvalReason: 'The website is not yours.',
  };
  const job = { _id: 'j1', title: 'Tailor', company, applicationDeadline: '2020-01-01T00:00:00.000Z' };
  await answerWith(page, '**/api/v1/jobs?createdBy=*', {
    json: { success: true, data: { jobs: [{ ...job, approval: 'rejected', approvalReason: '' }] } },
  });
  await answerWith(page, '**/api/v1/companies?createdBy=*', {
    json: { success: true, data: { companies: [company] } },
  });
  await openStarted(page, '/userProfile');
  const jobs = page.getByRole('table', { name: 'Posted Jobs List' });
  await expect(jobs.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(jobs.getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByText('Rejected: The website is not yours.')).toBeVisible();
});

test('empty lists say what to do next', async ({ page, app }) => {
  await beSignedIn(page, await createEmployer(app));
  await openStarted(page, '/userProfile');
  await expect(page.getByText('No jobs available.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/postJobPage');
  await main.getByRole('link', { name: 'Add New Company' }).click();
  await expect(page).toHaveURL('/createCompanyPage');
});

const failures = [
  {
    path: '/userInfo',
    calls: '**/api/v1/auth/profile',
    refused: 'Error: Not today.',
    cut: /^Error: Failed to fetch data: /,
  },
  {
    path: '/userJobs',
    calls: '**/api/v1/jobs?createdBy=*',
    refused: 'Error: Not today.',
    cut: /^Failed to fetch data: /,
  },
  {
    path: '/companiesList',
    calls: '**/api/v1/companies?createdBy=*',
    refused: 'Failed to fetch companies',
    cut: /^Failed to fetch companies$/,
  },
] as const;

for (const { path, calls, refused, cut } of failures) {
  test(`${path} says what failed, and asks again`, async ({ page, app, complaints }) => {
    complaints.allow(failedRequests);
    await page.clock.install();
    await beSignedIn(page, await createEmployer(app));
    await answerWith(page, calls, { json: { success: false, message: 'Not today.' } });
    await openStarted(page, path);
    await expect(page.getByRole('alert')).toContainText(refused);
    await page.route(calls, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await letTimePass(page, cut);
    await expect(page.getByRole('alert').getByText(cut)).toBeVisible();
    await page.route(calls, async (route) => {
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
  });
}

test('a list that cannot be requested again stays, and shows a message until it can', async ({
  page,
  app,
  complaints,
}) => {
  complaints.allow(answeredWith(400));
  const employer = await createEmployer(app);
  await addOwnCompany(employer);
  await beSignedIn(page, employer);
  await openStarted(page, '/companiesList');
  const row = page.getByRole('rowheader', { name: /Padma Textiles/ });
  await expect(row).toBeVisible();
  const calls = '**/api/v1/companies?createdBy=*';
  await answerWith(page, calls, { status: 400, json: { success: false } });
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('alert')).toContainText('Failed to fetch companies');
  await expect(row).toBeVisible();
  await page.route(calls, async (route) => {
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeFocused();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(row).toBeVisible();
});

test('a session that has ended leads to the sign-in page and back', async ({ page, app, complaints }) => {
  complaints.allow(answeredWith(401));
  const employer = await createEmployer(app);
  await employer.send('POST', '/api/v1/auth/logout', {});
  await beSignedIn(page, employer);
  await openStarted(page, '/userInfo');
  await expect(page.getByRole('alert')).toContainText('Sign in again to continue.');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/signInPage');
  await signIn(page, { email: employer.user.email, password: 'a long password' });
  await expect(page).toHaveURL('/userInfo');
  await expect(page.getByText('Rina Akter')).toBeVisible();
});

test('the profile has no barriers', async ({ page, app }) => {
  const employer = await createEmployer(app);
  await addOwnJob(employer, await addOwnCompany(employer));
  await beSignedIn(page, employer);
  await openStarted(page, '/userProfile');
  await expect(page.getByRole('table')).toHaveCount(2);
  expect(await findBarriers(page), 'tables').toEqual([]);
  await page.setViewportSize(phone);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await findBarriers(page), 'cards').toEqual([]);
  await page.getByRole('button', { name: 'Delete: Accountant' }).click();
  await expect(page.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
  expect(await findBarriers(page), 'alert').toEqual([]);
});
