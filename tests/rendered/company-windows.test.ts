import { expect, test } from 'vitest';
import { companyFormFields } from '#contract/companies/company-form.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { IF_MATCH_HEADER } from '#contract/http/write-headers.ts';
import { addOwnCompany, createEmployer, type Employer, readOwnCompany } from '../support/employer.ts';
import {
  answerDialog,
  fact,
  field,
  findField,
  logoInput,
  openPictures,
  png,
  preview,
} from './company-form.ts';
import { fill } from './account.ts';
import { countDrafts } from './drafts.ts';
import { answer, app, beSignedIn, openPage, requestsOf, screen, user, waitFor, within } from './app.ts';

const success = 'Company details updated successfully!';
const conflict = 'Changed elsewhere';
/** `GET` and `PUT` of one, as its windows send them. */
const oneCompany = /\/companies\/[^/]+\/$/;
const puts = () => requestsOf('PUT', oneCompany);

interface Open {
  employer: Employer;
  id: string;
}

const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
const save = (): Promise<void> => press('Save Changes');
const acceptSuccess = (): Promise<void> => answerDialog(success, 'OK');

/** Waits until nothing is being saved any more. @returns the heading of the note about the newer version */
async function findConflict(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: conflict });
  await screen.findByRole('button', { name: 'Save Changes' });
  return heading;
}

/** A window of the company that is listed last. */
async function reopen(mode: 'View' | 'Edit'): Promise<HTMLElement> {
  const [button] = (await screen.findAllByRole('button', { name: `${mode}: Padma Textiles` })).slice(-1);
  if (button === undefined) throw new Error('No company is listed.');
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: `${mode} Company` });
  if (mode === 'View') await within(dialog).findAllByRole('term');
  else await waitFor(() => expect(field('Company name')).toHaveValue('Padma Textiles'));
  return dialog;
}

/** The window, open over the list of someone new with one company. */
async function openWindow(mode: 'View' | 'Edit'): Promise<Open & { dialog: HTMLElement }> {
  const employer = await createEmployer(app);
  const id = await addOwnCompany(employer);
  beSignedIn(employer);
  await openPage('/companiesList');
  return { employer, id, dialog: await reopen(mode) };
}

/** Another of their devices saves the company. */
async function saveElsewhere({ employer, id }: Open, changes: Record<string, string>): Promise<void> {
  const { address, socialMedia, ...texts } = await readOwnCompany(employer, id);
  const stored: Record<string, unknown> = { ...texts };
  for (const [key, text] of Object.entries(address ?? {})) stored[`address[${key}]`] = text;
  for (const [key, text] of Object.entries(socialMedia ?? {})) stored[`socialMedia[${key}]`] = text;
  const form = new FormData();
  for (const name of companyFormFields) form.set(name, changes[name] ?? String(stored[name] ?? ''));
  await employer.send('PUT', `${apiPaths.company(id)}/?view=detailed`, form);
}

test('View Company shows everything, read-only', async () => {
  const { dialog } = await openWindow('View');
  const view = within(dialog);
  expect(view.getAllByRole('term')).toHaveLength(16);
  expect(view.queryByRole('textbox')).toBeNull();
  expect(fact(dialog, 'Company name')).toHaveTextContent('Padma Textiles');
  expect(fact(dialog, 'District')).toHaveTextContent('Dhaka');
  expect(fact(dialog, 'Verification status')).toHaveTextContent('Not given');
  expect(view.getByText('Waiting for approval')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  await user.click(view.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an edit is saved; the free text is sent, and the form shows what is stored', async () => {
  openPictures();
  const open = await openWindow('Edit');
  await fill('Industry', 'Garments');
  await fill('Verification status', 'gold, says me');
  await user.upload(logoInput(), await png('new.png'));
  await waitFor(() => expect(preview()).toBeVisible());
  await save();
  await acceptSuccess();
  const [request] = puts();
  const { pathname, search } = new URL(request?.url ?? '');
  expect(pathname + search).toBe(`${apiPaths.company(open.id)}/?view=detailed`);
  expect(request?.headers.get(IF_MATCH_HEADER)).toBe('"v1"');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const stored = await readOwnCompany(open.employer, open.id);
  expect(stored).toMatchObject({ industry: 'Garments', version: 2, verificationStatus: '' });
  expect(stored.logo).toMatch(/\.webp$/);
  await within(screen.getByRole('table')).findByText('Garments');

  await reopen('Edit');
  expect(field('Industry')).toHaveValue('Garments');
  expect(field('Verification status')).toHaveValue('');
  expect(screen.getByText('Your current logo')).toBeVisible();
  await press('Remove the logo');
  await save();
  await acceptSuccess();
  expect((await readOwnCompany(open.employer, open.id)).logo).toBe('');
});

test('a link under a network’s name leads to that network; folded away, the error is shown again', async () => {
  await openWindow('Edit');
  await fill('Facebook (optional)', 'https://evil.example/padma');
  await user.tab();
  await waitFor(() =>
    expect(field('Facebook (optional)')).toHaveAccessibleDescription(
      expect.stringMatching(/Enter your name on Facebook, or a link to facebook\.com/),
    ),
  );
  const summary = screen.getByText('Social Media (optional)');
  await user.click(summary);
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await save();
  expect(summary.closest('details')).toHaveAttribute('open');
  await waitFor(() => expect(field('Facebook (optional)')).toHaveFocus());
  expect(puts()).toHaveLength(0);
});

test('a company that fails to load can be retried', async () => {
  const employer = await createEmployer(app);
  await addOwnCompany(employer);
  beSignedIn(employer);
  const end = answer(oneCompany, () => ({ status: 500, body: {} }));
  await openPage('/companiesList');
  const [edit] = await screen.findAllByRole('button', { name: 'Edit: Padma Textiles' });
  await user.click(edit ?? document.body);
  await screen.findByText('Failed to fetch company details');
  end();
  await press('Retry');
  expect(await findField('Company name')).toHaveValue('Padma Textiles');
});

test('what another user has saved in the meantime is not overwritten until the user chooses to', async () => {
  const open = await openWindow('Edit');
  await fill('Email', 'mine@padma.example');
  await saveElsewhere(open, { email: 'theirs@padma.example', size: '51-200' });
  await save();
  expect(await findConflict()).toHaveFocus();
  expect((await readOwnCompany(open.employer, open.id)).email).toBe('theirs@padma.example');
  await press('Save mine');
  await acceptSuccess();
  expect(await readOwnCompany(open.employer, open.id)).toMatchObject({
    email: 'mine@padma.example',
    size: '',
    version: 3,
  });
});

test('the draft of an edit outlives the page, and meets what was saved since', async () => {
  const open = await openWindow('Edit');
  await fill('Industry', 'Half an industry');
  await expect.poll(() => countDrafts('Half an industry')).toBe(1);
  await saveElsewhere(open, { industry: 'Jute' });
  await openPage('/companiesList');
  const dialog = await reopen('Edit');
  expect(field('Industry')).toHaveValue('Half an industry');
  await save();
  await findConflict();
  await user.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
  await answerDialog('Discard what you typed?', 'Discard draft');
  await waitFor(() => expect(field('Industry')).toHaveValue('Jute'));
  await expect.poll(() => countDrafts('Half an industry')).toBe(0);
});
