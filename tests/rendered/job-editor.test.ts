import { expect, onTestFinished, test, vi } from 'vitest';
import { postNames, wayNames } from '#features/employer/jobs/job-fields.ts';
import { addOwnCompany, addOwnJob, createEmployer } from '../support/employer.ts';
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
import { address, fill, signIn, untilAt } from './account.ts';
import { countDrafts } from './drafts.ts';
import {
  addTo,
  answerWindow,
  button,
  field,
  fillIn,
  findDraftSaved,
  findStep,
  findWindow,
  listOf,
  main,
  openForm,
  openStep,
  openWithCompany,
  optionsOf,
  posts,
  press,
} from './job-form.ts';
import { deadlineDay } from '../support/job-deadline.ts';
import { goOffline } from './network.ts';

const fail = () => ({ status: 500, body: { success: false, message: 'No.' } });

/** The alert when the form's choices fail to load. */
const findAlert = (choices: string): HTMLElement | undefined =>
  screen.getAllByRole('alert').find(({ textContent }) => textContent.includes(`Failed to fetch ${choices}`));

async function copyHeadCook(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Copy an old posting' }));
  const list = await screen.findByRole('dialog', { name: 'Copy an old posting' });
  await user.click(within(list).getByRole('button', { name: /^Head cook/ }));
}

test('without a session it shows a message and signing in leads back', async () => {
  const { user: account } = await createEmployer(app);
  const log = vi.spyOn(console, 'info');
  onTestFinished(() => log.mockRestore());
  await openPage('/postJobPage');
  await screen.findByText('Authentication Error');
  expect(screen.getByText('Authentication token is missing.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Post a Job');
  await waitFor(() => expect(log).toHaveBeenCalledWith('[kaj] User ID not found in localStorage', ''));
  await user.click(main().getByRole('link', { name: 'Sign in' }));
  await signIn(account.email);
  await screen.findByText(/^Add your company first/);
  expect(address()).toBe('/postJobPage');
  expect(optionsOf('Company')).toEqual(['No companies available']);
  await user.click(screen.getByRole('link', { name: 'Add New Company' }));
  await untilAt('/createCompanyPage');
});

test('an empty form names what is missing, at the fields and in one list, and goes to the first', async () => {
  await openForm();
  for (const name of ['1. Company Details', '2. Job Details'])
    expect(screen.getByRole('region', { name })).toBeVisible();
  const named = field('Title').closest('form')?.querySelectorAll('[name]') ?? [];
  // The details of a way to apply come with it.
  const shown = postNames.filter((name) => name === 'applyWays' || !wayNames.some((way) => way === name));
  expect([...new Set([...named].map((one) => one.getAttribute('name')))]).toEqual(shown);
  await press('Next');
  await waitFor(() => expect(field('Company')).toHaveFocus());
  expect(field('Company')).toHaveAccessibleDescription('Company is required');
  await screen.findByText('7 fields need your attention');
  await openStep('Review');
  await press('Post Job');
  await findStep(1);
  await waitFor(() => expect(field('Company')).toHaveFocus());
  await screen.findByText('19 fields need your attention');
  await press('Benefits');
  await findStep(3);
  await waitFor(() => expect(addTo('Benefits')).toHaveFocus());
  await user.click(addTo('Required Skills'));
  await user.paste(`${'long'.repeat(24)},`);
  await openStep('Job');
  await fill('Title', 'Cook');
  await screen.findByText('17 fields need your attention');
});

test('each step is a page of the browser: back loses nothing, and a draft opens where it was', async () => {
  await openWithCompany();
  await fillIn();
  expect(address()).toBe('/postJobPage?step=review');
  history.back();
  const heading = await findStep(3);
  await waitFor(() => expect(heading).toHaveFocus());
  expect(field('Description')).toHaveValue('Cook and serve.');
  await press('Back');
  await findStep(2);
  expect(field('District')).toHaveValue('Gazipur');
  history.back();
  await untilAt('/postJobPage');
  await findStep(1);
  expect(field('Title')).toHaveValue('Line cook');
  history.forward();
  await findStep(2);
  expect(await findDraftSaved()).toBeVisible();
  await waitFor(async () => expect(await countDrafts('"step":"pay"')).toBe(1));
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await untilAt('/');
  await openPage('/postJobPage');
  await findStep(2);
  expect(field('Max Salary')).toHaveValue('30000');
});

test("the job's page stands beside the form on a wide window, and is the review on any", async () => {
  onTestFinished(() => window.happyDOM.setViewport({ width: 1024 }));
  await openWithCompany();
  window.happyDOM.setViewport({ width: 1440 });
  const preview = await screen.findByRole('complementary', { name: 'Preview of your job' });
  await waitFor(() => expect(preview).toHaveTextContent('Title of your job'));
  await fill('Title', 'Line cook');
  await within(preview).findByRole('heading', { name: 'Line cook' });
  expect(preview).toHaveTextContent('Padma Textiles');
  expect(within(preview).queryByRole('button')).toBeNull();
  window.happyDOM.setViewport({ width: 360 });
  await waitFor(() => expect(preview).not.toBeInTheDocument());
  await openStep('Review');
  expect(await main().findByRole('heading', { name: 'Line cook' })).toBeVisible();
});

test('the review says what is missing, and its pencils lead to the fields and back', async () => {
  await openWithCompany();
  await openStep('Review');
  await screen.findByText(/^1\d fields need your attention$/);
  await openStep('Job');
  await fillIn();
  expect(screen.queryByText(/fields? needs? your attention$/)).toBeNull();
  await press('Change Benefits');
  await findStep(3);
  await waitFor(() => expect(addTo('Benefits')).toHaveFocus());
  await user.type(addTo('Benefits'), ', Tea,');
  await press('Back to review');
  await findStep(4);
  // Only the review has pencils: the preview beside the form lists the benefits too.
  const benefits = (await screen.findByRole('button', { name: 'Change Benefits' })).closest('section');
  expect(within(benefits ?? document.body).getByText('Tea', { selector: 'li' })).toBeVisible();
  await press('Change Job');
  await waitFor(() => expect(field('Title')).toHaveFocus());
  await press('Change Company');
  await waitFor(() => expect(field('Company')).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Add New Company' })).toBeVisible();
});

/** Starts with a trade's text, on the first step. */
const start = async (trade: string): Promise<void> => {
  const [group] = screen.getAllByRole('group', { name: 'Starting texts' });
  if (group) await user.click(within(group).getByText(trade));
};

test('a trade fills in the texts, another takes its place, and what was typed is asked about', async () => {
  await openWithCompany();
  await start('Driver');
  await waitFor(() => expect(field('Title')).toHaveValue('Driver'));
  await screen.findByText(/^Driver: description, skills and benefits are filled in/);
  expect(screen.getByRole('radio', { name: 'On-site' })).toBeChecked();
  await start('Guard');
  await waitFor(() => expect(field('Title')).toHaveValue('Security Guard'));
  await openStep('Description');
  expect(listOf('Required Skills')).toContain('Can work in shifts');
  await fill('Description', 'Watch our gate.');
  await openStep('Job');
  await start('Teacher');
  await answerWindow('Replace what you typed?', 'Keep my draft');
  expect(field('Description')).toHaveValue('Watch our gate.');
  await start('Teacher');
  await answerWindow('Replace what you typed?', 'Replace');
  await waitFor(() => expect(field('Title')).toHaveValue('Teacher'));
  expect(field('Description')).toHaveDisplayValue(/^We are looking for a teacher/);
});

test('a district belongs to its division; other towns and countries are written', async () => {
  await openForm('/postJobPage?step=pay');
  expect(field('Country')).toHaveValue('Bangladesh');
  expect(optionsOf('District')).toHaveLength(66);
  await user.selectOptions(field('District'), "Cox's Bazar");
  await waitFor(() => expect(field('Division')).toHaveValue('Chattogram'));
  expect(optionsOf('District')).toHaveLength(13);
  await user.selectOptions(field('Division'), 'Sylhet');
  await waitFor(() => expect(field('District')).toHaveValue(''));
  await user.selectOptions(field('District'), 'Another town or upazila');
  await screen.findByLabelText('Town or upazila');
  await fill('Town or upazila', 'Sreemangal');
  await user.selectOptions(field('Country'), 'India');
  await waitFor(() => expect(field('City')).toHaveValue('Sreemangal'));
  await fill('State', 'Assam');
  await user.selectOptions(field('Country'), 'Another country');
  await screen.findByLabelText('Name of the country');
  await fill('Name of the country', 'Nepal');
  await openStep('Review');
  expect(await main().findByText('Sreemangal, Nepal')).toBeVisible();
});

test('an old posting is copied without its deadline, after a question where something was typed', async () => {
  await openForm('/postJobPage', async (employer) =>
    addOwnJob(employer, await addOwnCompany(employer), { title: 'Head cook' }),
  );
  await copyHeadCook();
  await waitFor(() => expect(field('Title')).toHaveValue('Head cook'));
  await screen.findByText('Copied. Choose a new deadline.');
  expect(field('Description')).toHaveValue('Keeps the books.');
  expect(field('Start Time')).toHaveValue('09:00');
  expect(field('Application Deadline')).toHaveValue('');
  await fill('Title', 'Night cook');
  await copyHeadCook();
  await answerWindow('Replace what you typed?', 'Keep my draft');
  expect(field('Title')).toHaveValue('Night cook');
});

test("what is typed survives a reload, and is no other user's", async () => {
  await openForm();
  await fill('Title', 'Night cook');
  await openStep('Description');
  await user.type(addTo('Required Skills'), 'Cooking, Kni');
  await findDraftSaved();
  await waitFor(async () => expect(await countDrafts('Kni')).toBe(1));
  await openPage('/postJobPage');
  await findStep(3);
  expect(field('Title')).toHaveValue('Night cook');
  expect(listOf('Required Skills')).toEqual(['Cooking', 'Kni']);

  beSignedIn(await createEmployer(app));
  await openPage('/postJobPage');
  await screen.findByLabelText('Title');
  expect(field('Title')).toHaveValue('');
  expect(await countDrafts('Night cook')).toBe(1);
});

test('skills are chips over one text: typed, pasted, taken away with the keyboard', async () => {
  await openForm();
  await openStep('Description');
  const input = addTo('Required Skills');
  await user.type(input, 'Cooking,Baking{Enter}');
  await waitFor(() => expect(listOf('Required Skills')).toEqual(['Cooking', 'Baking']));
  expect(await screen.findByText('Baking added')).toHaveRole('status');
  await user.paste('Grilling, cooking\nServing');
  await waitFor(() =>
    expect(listOf('Required Skills')).toEqual(['Cooking', 'Baking', 'Grilling', 'Serving']),
  );
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(listOf('Required Skills')).toEqual(['Cooking', 'Baking', 'Grilling']));
  button('Remove Cooking').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(listOf('Required Skills')).toEqual(['Baking', 'Grilling']));
  expect(await screen.findByText('Cooking removed')).toHaveRole('status');
  expect(input).toHaveFocus();
});

test('choices that fail to load show a message and can be retried; offline the form says that it waits', async () => {
  allowComplaint(/500/);
  const employer = await createEmployer(app);
  beSignedIn(employer);
  const companiesCome = answer(/\/companies$/, fail);
  const categoriesCome = answer(/\/job-categories$/, fail);
  await openPage('/postJobPage');
  const text = await findWindow(/Failed to fetch companies/);
  expect(text).toHaveTextContent(/Oops.*Failed to fetch companies. Failed to fetch categories/);
  categoriesCome();
  await answerWindow('Oops...', 'Retry');
  await screen.findByText('Failed to fetch companies', { selector: '[role=dialog] *' });
  await answerWindow('Oops...', 'OK');
  await within(field('Category')).findByText('Accountancy');
  await waitFor(() => expect(findAlert('categories')).toBeUndefined());
  companiesCome();
  expect(findAlert('companies')).toBeVisible();
  await user.click(within(findAlert('companies') ?? document.body).getByRole('button', { name: 'Retry' }));
  await screen.findByText(/^Add your company first/);
  expect(requestsOf('GET', /\/companies$/).length).toBeGreaterThan(2);
  const comeBack = goOffline();
  await screen.findByText(/^You are offline. Fill in the form/);
  comeBack();
  await waitFor(() => expect(screen.queryByText(/^You are offline. Fill in the form/)).toBeNull());
});

test('the review asks how to apply; what a way needs is said on its field, and sent', async () => {
  await openWithCompany();
  await fillIn();
  const email = screen.getByRole('checkbox', { name: 'Email' });
  expect(email).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Inbox on this site' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Walk-in' }));
  await user.click(screen.getByRole('checkbox', { name: 'Call or WhatsApp' }));
  await user.click(email);
  await fill('Number to call', '12');
  await press('Post Job');
  await waitFor(() => expect(field('First day')).toHaveFocus());
  expect(field('First day')).toHaveAccessibleDescription('First day is required');
  expect(field('Place')).toHaveAccessibleDescription('Place is required');
  expect(field('Number to call')).toHaveAccessibleDescription(
    'Enter a number like 01712 345678, or with + and the country',
  );
  expect(field('Number to call')).toHaveValue('12');
  await fill('First day', deadlineDay);
  await fill('Time', '10 AM to 4 PM');
  await fill('Place', 'Gate 2, Ashulia');
  await fill('Number to call', '01712-345678');
  await user.click(screen.getByRole('checkbox', { name: 'This number is on WhatsApp' }));
  await screen.findByText(/^Walk in: .*, 10 AM to 4 PM$/);
  await press('Post Job');
  await findWindow(/^Job posted successfully/);
  const [request] = posts();
  expect(await request?.clone().json()).toMatchObject({
    applyWays: [
      {
        kind: 'walkIn',
        from: deadlineDay,
        to: deadlineDay,
        hours: '10 AM to 4 PM',
        place: 'Gate 2, Ashulia',
        bring: '',
      },
      { kind: 'call', phone: '01712-345678', whatsApp: true },
    ],
  });
});
