import { expect, test } from 'vitest';
import { addOwnCompany } from '../support/employer.ts';
import { allowComplaint, answer, screen, user, waitFor, within } from './app.ts';
import { openAsEmployer } from './account.ts';
import { addCook, press, untilFocused } from './profile.ts';

const findWindow = (name: string) => screen.findByRole('dialog', { name });
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const closeWindow = async (name: string) => {
  await user.click(within(await findWindow(name)).getByRole('button', { name: 'Close' }));
  await untilClosed();
};
/** What a window says under a name. */
const fact = (window: HTMLElement, label: string) =>
  within(window).getByText(label, { selector: 'dt' }).nextElementSibling;

test('a title opens the job to read, Edit to change it; closing gives the focus back', async () => {
  await openAsEmployer('/userJobs', addCook);
  (await screen.findByRole('button', { name: 'View: Cook' })).focus();
  await user.keyboard('{Enter}');
  await closeWindow('Job Details');
  await untilFocused('View: Cook');
  screen.getByRole('button', { name: 'Edit: Cook' }).focus();
  await user.keyboard('{Enter}');
  const modal = within(await findWindow('Edit Job'));
  const title = await modal.findByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Head Cook');
  await user.click(modal.getByRole('button', { name: 'Save Changes' }));
  expect(await findWindow('Success!')).toHaveTextContent('Job has been updated successfully.');
  await untilFocused('OK');
  await user.keyboard('{Enter}');
  await untilClosed();
  await untilFocused('Edit: Head Cook');
});

test('companies open to view and to edit', async () => {
  await openAsEmployer('/companiesList', (employer) => addOwnCompany(employer));
  for (const [action, title] of [
    ['View', 'View Company'],
    ['Edit', 'Edit Company'],
  ] as const) {
    await press(`${action}: Padma Textiles`);
    await closeWindow(title);
    await untilFocused(`${action}: Padma Textiles`);
  }
});

test('what the lists have is there to be read at once, also without an answer', async () => {
  allowComplaint(/400/);
  await openAsEmployer('/userProfile', addCook);
  await screen.findByRole('button', { name: 'Edit: Padma Textiles' });
  answer(/\/(jobs|companies)\/\w+/, () => ({ status: 400, body: {} }));
  await press('View: Cook');
  const job = await findWindow('Job Details');
  await waitFor(() => expect(fact(job, 'Description')).toHaveTextContent(/^Keeps the books\.$/));
  expect(await within(job).findByRole('alert')).toHaveTextContent(
    'Failed to fetch data: This was not accepted (400).',
  );
  await closeWindow('Job Details');
  await press('View: Padma Textiles');
  const company = await findWindow('View Company');
  await waitFor(() => expect(fact(company, 'Company name')).toHaveTextContent(/^Padma Textiles$/));
  expect(await within(company).findByRole('alert')).toHaveTextContent('Failed to fetch company details');
});
