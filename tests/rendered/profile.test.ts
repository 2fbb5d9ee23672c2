import { expect, onTestFinished, test, vi } from 'vitest';
import { addOwnCompany, addOwnJob, createEmployer } from '../support/employer.ts';
import { createGate } from '../support/gate.ts';
import { signIn, untilAt, openAsEmployer } from './account.ts';
import {
  allowComplaint,
  answer,
  app,
  breakOff,
  openPage,
  requestsOf,
  screen,
  user,
  waitFor,
  within,
} from './app.ts';
import { addCook, openMore, press, pressInMenu, resizeWindow, untilFocused } from './profile.ts';

/** In the page's order, posted jobs first. */
const headings = ['02.Posted Jobs List', '03. Your Companies', '01. Personal Information'];
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const main = () => within(screen.getByRole('main'));
const listHeadings = () => textsOf(main().getAllByRole('heading', { level: 2 }));
const pressRetry = () => press('Retry');

/** Answers the first list of a page alone, not the one of what was deleted. */
const answerList = (calls: RegExp, give: Parameters<typeof answer>[1]) =>
  answer(calls, (request) => (request.url.includes('deleted=') ? undefined : give(request)));

const withoutSession = [
  { path: '/userProfile', message: 'Authentication token not found!' },
  { path: '/userInfo', message: 'Authentication token not found!' },
  { path: '/userJobs', message: 'User ID or Authentication token not found.' },
  { path: '/companiesList', message: 'User ID not found in local storage.' },
] as const;

test.each(withoutSession)(
  '$path without a session shows a message and signing in leads back',
  async ({ path, message }) => {
    const { user: account } = await createEmployer(app);
    await openPage(path);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^User Profile$/);
    await user.click(main().getAllByRole('link', { name: 'Sign in' })[0]!);
    await untilAt('/signInPage');
    await signIn(account.email);
    await untilAt(path);
    await waitFor(() => expect(main().getAllByRole('heading', { level: 2 })[0]).toBeVisible());
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  },
);

test('the profile has its three parts, each also alone', async () => {
  const employer = await openAsEmployer('/userProfile', async (made) =>
    addOwnJob(made, await addOwnCompany(made)),
  );
  expect(await screen.findByRole('table', { name: 'Posted Jobs List' })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Your Companies' })).toBeVisible();
  for (const text of ['Rina Akter', employer.user.email, '01712-345678']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(listHeadings()).toEqual(headings);
  for (const [index, path] of ['/userJobs', '/companiesList', '/userInfo'].entries()) {
    await openPage(path);
    await main().findByRole('heading', { level: 2 });
    expect(listHeadings()).toEqual([headings[index]]);
  }
});

test('rows stand in cards on narrow windows, and in tables with the same data on wide ones', async () => {
  resizeWindow(360);
  await openAsEmployer('/userProfile', async (made) =>
    addOwnJob(made, await addOwnCompany(made), { title: 'Head of Accounts' }),
  );
  const jobs = { name: 'Posted Jobs List' };
  const companies = { name: 'Your Companies' };
  const jobTexts = ['Padma Textiles', 'Dhaka', '৳20,000 – 30,000 a month'];
  const card = within(await screen.findByRole('list', jobs)).getByRole('listitem');
  for (const text of [...jobTexts, 'Waiting for approval']) expect(card).toHaveTextContent(text);
  expect(within(card).getByRole('button', { name: 'Edit: Head of Accounts' })).toBeVisible();
  const companyCard = within(await screen.findByRole('list', companies)).getByRole('listitem');
  await waitFor(() => expect(companyCard).toHaveTextContent('Jobs1'));
  for (const text of ['Textiles', 'Waiting for approval']) expect(companyCard).toHaveTextContent(text);
  expect(screen.queryByRole('table')).toBeNull();

  resizeWindow(1440);
  const table = within(await screen.findByRole('table', jobs));
  expect(textsOf(table.getAllByRole('columnheader'))).toEqual([
    'Title',
    'Company',
    'Location',
    'Salary',
    'Actions',
  ]);
  const job = within(table.getByRole('row', { name: /Head of Accounts/ }));
  const cells = textsOf(job.getAllByRole('cell')).map((text) => text.trim());
  expect(cells).toEqual([...jobTexts, 'Edit']);
  expect(job.getByRole('rowheader')).toHaveTextContent('Waiting for approval');
  const companyTable = within(await screen.findByRole('table', companies));
  expect(textsOf(companyTable.getAllByRole('columnheader'))).toEqual(['Name', 'Industry', 'Jobs', 'Actions']);
  const company = within(companyTable.getByRole('row', { name: /Padma Textiles/ }));
  expect(textsOf(company.getAllByRole('cell'))).toEqual(['Textiles', '1', 'Edit']);
  expect(company.getByRole('rowheader')).toHaveTextContent('Waiting for approval');
});

test('the menu of a job has what is done seldom, by keyboard too; a live job says how it does', async () => {
  let id = '';
  await openAsEmployer('/userJobs', async (made) => {
    id = await addCook(made);
    const job = {
      _id: id,
      title: 'Cook',
      company: {},
      approval: 'approved',
      postedAt: '2026-01-05T00:00:00Z',
    };
    answerList(/\/jobs$/, () => ({ body: { success: true, data: { jobs: [job] } } }));
    answer(/\/job-figures$/, ({ method }) =>
      method === 'GET'
        ? { body: { success: true, data: { jobs: [{ _id: id, view: 14, save: 3, apply: 0, share: 0 }] } } }
        : undefined,
    );
  });
  expect(await screen.findByText('Live · 14 views · 3 saves')).toBeVisible();
  await openMore('Cook');
  const link = screen.getByRole('link', { name: 'View job page: Cook' });
  await waitFor(() => expect(link).toHaveFocus());
  for (const name of ['Figures', 'Copy', 'Mark as filled', 'Delete']) {
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: `${name}: Cook` })).toHaveFocus();
  }
  await user.keyboard('{ArrowDown}');
  expect(link).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Edit: Cook' }));
  expect(link).not.toBeInTheDocument();
});

test('empty lists say what to do next', async () => {
  await openAsEmployer('/userProfile');
  expect(await screen.findByText('No jobs available.')).toBeVisible();
  expect(main().getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/postJobPage');
  await user.click(await main().findByRole('link', { name: 'Add New Company' }));
  await untilAt('/createCompanyPage');
});

test('what was rejected or is over shows why, is fixed and copied', async () => {
  const reviewed = { approval: 'rejected', approvalReason: 'Say more.' };
  const job = { title: 'Cook', company: {}, applicationDeadline: '2020-01-01T00:00:00.000Z', ...reviewed };
  const company = { _id: 'c1', name: 'Padma', ...reviewed, approvalReason: 'The website is not yours.' };
  let id = '';
  await openAsEmployer('/userProfile', async (made) => {
    id = await addCook(made);
    answerList(/\/jobs$/, () => ({ body: { success: true, data: { jobs: [{ _id: id, ...job }] } } }));
    answerList(/\/companies$/, () => ({ body: { success: true, data: { companies: [company] } } }));
    answerList(new RegExp(`/jobs/${id}$`), () => ({
      body: { success: true, data: { job: { _id: id, ...job } } },
    }));
  });
  const jobs = within(await screen.findByRole('table', { name: 'Posted Jobs List' }));
  expect(jobs.getByText('Rejected: Say more.')).toBeVisible();
  expect(jobs.getByText('Closed')).toBeVisible();
  expect(await screen.findByText('Rejected: The website is not yours.')).toBeVisible();
  await openMore('Cook');
  expect(screen.queryByRole('button', { name: 'Mark as filled: Cook' })).toBeNull();
  await user.keyboard('{Escape}');
  await untilFocused('More: Cook');
  await press('Fix and resubmit: Cook');
  const modal = await screen.findByRole('dialog', { name: 'Edit Job' });
  expect(await within(modal).findByText('Rejected: Say more.')).toBeVisible();
  expect(within(modal).getByText('Saving sends the job back for approval.')).toBeVisible();
  await user.click(within(modal).getByRole('button', { name: 'Close' }));
  await pressInMenu('Copy: Cook');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Cook'));
  await untilAt('/postJobPage');
});

const failures = [
  {
    path: '/userInfo',
    calls: /\/auth\/profile$/,
    refused: 'Error: Not today.',
    cut: /^Error: Failed to fetch data: /,
    loaded: 'Rina Akter',
  },
  {
    path: '/userJobs',
    calls: /\/jobs$/,
    refused: 'Error: Not today.',
    cut: /^Failed to fetch data: /,
    loaded: 'No jobs available.',
  },
  {
    path: '/companiesList',
    calls: /\/companies$/,
    refused: 'Failed to fetch companies',
    cut: /^Failed to fetch companies$/,
    loaded: /Add New Company/,
  },
] as const;

const isLoading = () => screen.queryAllByRole('status').some((line) => line.textContent === 'Loading...');

test.each(failures)(
  '$path says what failed, and asks again',
  async ({ path, calls, refused, cut, loaded }) => {
    const endRefusal = answerList(calls, () => ({ body: { success: false, message: 'Not today.' } }));
    await openAsEmployer(path);
    expect(await screen.findByRole('alert')).toHaveTextContent(refused);
    endRefusal();

    // The waits between its attempts pass at once.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const before = requestsOf('GET', calls).length;
    const endCut = answerList(calls, breakOff);
    await pressRetry();
    await vi.waitUntil(
      async () => {
        await vi.advanceTimersByTimeAsync(1000);
        return screen.queryByText(cut)?.closest('[role=alert]');
      },
      { timeout: 30_000 },
    );
    expect(requestsOf('GET', calls).length).toBeGreaterThan(before);
    vi.useRealTimers();
    endCut();

    const gate = createGate();
    answerList(calls, async () => void (await gate.opened));
    await pressRetry();
    await waitFor(() => expect(isLoading()).toBe(true));
    expect(screen.queryByRole('alert')).toBeNull();
    gate.open();
    expect(await main().findByText(loaded)).toBeVisible();
    expect(isLoading()).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a list that cannot be requested again stays, and shows a message until it can', async () => {
  allowComplaint(/400/);
  await openAsEmployer('/companiesList', addOwnCompany);
  const row = await screen.findByRole('rowheader', { name: /Padma Textiles/ });
  const end = answerList(/\/companies$/, () => ({ status: 400, body: { success: false } }));
  dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch companies');
  expect(row).toBeVisible();
  end();
  const gate = createGate();
  answerList(/\/companies$/, async () => void (await gate.opened));
  await pressRetry();
  const retry = screen.getByRole('button', { name: 'Retry' });
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(retry).toHaveFocus();
  gate.open();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(row).toBeVisible();
});
