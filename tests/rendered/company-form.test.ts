import { expect, test, vi } from 'vitest';
import { IDEMPOTENCY_KEY_HEADER } from '#contract/http/write-headers.ts';
import { readOwnCompanies, typedTexts, createEmployer } from '../support/employer.ts';
import { createGate } from '../support/gate.ts';
import { address, fill, signIn } from './account.ts';
import { countDrafts } from './drafts.ts';
import { loseAnswer } from './network.ts';
import {
  answerDialog,
  field,
  fillIn,
  findDialog,
  findField,
  logoInput,
  openForm,
  openPictures,
  png,
  preview,
  submit,
} from './company-form.ts';
import { answer, app, openPage, requestsOf, screen, user, waitFor, within } from './app.ts';

const success = 'Company information submitted successfully! waiting for admin approval.';
const companies = /\/companies$/;
const posts = () => requestsOf('POST', companies);
const keyOf = (request: ReturnType<typeof posts>[number] | undefined) =>
  request?.headers.get(IDEMPOTENCY_KEY_HEADER);

test('without a session it shows a message and signing in leads back', async () => {
  const { user: account } = await createEmployer(app);
  await openPage('/createCompanyPage');
  await screen.findByText('Authentication token not found. Please login first.');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
  await signIn(account.email ?? '');
  await findField('Company name');
  expect(address()).toBe('/createCompanyPage');
});

test('the empty form names its parts and what is missing', async () => {
  await openForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Company Information Form');
  for (const name of ['Basic Information', 'Address', 'Contact Information']) {
    expect(screen.getByRole('group', { name })).toBeVisible();
  }
  expect(screen.getByText('Social Media (optional)')).toBeVisible();
  await submit();
  await waitFor(() => expect(field('Company name')).toHaveFocus());
  expect(field('Company name')).toHaveAccessibleDescription('Enter the company name');
  expect(screen.getAllByText(/^Enter the /)).toHaveLength(8);
  expect(posts()).toHaveLength(0);
});

test('a company is sent as typed and completed, waits for approval, and the form is empty again', async () => {
  openPictures();
  const employer = await openForm();
  await fillIn();
  await user.tab();
  await waitFor(() => expect(field('Website')).toHaveValue('https://www.nodi.example'));
  expect(field('Website')).toHaveAccessibleDescription('Changed to https://www.nodi.example');
  await user.upload(logoInput(), await png());
  await screen.findByText(/^logo\.png, \d/);
  await submit();
  await answerDialog(success, 'OK');
  await waitFor(() =>
    expect(screen.getByText('All fields are required unless marked optional.')).toHaveFocus(),
  );
  expect(field('Company name')).toHaveValue('');
  expect(preview()).toBeNull();

  expect(await readOwnCompanies(employer)).toMatchObject([
    {
      name: typedTexts['Company name'],
      website: 'https://www.nodi.example',
      foundedYear: '2015',
      contactNumber: '01712-345678',
      size: '11-50',
      logo: expect.stringMatching(/\.webp$/),
      socialMedia: { instagram: '@nodi', facebook: '', linkedin: '' },
      address: { street: '12 Lake Road', postalCode: '1205', country: 'Bangladesh' },
      approval: 'pending',
    },
  ]);

  await expect.poll(() => countDrafts(typedTexts['Company name'])).toBe(0);
  await openPage('/createCompanyPage');
  expect(await findField('Company name')).toHaveValue('');
});

test('the draft outlives the page and its logo with it, and is discarded after a question', async () => {
  openPictures();
  await openForm();
  await fill('Company name', 'Half a company');
  await user.upload(logoInput(), await png('kept.png'));
  await screen.findByText('Draft saved on this device');
  await expect.poll(() => countDrafts('kept.png')).toBe(1);
  await openPage('/createCompanyPage');
  expect(await findField('Company name')).toHaveValue('Half a company');
  expect(screen.getByText(/^kept\.png, /)).toBeVisible();
  expect(preview()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await answerDialog('This empties the form. You cannot undo it.', 'Discard draft');
  await waitFor(() => expect(field('Company name')).toHaveValue(''));
  expect(preview()).toBeNull();
  await expect.poll(() => countDrafts('Half a company')).toBe(0);
});

test('a lost answer keeps everything, and sending again does it only once', async () => {
  openPictures();
  const employer = await openForm();
  await fillIn();
  await user.upload(logoInput(), await png());
  await screen.findByText(/^logo\.png, /);
  loseAnswer('POST', companies);
  await submit();
  const alert = await screen.findByText('Something went wrong');
  expect(alert.closest('[role=alert]')).toHaveTextContent('Your text is safe on this device.');
  const [made] = await readOwnCompanies(employer);
  expect(made).toMatchObject({ name: typedTexts['Company name'], logo: expect.stringMatching(/\.webp$/) });
  expect(field('District')).toHaveValue('Dhaka');
  const key = keyOf(posts()[0]);
  expect(key).toBeTruthy();
  await openPage('/createCompanyPage');
  expect(await findField('District')).toHaveValue('Dhaka');
  await submit();
  await findDialog(success);
  expect(new Set(posts().map(keyOf))).toEqual(new Set([key]));
  expect((await readOwnCompanies(employer)).map(({ _id }) => _id)).toEqual([made?._id]);
});

test('while it is sent the button and the progress show it, and it cannot be sent twice', async () => {
  const employer = await openForm();
  await fillIn();
  const sending = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const { opened, open } = createGate();
  answer(companies, ({ method }) => (method === 'POST' ? opened.then(() => undefined) : undefined));
  await submit();
  const busy = await screen.findByRole('button', { name: 'Submitting...' });
  const [request] = sending.mock.contexts;
  const progress = { lengthComputable: true, loaded: 3, total: 8 };
  if (!(request instanceof XMLHttpRequest)) throw new Error('Nothing was sent.');
  request.upload.dispatchEvent(new ProgressEvent('progress', progress));
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName('37 % sent');
  await user.click(busy);
  await user.type(field('Industry'), 'lost{Enter}');
  expect(field('Industry')).toHaveValue('Software');
  expect(busy).toHaveTextContent('Submitting...');
  open();
  await findDialog(success);
  expect(posts()).toHaveLength(1);
  expect(await readOwnCompanies(employer)).toHaveLength(1);
});
