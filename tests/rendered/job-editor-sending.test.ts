import { expect, test } from 'vitest';
import { addOwnCompany, createEmployer, listOwnTitles } from '../support/employer.ts';
import { deadlineDay } from '../support/job-deadline.ts';
import { allowComplaint, app, beSignedIn, openPage, screen, user, waitFor, within } from './app.ts';
import { address, fill, signIn } from './account.ts';
import {
  answerWindow,
  field,
  fillIn,
  findStep,
  findWindow,
  keyOf,
  main,
  openStep,
  openWithCompany,
  posts,
  press,
  untilChosen,
} from './job-form.ts';
import { goOffline, loseAnswer } from './network.ts';

const posted = /^Job posted successfully!/;
const jobs = /\/api\/v1\/jobs$/;

test('a job is sent as specified, waits, and its draft is gone', async () => {
  const employer = await createEmployer(app);
  const company = await addOwnCompany(employer, 'Padma Kitchen');
  beSignedIn(employer);
  await openPage('/postJobPage');
  await untilChosen('Padma Kitchen');
  await fillIn();
  await press('Post Job');
  await findWindow('Job posted successfully! Waiting for the admin approval');
  const [request] = posts();
  expect(await request?.json()).toMatchObject({
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
  await answerWindow(posted, 'Post another job');
  await waitFor(() => expect(field('Title')).toHaveValue(''));
  expect(await listOwnTitles(employer)).toEqual(['Line cook']);
  await fillIn();
  await press('Post Job');
  await user.click(within(await findWindow(posted)).getByRole('link', { name: 'See your posted jobs' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit: Line cook' })).toHaveLength(2));
  expect(address()).toBe('/userJobs');
});

test('malformed numbers show the specified dialogs', async () => {
  await openWithCompany();
  await fillIn();
  const wrong = [
    ['Job', 'Number of Openings', '0', 'Please enter a valid number of openings', '3'],
    ['Pay & place', 'Max Salary', 'a lot', 'Please enter valid salary amounts', '30000'],
  ] as const;
  for (const [step, label, text, message, right] of wrong) {
    await openStep(step);
    await fill(label, text);
    await openStep('Review');
    await press('Post Job');
    expect(await findWindow('Invalid Input')).toHaveTextContent(message);
    await answerWindow('Invalid Input', 'OK');
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field(label)).toHaveAccessibleDescription(message);
    await fill(label, right);
  }
  expect(posts()).toEqual([]);
});

test('offline, it is said where the button is, and that the text is safe', async () => {
  await openWithCompany();
  await fillIn();
  goOffline();
  await screen.findByText(/^You are offline. Fill in the form now/);
  expect(screen.queryByText(/Saved copy/)).toBeNull();
  await press('Post Job');
  const dialog = await findWindow('Oops...');
  expect(dialog).toHaveTextContent('You are offline. Your text is safe on this device.');
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  const note = (await screen.findByText(/You are offline. Your text is safe/)).closest('[role=alert] > *');
  await waitFor(() => expect(note).toHaveFocus());
});

test('an answer that is lost costs nothing: sent again, even after a reload, it is done once', async () => {
  const employer = await openWithCompany();
  await fillIn();
  loseAnswer('POST', jobs);
  await press('Post Job');
  expect(await findWindow('Oops...')).toHaveTextContent('Failed to post job. Please try again.');
  await answerWindow('Oops...', 'OK');
  await screen.findByText(/Nothing is sent twice/);
  loseAnswer('POST', jobs);
  await press('Send again');
  await findWindow('Oops...');
  await openPage('/postJobPage?step=review');
  await waitFor(() => expect(field('Title')).toHaveValue('Line cook'));
  await untilChosen();
  await press('Post Job');
  await findWindow(posted);
  expect(new Set(posts().map(keyOf)).size).toBe(1);
  expect(await listOwnTitles(employer)).toEqual(['Line cook']);
});

test('a session that has ended asks for a sign-in and returns with everything', async () => {
  allowComplaint(/401/);
  const employer = await openWithCompany();
  await fillIn();
  await employer.send('POST', '/api/v1/auth/logout', {});
  await press('Post Job');
  const note = (await screen.findByText(/^Your session has ended\./)).closest('[role=alert] > *');
  await waitFor(() => expect(note).toHaveFocus());
  await user.click(main().getByRole('link', { name: 'Sign in' }));
  await signIn(employer.user.email);
  await findStep(4);
  expect(address()).toBe('/postJobPage?step=review');
  await waitFor(() => expect(field('Title')).toHaveValue('Line cook'));
  expect(field('Start Time')).toHaveValue('09:00');
  await untilChosen();
  await press('Post Job');
  await findWindow(posted);
});
