import { expect, onTestFinished, test, vi } from 'vitest';
import * as v from 'valibot';
import type { ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { OwnJobData } from '#contract/jobs/job.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { IF_MATCH_HEADER } from '#contract/http/write-headers.ts';
import { addOwnCompany, addOwnJob, createEmployer, type Employer } from '../support/employer.ts';
import { createGate } from '../support/gate.ts';
import {
  allowComplaint,
  answer,
  app,
  beSignedIn,
  openPage,
  requestsOf,
  screen,
  user,
  waitFor,
  within,
} from './app.ts';
import { fill } from './account.ts';
import {
  addTo,
  answerWindow,
  button,
  fact,
  field,
  findDraftSaved,
  findWindow,
  draftSaved,
  keyOf,
  optionsOf,
  press,
} from './job-form.ts';
import { loseAnswer } from './network.ts';

interface Scene {
  employer: Employer;
  id: string;
}

/** Someone with one job, whose posted jobs are open on the page. */
async function openJobs(): Promise<Scene> {
  const employer = await createEmployer(app);
  const id = await addOwnJob(employer, await addOwnCompany(employer, 'Padma Kitchen'));
  beSignedIn(employer);
  await openPage('/userJobs');
  return { employer, id };
}

const modal = (): HTMLElement => screen.getByRole('dialog', { name: 'Edit Job' });
const save = (): Promise<void> => press('Save Changes');
const updated = 'Job has been updated successfully.';
const question = 'Discard what you typed?';
const updates = () => requestsOf('PUT', /\/jobs\/\w+$/);

async function pressEdit(title = 'Accountant'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Edit: ${title}` }));
}

async function reopen(title: string): Promise<void> {
  await openPage('/userJobs');
  await pressEdit(title);
}

async function openModal(): Promise<void> {
  await pressEdit();
  await waitFor(() => expect(field('Title')).toHaveValue('Accountant'));
}

const give = (data: object) => () => ({ body: { success: true, data } });

const changed = { name: 'Changed elsewhere' };

/** Presses a button of the note about the newer version, once the update that met it is over. */
async function choose(name: string): Promise<void> {
  const choice = await within(modal()).findByRole('button', { name });
  await waitFor(() => expect(choice).toHaveAttribute('aria-disabled', 'false'));
  await user.click(choice);
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

test('a job opens with what it has, and closing gives the focus back', async () => {
  await openJobs();
  await openModal();
  await waitFor(() => expect(field('Company')).toHaveDisplayValue(/^Padma Kitchen/));
  expect(optionsOf('Job Type')).toEqual([
    'Select Job Type',
    'Full-time',
    'Part-time',
    'Contract',
    'Remote',
    'Hybrid',
    'On-site',
  ]);
  expect(field('Experience Level')).toHaveDisplayValue('1–2 years');
  await user.click(within(modal()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button('Edit: Accountant')).toHaveFocus());
});

test('the view mode shows names and lets nothing be changed', async () => {
  await openJobs();
  await user.click(await screen.findByRole('button', { name: 'View: Accountant' }));
  const view = await screen.findByRole('dialog', { name: 'Job Details' });
  await within(view).findByText('Salary Type');
  expect(fact('Company')).toHaveTextContent(/^Padma Kitchen$/);
  expect(fact('Category')).toHaveTextContent(/^Accountancy$/);
  expect(fact('Salary Type')).toHaveTextContent(/^Monthly$/);
  expect(fact('Experience Level')).toHaveTextContent(/^1–2 years$/);
  expect(view.querySelectorAll('input, select, textarea')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

test('an edit is sent as specified with what the window does not show, and the list reloads', async () => {
  const scene = await openJobs();
  await openModal();
  await fill('Title', 'Chief Accountant');
  await fill('Number of Openings', '৫');
  await user.type(addTo('Tags'), 'books, tax');
  await findDraftSaved();
  await save();
  expect(await findWindow(updated)).toHaveTextContent(`Success!${updated}`);
  const [request] = updates();
  expect(await request?.json()).toMatchObject({
    title: 'Chief Accountant',
    status: 'open',
    workMode: 'full-time',
    jobType: 'on-site',
    numberOfOpenings: 5,
    requiredSkills: ['Excel'],
    tags: ['books', 'tax'],
  });
  expect(request?.headers.get(IF_MATCH_HEADER)).toBe('"v1"');
  expect(keyOf(request)).toBeTruthy();
  await answerWindow(updated, 'OK');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('rowheader', { name: /Chief Accountant/ })).toBeVisible();
  expect(await readJob(scene)).toMatchObject({
    title: 'Chief Accountant',
    tags: ['books', 'tax'],
    version: 2,
  });
});

test('where there is nothing to choose from, the selects show a message', async () => {
  const employer = await createEmployer(app);
  const id = await addOwnJob(employer, await addOwnCompany(employer, 'Padma Kitchen'));
  beSignedIn(employer);
  answer(/\/companies$/, give({ companies: [] }));
  answer(/\/job-categories$/, give({ jobCategories: [] }));
  // Another server names neither.
  answer(new RegExp(`/jobs/${id}$`), give({ job: { _id: id, title: 'Accountant', company: '' } }));
  await openPage('/userJobs');
  await openModal();
  await waitFor(() => expect(optionsOf('Company')).toEqual(['No companies available']));
  await waitFor(() => expect(optionsOf('Category')).toEqual(['No categories available']));
  expect(field('Currency')).toHaveValue('INR');
  expect(field('Salary Type')).toHaveValue('monthly');
});

test('refusals and lost connections have the specified words, and lose nothing', async () => {
  allowComplaint(/400/);
  const scene = await openJobs();
  await openModal();
  await fill('Number of Openings', 'many');
  await save();
  await within(modal()).findByText(/^Error updating job: Number of openings .+/, {
    selector: '[role=alert] *',
  });
  await fill('Number of Openings', '4');
  loseAnswer('PUT', /\/jobs\/\w+$/);
  const gate = createGate();
  answer(/\/jobs\/\w+$/, async ({ method }) => {
    if (method === 'PUT') await gate.opened;
    return undefined;
  });
  await save();
  await screen.findByRole('button', { name: 'Saving...' });
  gate.open();
  await within(modal()).findByText(/^Failed to save job: /, { selector: '[role=alert] *' });
  await press('Send again');
  await findWindow(updated);
  expect(await readJob(scene)).toMatchObject({ numberOfOpenings: 4, version: 2 });
});

test('what was saved elsewhere in the meantime is not overwritten until the user chooses to', async () => {
  allowComplaint(/409/);
  const scene = await openJobs();
  await openModal();
  await user.selectOptions(field('District'), 'Gazipur');
  await changeMeanwhile(scene, { title: 'Bookkeeper', city: 'Khulna' });
  await save();
  await waitFor(() => expect(screen.getByRole('heading', changed)).toHaveFocus());
  await choose('Save mine');
  await findWindow(updated);
  expect(await readJob(scene)).toMatchObject({
    title: 'Accountant',
    location: { city: 'Gazipur' },
    version: 3,
  });
});

test('a draft that was overtaken stays until the user has the new version loaded in its place', async () => {
  allowComplaint(/409/);
  const scene = await openJobs();
  await openModal();
  await fill('Title', 'Chief Accountant');
  await findDraftSaved();
  await changeMeanwhile(scene, { title: 'Bookkeeper' });
  await reopen('Bookkeeper');
  await waitFor(() => expect(field('Title')).toHaveValue('Chief Accountant'));
  await save();
  await choose('Load the new version');
  await answerWindow(question, 'Keep it');
  expect(field('Title')).toHaveValue('Chief Accountant');
  await choose('Load the new version');
  await answerWindow(question, 'Load the new version');
  await waitFor(() => expect(field('Title')).toHaveValue('Bookkeeper'));
  expect(screen.queryByRole('heading', changed)).toBeNull();
  expect(draftSaved()).toBeNull();
  await fill('Title', 'Chief Bookkeeper');
  await save();
  await findWindow(updated);
  expect(await readJob(scene)).toMatchObject({ title: 'Chief Bookkeeper', version: 3 });
});

test('a newer version with the same texts is no conflict', async () => {
  allowComplaint(/409/);
  const scene = await openJobs();
  await openModal();
  await fill('Title', 'Chief Accountant');
  await changeMeanwhile(scene, {});
  await save();
  await findWindow(updated);
  expect(await readJob(scene)).toMatchObject({ title: 'Chief Accountant', version: 3 });
});

test('a job that fails to load shows a message and can be retried', async () => {
  allowComplaint(/400/);
  const { id } = await openJobs();
  const gate = createGate();
  const come = answer(new RegExp(`/jobs/${id}$`), async () => {
    await gate.opened;
    return { status: 400, body: { success: false, message: 'Not today.' } };
  });
  await pressEdit();
  await screen.findByText('Loading data...');
  expect(button('Save Changes')).toBeDisabled();
  gate.open();
  await within(modal()).findByText('Failed to fetch data: Not today.', { selector: '[role=alert] *' });
  come();
  await press('Retry');
  await waitFor(() => expect(field('Title')).toHaveValue('Accountant'));
});

test('a job with the inbox asks its questions in the edit as well, each error on its field', async () => {
  const employer = await createEmployer(app);
  const question: ScreeningQuestion = {
    id: 'ride',
    kind: 'yesNo',
    text: 'Can you ride?',
    choices: [],
    isRequired: true,
  };
  await addOwnJob(employer, await addOwnCompany(employer, 'Padma Kitchen'), {
    applyWays: [{ kind: 'inbox' }],
    screening: [question],
  });
  beSignedIn(employer);
  await openPage('/userJobs');
  await openModal();
  expect(screen.getByRole('checkbox', { name: 'Inbox on this site' })).toBeChecked();
  // As on plain http.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  await press('Add a question');
  expect(within(screen.getByRole('group', { name: 'Question 2' })).getByLabelText('Question')).toHaveFocus();
  await press('Remove question 2');
  expect(screen.getByRole('button', { name: 'Add a question' })).toHaveFocus();
  await press('Add a question');
  const second = within(screen.getByRole('group', { name: 'Question 2' }));
  await user.selectOptions(second.getByLabelText('Kind of answer'), 'A choice from a list');
  await user.type(second.getByLabelText('Question'), 'Which shift?');
  await user.type(second.getByLabelText('Choices'), 'Day');
  await save();
  await waitFor(() => expect(second.getByLabelText('Choices')).toHaveFocus());
  expect(second.getByLabelText('Choices')).toHaveAccessibleDescription('Enter at least two choices');
  expect(updates()).toHaveLength(0);
  await user.type(second.getByLabelText('Choices'), '{Enter}Night');
  await save();
  await findWindow(updated);
  expect(await updates()[0]?.clone().json()).toMatchObject({
    applyWays: [{ kind: 'inbox' }],
    screening: [
      question,
      { kind: 'choice', text: 'Which shift?', choices: ['Day', 'Night'], isRequired: true },
    ],
  });
});
