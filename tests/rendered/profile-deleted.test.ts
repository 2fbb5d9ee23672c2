import { expect, test } from 'vitest';
import { addOwnCompany, listOwnCompanies, listOwnTitles } from '../support/employer.ts';
import { allowComplaint, answer, openPage, screen, user, waitFor, within } from './app.ts';
import { goOffline } from './network.ts';
import { openAsEmployer } from './account.ts';
import { addCook, press, pressInMenu } from './profile.ts';

const open = async (summary: HTMLElement): Promise<void> => user.click(summary);
const parts = () => screen.queryAllByText('Recently deleted (1)');
const emptyParts = () => screen.findAllByText('Recently deleted', { selector: 'summary *' });

test('what was deleted is brought back after its alert is closed, and after a reload', async () => {
  const employer = await openAsEmployer('/userProfile', async (made) => {
    await addCook(made);
    await addOwnCompany(made, 'Meghna Foods');
  });
  for (const name of ['Cook', 'Meghna Foods']) {
    await pressInMenu(`Delete: ${name}`);
    await screen.findByRole('dialog', { name: 'Deleted!' });
    await press('OK');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await openPage('/userProfile');
  await waitFor(() => expect(parts()).toHaveLength(2));
  await open(parts()[0]!);
  expect((await screen.findAllByText(/^(30|29) days left$/))[0]).toBeVisible();
  await press('Restore: Cook');
  await screen.findByRole('button', { name: 'Edit: Cook' });
  await waitFor(() => expect(screen.getByRole('heading', { name: '02.Posted Jobs List' })).toHaveFocus());
  await waitFor(() => expect(parts()).toHaveLength(1));
  await open(parts()[0]!);
  await press('Restore: Meghna Foods');
  await screen.findByRole('button', { name: 'Edit: Meghna Foods' });
  await waitFor(() => expect(parts()).toEqual([]));
  expect(await listOwnTitles(employer)).toEqual(['Cook']);
  expect((await listOwnCompanies(employer)).toSorted()).toEqual(['Meghna Foods', 'Padma Textiles']);
});

test('nothing deleted, a list that does not come, and no network each say so', async () => {
  allowComplaint(/500/);
  const nothing = 'Nothing was deleted in the last 30 days.';
  const end = answer(/\/companies$/, ({ url }) =>
    url.includes('deleted=') ? { status: 500, body: {} } : undefined,
  );
  await openAsEmployer('/userProfile', (made) => addOwnCompany(made));
  const [ofJobs, ofCompanies] = await emptyParts();
  await open(ofJobs!);
  expect(await screen.findByText(nothing)).toBeVisible();
  await open(ofCompanies!);
  const companies = within(ofCompanies!.closest('details')!);
  expect(await companies.findByRole('alert')).toHaveTextContent('Could not load what you deleted.');
  end();
  await user.click(companies.getByRole('button', { name: 'Retry' }));
  expect(await companies.findByText(nothing)).toBeVisible();
  await pressInMenu('Delete: Padma Textiles');
  await press('OK');
  const restore = await companies.findByRole('button', { name: 'Restore: Padma Textiles' });
  goOffline();
  await screen.findByText(/^You are offline/);
  await user.click(restore);
  expect(await screen.findByRole('dialog')).toHaveTextContent('You are offline');
});
