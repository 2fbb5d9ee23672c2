import { expect, test } from 'vitest';
import {
  addOwnCompany,
  addOwnJob,
  listOwnCompanies,
  listOwnTitles,
  type Employer,
} from '../support/employer.ts';
import { createGate } from '../support/gate.ts';
import { allowComplaint, answer, breakOff, requestsOf, screen, user, waitFor, within } from './app.ts';
import { goOffline, loseAnswer } from './network.ts';
import { openAsEmployer } from './account.ts';
import { openMore, press, pressInMenu, untilFocused } from './profile.ts';

const row = /\/(jobs|companies)\/[^/]+$/;
const jobs = { name: 'Posted Jobs List', hidden: true };
const titles = () =>
  within(screen.getByRole('table', jobs))
    .getAllByRole('rowheader', { hidden: true })
    .map((cell) => within(cell).getByRole('button', { name: /^View: /, hidden: true }).textContent);
const untilTitles = (expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const findAlert = (name: string) => screen.findByRole('dialog', { name });
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Three jobs; the list shows the newest first. */
async function addThreeJobs(employer: Employer): Promise<void> {
  const company = await addOwnCompany(employer);
  for (const title of ['Tailor', 'Guard', 'Cook']) await addOwnJob(employer, company, { title });
}

/** Before the deletes reach the server. */
function holdDeletes(): () => void {
  const gate = createGate();
  answer(row, async ({ method }) => (method === 'DELETE' ? void (await gate.opened) : undefined));
  return gate.open;
}

/** With the keyboard. */
const pressDelete = async (name: string) => {
  await openMore(name);
  await user.keyboard('{End}');
  await untilFocused(`Delete: ${name}`);
  await user.keyboard('{Enter}');
  await findAlert('Deleted!');
  await untilFocused('OK');
};

/** What takes the focus of its row. */
const company = () => screen.getByRole('button', { name: 'View: Padma Textiles' });

/** Reports it after the server's answer; the list shows it before. */
const untilBroughtBack = async (name: string): Promise<void> =>
  void (await screen.findByText(`Restored: ${name}`, { selector: '[aria-live=polite]' }));

test('a job is gone at once; the alert offers Undo, which puts it back in its place', async () => {
  const employer = await openAsEmployer('/userJobs', addThreeJobs);
  await screen.findByRole('table');
  expect(titles()).toEqual(['Cook', 'Guard', 'Tailor']);
  const letGo = holdDeletes();
  await pressInMenu('Delete: Guard');
  expect(titles()).toEqual(['Cook', 'Tailor']);
  expect(screen.getByRole('button', { name: 'View: Tailor' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requestsOf('DELETE', row)).toHaveLength(1);
  letGo();
  const alert = await findAlert('Deleted!');
  expect(alert).toHaveTextContent('Job has been deleted successfully.');
  await untilFocused('OK');
  expect(await listOwnTitles(employer)).toEqual(['Cook', 'Tailor']);
  await press('Undo');
  await untilTitles(['Cook', 'Guard', 'Tailor']);
  await untilClosed();
  await untilFocused('View: Guard');
  await untilBroughtBack('Guard');
  expect(await listOwnTitles(employer)).toEqual(['Cook', 'Guard', 'Tailor']);
});

test('by keyboard alone: Escape closes the alert and the focus stays in the list', async () => {
  const employer = await openAsEmployer('/userJobs', addThreeJobs);
  await pressDelete('Tailor');
  await user.keyboard('{Escape}');
  await untilClosed();
  await untilFocused('View: Guard');
  expect(await listOwnTitles(employer)).toEqual(['Cook', 'Guard']);
  for (const name of ['Guard', 'Cook']) {
    await pressDelete(name);
    await user.keyboard('{Enter}');
    await untilClosed();
  }
  expect(await screen.findByText('No jobs available.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: '02.Posted Jobs List' })).toHaveFocus());
});

const publicLists = () => requestsOf('GET', /\/jobs$/).filter(({ url }) => !url.includes('createdBy'));

test('a menu that opens does not preload the page of a job that may be deleted', async () => {
  await openAsEmployer('/userJobs', addThreeJobs);
  await openMore('Cook');
  await waitFor(() => expect(screen.getByRole('link', { name: 'View job page: Cook' })).toHaveFocus());
  // The focus moves nowhere; this link is preloaded after the same delay.
  await user.hover(screen.getByRole('link', { name: 'Kaj, home' }));
  await waitFor(() => expect(publicLists()).not.toEqual([]));
  expect(requestsOf('GET', row)).toEqual([]);
});

test('a refusal brings the job back and says why', async () => {
  await openAsEmployer('/userJobs', addThreeJobs);
  answer(row, () => ({ body: { success: false, message: 'It is in use.' } }));
  await pressInMenu('Delete: Guard');
  const alert = await findAlert('Error!');
  expect(alert).toHaveTextContent('Failed to delete the job. It is in use.');
  expect(titles()).toEqual(['Cook', 'Guard', 'Tailor']);
  expect(
    within(alert)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['OK']);
  await press('OK');
  await untilFocused('View: Guard');
});

test('without an answer the job returns, and a repeat is known as one', async () => {
  await openAsEmployer('/userJobs', addThreeJobs);
  await screen.findByRole('table');
  loseAnswer('DELETE', row);
  // The refetch of the list gets no answer: the row stays, and its delete can be repeated.
  answer(/\/jobs$/, () => createGate().opened.then(breakOff));
  await pressInMenu('Delete: Guard');
  expect(await findAlert('Error!')).toHaveTextContent('Something went wrong while deleting the job.');
  await press('OK');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete the job: '));
  expect(titles()).toEqual(['Cook', 'Guard', 'Tailor']);
  const keys = () => requestsOf('DELETE', row).map(({ headers }) => headers.get('idempotency-key'));
  const before = keys().length;
  await pressInMenu('Delete: Guard');
  await findAlert('Deleted!');
  expect(keys().length).toBeGreaterThan(before);
  expect(keys()[0]).toBeTruthy();
  expect(new Set(keys()).size).toBe(1);
});

test('offline nothing is tried and nothing is lost', async () => {
  const employer = await openAsEmployer('/userJobs', addThreeJobs);
  await screen.findByRole('table');
  const goOnline = goOffline();
  await screen.findByText(/^You are offline/);
  await pressInMenu('Delete: Guard');
  expect(await findAlert('You are offline')).toHaveTextContent('“Guard” was not changed.');
  await press('OK');
  await untilClosed();
  expect(titles()).toHaveLength(3);
  expect(requestsOf('DELETE', row)).toEqual([]);
  goOnline();
  expect(await listOwnTitles(employer)).toHaveLength(3);
});

test('two deletes under way get an alert each, one after the other', async () => {
  await openAsEmployer('/userJobs', addThreeJobs);
  const letGo = holdDeletes();
  await pressInMenu('Delete: Guard');
  await pressInMenu('Delete: Cook');
  expect(titles()).toEqual(['Tailor']);
  await waitFor(() => expect(requestsOf('DELETE', row)).toHaveLength(2));
  letGo();
  await findAlert('Deleted!');
  await press('Undo');
  await untilTitles(['Guard', 'Tailor']);
  await findAlert('Deleted!');
  await press('Undo');
  await untilTitles(['Cook', 'Guard', 'Tailor']);
});

test('a company takes its jobs along, and brings them back', async () => {
  const employer = await openAsEmployer('/userProfile', async (someone) => {
    await addThreeJobs(someone);
    await addOwnCompany(someone, 'Meghna Foods');
  });
  await screen.findByRole('table', jobs);
  await pressInMenu('Delete: Padma Textiles');
  expect(await findAlert('Deleted!')).toHaveTextContent('Company has been deleted successfully.');
  await press('Undo');
  await waitFor(() => expect(company()).toHaveFocus());
  await untilBroughtBack('Padma Textiles');
  expect(titles()).toHaveLength(3);
  await pressInMenu('Delete: Padma Textiles');
  await press('OK');
  expect(await screen.findByText('No jobs available.')).toBeVisible();
  expect(await listOwnCompanies(employer)).toEqual(['Meghna Foods']);
});

test('an Undo that fails can be tried again', async () => {
  allowComplaint(/503/);
  const employer = await openAsEmployer('/userJobs', addThreeJobs);
  const end = answer(/\/restore$/, () => ({ status: 503, body: { success: false, message: 'Busy.' } }));
  await pressInMenu('Delete: Guard');
  await press('Undo');
  expect(await findAlert('Error!')).toHaveTextContent('The job could not be restored. Busy.');
  expect(titles()).toHaveLength(2);
  end();
  await press('Try again');
  await untilTitles(['Cook', 'Guard', 'Tailor']);
  await untilClosed();
  await untilBroughtBack('Guard');
  expect(await listOwnTitles(employer)).toEqual(['Cook', 'Guard', 'Tailor']);
});
