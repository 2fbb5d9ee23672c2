import { beforeAll, expect, test } from 'vitest';
import { adminPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { runAdmin } from '../support/admin.ts';
import { addOwnCompany, addOwnJob, createEmployer, type Employer } from '../support/employer.ts';
import { fill, openAsEmployer } from './account.ts';
import { answerDialog, fact, field, findDialog } from './company-form.ts';
import { app, beSignedIn, openPage, screen, user, waitFor, within } from './app.ts';

// Others share the server: no job becomes public here, as none is approved together with its company.

let moderator: Employer;
beforeAll(async () => {
  moderator = await createEmployer(app);
  await runAdmin(app.dataDir, ['grant-admin', moderator.user.email ?? '', '--yes']);
});
const decide = (path: string, reason?: string): Promise<unknown> => moderator.send('POST', path, { reason });

const main = (): HTMLElement => screen.getByRole('main');
const untilSaid = (text: string): Promise<unknown> => waitFor(() => expect(main()).toHaveTextContent(text));
const openJob = (id: string): Promise<void> => openPage(`/jobDetailsPage?id=${id}`);

/** No buttons or links that work for a public job alone. */
function expectNoActions(): void {
  expect(within(main()).queryByRole('button', { name: /apply|share|save/i })).toBeNull();
  expect(within(main()).queryByRole('link', { name: /^apply now$/i })).toBeNull();
}

test('an own job that waits or is rejected shows a message and offers nothing that others could not follow', async () => {
  const employer = await createEmployer(app);
  const job = await addOwnJob(employer, await addOwnCompany(employer), { title: 'Night Cook' });
  beSignedIn(employer);
  await openJob(job);
  await within(main()).findByRole('heading', { name: 'Night Cook' });
  await untilSaid('Waiting for approvalOnly you can see this.');
  await untilSaid('jobs@padma.example');
  expectNoActions();

  await decide(adminPaths.rejectJob(job), 'The pay is missing.');
  await openJob(job);
  await untilSaid('Rejected: The pay is missing.Only you can see this.');
  expectNoActions();

  await decide(adminPaths.approveJob(job));
  await openJob(job);
  await untilSaid('Not public yet: its company waits for approval');
  expectNoActions();
  await user.click(within(main()).getByRole('link', { name: 'Your posted jobs' }));
  await screen.findByText('Waiting for its company to be approved');
  await user.click(screen.getByRole('button', { name: 'More: Night Cook' }));
  await user.click(screen.getByRole('link', { name: 'View job page: Night Cook' }));
  await untilSaid('Not public yet: its company waits for approval');
  expect(location.pathname + location.search).toBe(`/jobDetailsPage?id=${job}`);
});

test('an own job that waits leaves nothing on the device for who signs in next', async () => {
  const employer = await createEmployer(app);
  const job = await addOwnJob(employer, await addOwnCompany(employer), { title: 'Night Cook' });
  beSignedIn(employer);
  await openJob(job);
  await untilSaid('Only you can see this.');
  beSignedIn(await createEmployer(app));
  await openJob(job);
  await untilSaid('Job not available');
  expect(main()).not.toHaveTextContent('Night Cook');
});

/** Changes one field of the only job that is listed. */
async function saveJob(label: string, text: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Edit: / }));
  const modal = await screen.findByRole('dialog', { name: 'Edit Job' });
  await fill(label, text, modal);
  await user.click(within(modal).getByRole('button', { name: 'Save Changes' }));
}

test('a saved title says at once that the job waits', async () => {
  await openAsEmployer('/userJobs', async (employer) => {
    const job = await addOwnJob(employer, await addOwnCompany(employer), { title: 'Cook' });
    await decide(adminPaths.approveJob(job));
  });
  const saved = 'Job has been updated successfully.';
  await saveJob('Description', 'Cooks at night.');
  expect(await findDialog(saved)).not.toHaveTextContent('waits for approval');
  await answerDialog(saved, 'OK');
  await saveJob('Title', 'Head Cook');
  const waits = /Your job now waits for approval\. Job seekers do not see it until then\./;
  expect(await findDialog(waits)).toHaveTextContent(saved);
  await answerDialog(waits, 'OK');
  await within(main()).findByText('Waiting for approval');
});

/** The window of the company, once it shows an address. */
async function editCompany(email: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Edit: Meghna Dyeing' }));
  const modal = await screen.findByRole('dialog', { name: 'Edit Company' });
  await waitFor(() => expect(field('Email')).toHaveValue(email));
  return modal;
}

test('a new address of an approved company waits, is taken back, and is rejected with a reason', async () => {
  let company = '';
  await openAsEmployer('/companiesList', async (employer) => {
    company = await addOwnCompany(employer, 'Meghna Dyeing');
    await decide(adminPaths.approveCompany(company));
  });
  const success = 'Company details updated successfully!';
  const waiting = 'Waiting for approval: Email. The old details stay public until then.';
  const readPublic = async () => (await fetch(`${app.origin}${apiPaths.company(company)}`)).text();
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    return findDialog(success);
  };
  const close = async () => {
    await answerDialog(success, 'OK');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  await editCompany('jobs@padma.example');
  expect(field('Email')).toHaveAccessibleDescription(/Changes need approval/);
  expect(field('Company name')).toHaveAccessibleDescription(
    'Changing the name sends the company back for approval.',
  );
  await fill('Email', 'new@padma.example');
  expect(await save()).toHaveTextContent(waiting);
  await close();
  const modal = await editCompany('new@padma.example');
  expect(modal).toHaveTextContent('Waiting for approval: Email');
  expect(modal).toHaveTextContent('Job seekers still see the old details: jobs@padma.example');
  expect(await readPublic()).toContain('jobs@padma.example');
  expect(await readPublic()).not.toContain('new@padma.example');

  await user.click(within(modal).getByRole('button', { name: 'Use the old details' }));
  expect(field('Email')).toHaveValue('jobs@padma.example');
  expect(await save()).not.toHaveTextContent('Waiting for approval');
  await close();
  expect(await editCompany('jobs@padma.example')).not.toHaveTextContent('Waiting for approval');

  await fill('Email', 'third@padma.example');
  await save();
  await close();
  await within(main()).findByText('Waiting for approval: Email');
  await decide(adminPaths.rejectCompany(company), 'This is not your domain.');
  await openPage('/companiesList');
  await screen.findByText('New contact rejected: This is not your domain.');
  await user.click(screen.getByRole('button', { name: 'View: Meghna Dyeing' }));
  const view = await screen.findByRole('dialog', { name: 'View Company' });
  await within(view).findByText('Your new contact was rejected: This is not your domain.');
  expect(fact(view, 'Email')).toHaveTextContent('jobs@padma.example');
});
