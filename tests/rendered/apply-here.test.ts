import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Receipt } from '#contract/applications/application.ts';
import type { ScreeningQuestion } from '#contract/applications/apply-ways.ts';
import { CV_VERSION, emptyCvFields } from '#contract/device/cv.ts';
import { stores } from '#contract/device/stores.ts';
import { Job, JobsData } from '#contract/jobs/job.ts';
import { apiPaths, appPaths, toJobPath } from '#contract/http/paths.ts';
import { STORED_AT_HEADER } from '#contract/http/read-headers.ts';
import type * as files from '#device/application-cv.ts';
import type * as written from '#device/cv.ts';
import { createEmployer } from '../support/employer.ts';
import { createGate } from '../support/gate.ts';
import { makeReceipt } from '../support/make.ts';
import { fill, signIn, untilAt } from './account.ts';
import { answer, app, beSignedIn, openPage, requestsOf, screen, user, waitFor, within } from './app.ts';
import { countDrafts } from './drafts.ts';
import { goOffline } from './network.ts';

/** Applying in the product: the form, what waits, what was refused, and what the employer told. */

const sendPath = /\/applications$/;
const jobPath = /\/jobs\/[^/?]+$/;

const questions: ScreeningQuestion[] = [
  { id: 'shift', kind: 'choice', text: 'Which shift?', choices: ['Day', 'Night'], isRequired: true },
  { id: 'years', kind: 'number', text: 'Years of experience?', choices: [], isRequired: false },
];

async function readJob(): Promise<Job> {
  const address = `${app.origin}${apiPaths.jobs}?page=1&perPage=1&sort=deadline`;
  const { data } = v.parse(v.object({ data: JobsData }), await (await fetch(address)).json());
  return v.parse(Job, data.jobs[0]);
}

const toReceipt = ({ _id, title, company }: Job, changes: Partial<Receipt> = {}): Receipt =>
  makeReceipt({ jobId: _id, jobTitle: title, companyName: company.name, isFollowed: false, ...changes });

interface Server {
  job: Job;
  /** The applicant's one, once it is there. */
  receipt: Receipt | null;
  /** Of another device, which this one has not heard of. */
  earlier?: Receipt;
  /** Of the refusal of what is sent. */
  refusal?: { status: number; code: string; message: string };
}

/** A job that takes applications here, and a server that takes or refuses them. */
async function prepare(screening: ScreeningQuestion[] = []): Promise<Server> {
  const job = { ...(await readJob()), applyWays: [{ kind: 'inbox' as const }], screening };
  const server: Server = { job, receipt: null };
  answer(jobPath, () => ({ body: { success: true, data: { job: server.job } } }));
  answer(/\/companies\/[^/]+$/, () => ({
    body: {
      success: true,
      data: { company: { _id: 'c', name: 'Surma Mills', email: 'hr@surma.example', contactNumber: '' } },
    },
  }));
  answer(sendPath, ({ method }) => {
    if (method === 'GET')
      return { body: { success: true, data: { applications: server.receipt ? [server.receipt] : [] } } };
    if (server.refusal) {
      const { status, ...refused } = server.refusal;
      return { status, body: { success: false, ...refused } };
    }
    if (server.earlier) {
      return { body: { success: true, data: { application: server.earlier, isKnown: true } } };
    }
    server.receipt = toReceipt(job);
    return { status: 201, body: { success: true, data: { application: server.receipt } } };
  });
  return server;
}

async function signInHere(): Promise<void> {
  beSignedIn(await createEmployer(app));
}

/** Opens the sheet of the job, with a file to apply with on the device. */
async function openSheet({ job }: Server, hasCv = true): Promise<HTMLElement> {
  await openPage(toJobPath(job._id));
  if (hasCv) {
    const { addDeviceCv } = (await import('#device/application-cv.ts')) as typeof files;
    await addDeviceCv(new File(['%PDF-1.7 mine'], 'Nasrin CV.pdf'));
  }
  return pressApply();
}

/** Of an open page: a CV that was written here. */
async function storeRinasCv(): Promise<void> {
  const { storeCv } = (await import('#device/cv.ts')) as typeof written;
  const fields = { ...emptyCvFields, fullName: 'Rina Das', mobile: '01812345678', email: 'rina@example.com' };
  const look = { name: 'Sales', language: 'en', design: 'classic', photo: null } as const;
  await storeCv({ version: CV_VERSION, id: 'cv-1', fields, changedAt: 1, ...look });
}

async function pressApply(): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
  return screen.findByRole('dialog', { name: 'Apply' });
}

const press = async (sheet: HTMLElement, name: string): Promise<void> =>
  user.click(await within(sheet).findByRole('button', { name }));

/** Answers the question whether that is meant. */
async function sure(title: string, name: string): Promise<void> {
  const question = await screen.findByRole('dialog', { name: title });
  await user.click(within(question).getByRole('button', { name }));
}

const send = (sheet: HTMLElement) => press(sheet, 'Send application');

/** What the last request sent of the form. */
async function readSent(): Promise<unknown> {
  const request = requestsOf('POST', sendPath).at(-1);
  const body = await request?.clone().formData();
  const text = body?.get('application');
  return JSON.parse(typeof text === 'string' ? text : 'null');
}

test('who is signed in and has a CV here sends with two presses, and gets a receipt', async () => {
  const server = await prepare();
  await signInHere();
  const sheet = await openSheet(server);
  expect(await within(sheet).findByText(/^As .+, 0/)).toBeVisible();
  expect(within(sheet).getByRole('radio', { name: /^Nasrin CV\.pdf/ })).toBeChecked();
  expect(within(sheet).queryByText('Other ways to apply')).toBeNull();
  await send(sheet);
  expect(await within(sheet).findByText('Sent 26 Nov, 14:05')).toBeVisible();
  expect(within(sheet).getByText('7K3M-Q9XD')).toBeVisible();
  expect(await readSent()).toMatchObject({
    jobId: server.job._id,
    cv: { name: 'Nasrin CV.pdf' },
    note: '',
    answers: [],
  });
  await press(sheet, 'Done');
  expect(await screen.findByText('Sent 26 Nov, 14:05')).toBeVisible();
});

const breakDatabase = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });

test('a device that cannot read its CVs says so, and never that none is chosen', async () => {
  const server = await prepare();
  await signInHere();
  await openPage(toJobPath(server.job._id));
  const { addDeviceCv } = (await import('#device/application-cv.ts')) as typeof files;
  await addDeviceCv(new File(['%PDF-1.7 mine'], 'Nasrin CV.pdf'));
  let broken = breakDatabase();
  await openPage(toJobPath(server.job._id));
  const sheet = await pressApply();
  expect(await within(sheet).findByText(/^The CVs on this device could not be read/)).toBeVisible();
  expect(within(sheet).getByText(/^This device could not read what you typed before/)).toBeVisible();
  expect(within(sheet).queryByText('Saved on this device as you type')).toBeNull();
  broken.mockRestore();
  await press(sheet, 'Retry');
  await user.click(await within(sheet).findByRole('radio', { name: /^Nasrin CV\.pdf/ }));
  broken = breakDatabase();
  await send(sheet);
  const choice = within(sheet).getByRole('radiogroup', { name: 'Your CV' });
  await waitFor(() => expect(choice).toHaveAccessibleDescription(/^This device could not read your CV/));
  broken.mockRestore();
  await send(sheet);
  expect(await within(sheet).findByText('7K3M-Q9XD')).toBeVisible();
});

test('each problem stands on its field, and what was typed stays through closing and a new start', async () => {
  const server = await prepare(questions);
  await signInHere();
  const sheet = await openSheet(server, false);
  await fill('Years of experience? (optional)', 'two', sheet);
  await fill('Note to the employer (optional)', 'I can start on Sunday.', sheet);
  await press(sheet, 'Change your name, mobile number or email for this job');
  expect(within(sheet).getByLabelText('Name')).toHaveFocus();
  await fill('Mobile number', '12', sheet);
  await send(sheet);
  expect(within(sheet).getByLabelText('Mobile number')).toHaveAccessibleDescription(/^Enter a number like/);
  expect(within(sheet).getByRole('radiogroup', { name: 'Your CV' })).toHaveAccessibleDescription(
    'Choose your CV',
  );
  expect(within(sheet).getByRole('radiogroup', { name: 'Which shift?' })).toHaveAccessibleDescription(
    'Answer this question',
  );
  expect(within(sheet).getByLabelText('Years of experience? (optional)')).toHaveAccessibleDescription(
    'Enter a number',
  );
  expect(requestsOf('POST', sendPath)).toEqual([]);
  await press(sheet, 'Close');
  await waitFor(async () => expect(await countDrafts('I can start on Sunday.')).toBe(1));
  await openPage(toJobPath(server.job._id));
  const again = await pressApply();
  expect(await within(again).findByLabelText('Mobile number')).toHaveValue('12');
  expect(within(again).getByLabelText('Years of experience? (optional)')).toHaveValue('two');
  expect(within(again).getByLabelText('Note to the employer (optional)')).toHaveValue(
    'I can start on Sunday.',
  );
  await press(again, 'Delete what I typed');
  await sure('Delete what you wrote?', 'Keep it');
  expect(within(again).getByLabelText('Note to the employer (optional)')).toHaveValue(
    'I can start on Sunday.',
  );
  await press(again, 'Delete what I typed');
  await sure('Delete what you wrote?', 'Delete');
  await waitFor(() =>
    expect(within(again).getByLabelText('Note to the employer (optional)')).toHaveValue(''),
  );
  await waitFor(() => expect(again).toContainElement(document.activeElement as HTMLElement));
  await waitFor(async () => expect(await countDrafts('I can start on Sunday.')).toBe(0));
});

test('a page that the file picker has ended says that the file did not arrive; one that was closed says nothing', async () => {
  const server = await prepare();
  await signInHere();
  const openAgain = async () => within(await openSheet(server, false));
  const lost = 'Your file did not arrive. Close other apps and choose it again.';
  const first = await openAgain();
  await user.click(await first.findByLabelText('Choose a file'));
  const second = await openAgain();
  expect(await second.findByText(lost)).toBeVisible();
  const picker = second.getByLabelText('Choose a file');
  await user.click(picker);
  picker.dispatchEvent(new Event('cancel'));
  const third = await openAgain();
  expect(await third.findByLabelText('Choose a file')).toBeVisible();
  expect(third.queryByText(lost)).toBeNull();
});

test('a file is taken for what its bytes say, stored under its name, and can be removed', async () => {
  const server = await prepare();
  await signInHere();
  const sheet = await openSheet(server, false);
  const picker = await within(sheet).findByLabelText('Choose a file');
  await user.upload(picker, new File(['a text'], 'cv.pdf', { type: 'application/pdf' }));
  expect(await within(sheet).findByText('This is no PDF or DOCX file. Choose another one.')).toBeVisible();
  await user.upload(picker, new File(['%PDF-1.4'], 'Sales.pdf', { type: 'application/pdf' }));
  expect(await within(sheet).findByRole('radio', { name: 'Sales.pdf PDF · 8 bytes' })).toBeChecked();
  await press(sheet, 'Remove from this device: Sales.pdf');
  expect(await within(sheet).findByText('Removed from this device: Sales.pdf')).toBeVisible();
  expect(within(sheet).queryByRole('radio')).toBeNull();
});

/** A file that is read once its gate opens. */
function createSlowFile(text: string, name: string) {
  const gate = createGate();
  const file = new File([text], name, { type: 'application/pdf' });
  const read = file.arrayBuffer.bind(file);
  file.arrayBuffer = async () => {
    await gate.opened;
    return read();
  };
  return { file, gate };
}

test('the file that was chosen last goes along, and Send waits until it is read', async () => {
  const server = await prepare();
  await signInHere();
  const sheet = await openSheet(server);
  const picker = await within(sheet).findByLabelText('Choose a file');
  const old = createSlowFile('%PDF-1.4 old', 'old.pdf');
  const late = createSlowFile('%PDF-1.4 late', 'late.pdf');
  await user.upload(picker, old.file);
  await user.upload(picker, late.file);
  await send(sheet);
  expect(await within(sheet).findAllByText('Reading the file...')).toHaveLength(2);
  expect(requestsOf('POST', sendPath)).toEqual([]);
  late.gate.open();
  old.gate.open();
  expect(await within(sheet).findByText('7K3M-Q9XD')).toBeVisible();
  expect(await readSent()).toMatchObject({ cv: { name: 'late.pdf' } });
});

test('a stored CV that is chosen while a file is read stays chosen; an unreadable file is never replaced unasked', async () => {
  const server = await prepare();
  await signInHere();
  const sheet = await openSheet(server);
  const picker = await within(sheet).findByLabelText('Choose a file');
  const slow = createSlowFile('%PDF-1.4 slow', 'slow.pdf');
  await user.upload(picker, slow.file);
  await user.click(within(sheet).getByRole('radio', { name: /^Nasrin CV\.pdf/ }));
  slow.gate.open();
  const moved = new File(['%PDF-1.4'], 'moved.pdf');
  const gate = createGate();
  moved.arrayBuffer = async () => {
    await gate.opened;
    throw new DOMException('', 'NotReadableError');
  };
  await user.upload(picker, moved);
  await send(sheet);
  gate.open();
  expect(await within(sheet).findByText(/^This file cannot be read\. If it is in Drive/)).toBeVisible();
  expect(within(sheet).getAllByRole('radio')).toHaveLength(1);
  expect(within(sheet).getByRole('radio', { name: /^Nasrin CV\.pdf/ })).toBeChecked();
  expect(requestsOf('POST', sendPath)).toEqual([]);
});

test('a CV that was written here goes along as a PDF, and without an account its writer is who applies', async () => {
  const server = await prepare();
  await openPage(toJobPath(server.job._id));
  await storeRinasCv();
  const sheet = await pressApply();
  expect(await within(sheet).findByText('As Rina Das, 01812345678')).toBeVisible();
  expect(within(sheet).getByText('rina@example.com')).toBeVisible();
  const option = { name: 'Rina Das CV.pdf Sales · Made here, sent as PDF' };
  expect(within(sheet).getByRole('radio', option)).toBeChecked();
});

test('who signs out while the CV is being made sends nothing, and leaves nothing for the next account', async () => {
  const server = await prepare();
  await signInHere();
  const gate = createGate();
  const maker = '#features/resumes/builder/make-file.ts';
  vi.doMock(maker, () => ({
    makeCvFile: async () => {
      await gate.opened;
      return { file: new File(['%PDF-1.7 made'], 'Rina Das CV.pdf') };
    },
  }));
  onTestFinished(() => vi.doUnmock(maker));
  await openPage(toJobPath(server.job._id));
  await storeRinasCv();
  const sheet = await pressApply();
  await within(sheet).findByText(/^As .+, 0/);
  await send(sheet);
  expect(await within(sheet).findByText('Making your CV...')).toBeVisible();
  for (const key of ['user', 'token', 'IsSignin']) localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  gate.open();
  expect(await within(sheet).findByText(/^You signed out in another tab\./)).toBeVisible();
  const { knownApplications } = await import('#device/application.ts');
  expect(knownApplications().size).toBe(0);
});

test('without an account it waits for one: both ways there, and it is sent once after them', async () => {
  const server = await prepare();
  const sheet = await openSheet(server);
  await fill('Name', 'Nasrin Sultana', sheet);
  await fill('Mobile number', '01712 345678', sheet);
  await fill('Email', 'nasrin@example.com', sheet);
  await send(sheet);
  expect(await within(sheet).findByText('Waiting to send: sign in')).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Register' })).toHaveAttribute('href', appPaths.register);
  await user.click(within(sheet).getByRole('link', { name: 'Sign in' }));
  await untilAt(appPaths.signIn);
  expect(requestsOf('POST', sendPath)).toEqual([]);
  const { user: account } = await createEmployer(app);
  await signIn(account.email);
  await untilAt(toJobPath(server.job._id));
  expect(await screen.findByText('Sent 26 Nov, 14:05')).toBeVisible();
  expect(requestsOf('POST', sendPath)).toHaveLength(1);
  expect(await readSent()).toMatchObject({ name: 'Nasrin Sultana', email: 'nasrin@example.com' });
});

test('offline it waits, can be changed, and is sent when the network is back', async () => {
  const server = await prepare();
  await signInHere();
  const sheet = await openSheet(server);
  await within(sheet).findByText(/^As .+, 0/);
  const reconnect = goOffline();
  await fill('Note to the employer (optional)', 'First.', sheet);
  await send(sheet);
  expect(await within(sheet).findByText('Waiting to send: no internet')).toBeVisible();
  expect(
    within(sheet).getByText(/^Go online and open the app before .+, 23:59\. Then we send it\.$/),
  ).toBeVisible();
  await press(sheet, 'Change it');
  expect(await within(sheet).findByLabelText('Note to the employer (optional)')).toHaveValue('First.');
  await fill('Note to the employer (optional)', 'Second.', sheet);
  await send(sheet);
  expect(await within(sheet).findByText('Waiting to send: no internet')).toBeVisible();
  reconnect();
  expect(await within(sheet).findByText('Sent 26 Nov, 14:05')).toBeVisible();
  expect(await readSent()).toMatchObject({ note: 'Second.' });
});

test('what is being changed stays in view as not sent, until it is sent again or deleted', async () => {
  const server = await prepare();
  await signInHere();
  const sheet = await openSheet(server);
  await within(sheet).findByText(/^As .+, 0/);
  const reconnect = goOffline();
  await fill('Note to the employer (optional)', 'I can start on Sunday.', sheet);
  await send(sheet);
  await within(sheet).findByText('Waiting to send: no internet');
  await press(sheet, 'Change it');
  const edited = 'Not sent: you are changing your application';
  expect(await within(sheet).findByText(edited)).toBeVisible();
  await press(sheet, 'Close');
  expect(await screen.findByText(edited)).toBeVisible();
  reconnect();
  await openPage(`${appPaths.savedJobs}?tab=writing`);
  expect(await within(await screen.findByRole('article')).findByText(edited)).toBeVisible();
  await openPage(toJobPath(server.job._id));
  await user.click(await screen.findByRole('button', { name: 'Your application' }));
  const again = await screen.findByRole('dialog', { name: 'Apply' });
  expect(await within(again).findByLabelText('Note to the employer (optional)')).toHaveValue(
    'I can start on Sunday.',
  );
  await press(again, 'Delete what I typed');
  await sure('Delete what you wrote?', 'Delete');
  await waitFor(() => expect(screen.queryByText(edited)).toBeNull());
  expect(within(again).getByLabelText('Note to the employer (optional)')).toHaveValue('');
  expect(requestsOf('POST', sendPath)).toEqual([]);
});

test('a CV that was removed from the device since comes back with the application', async () => {
  const server = await prepare();
  await signInHere();
  const sheet = await openSheet(server);
  await within(sheet).findByText(/^As .+, 0/);
  goOffline();
  await send(sheet);
  await within(sheet).findByText('Waiting to send: no internet');
  const cvs = (await import('#device/application-cv.ts')) as typeof files;
  const { readStoredApplications: readOwnApplications } = await import('#device/application.ts');
  const { readSession } = await import('#platform/session/session.ts');
  const [written] = await readOwnApplications(readSession()?.user._id ?? null);
  await cvs.removeDeviceCv(written?.cvId ?? '');
  await cvs.addDeviceCv(new File(['%PDF-1.7 other'], 'Other.pdf'));
  // It has the only copy.
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name === stores.applicationCvs) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, given);
  });
  await press(sheet, 'Change it');
  expect(await within(sheet).findByText(/^This device could not store the file\./)).toBeVisible();
  expect(within(sheet).getByText('Waiting to send: no internet')).toBeVisible();
  full.mockRestore();
  await press(sheet, 'Change it');
  expect(await within(sheet).findByRole('radio', { name: /^Nasrin CV\.pdf/ })).toBeChecked();
  expect(within(sheet).getByRole('radio', { name: /^Other\.pdf/ })).not.toBeChecked();
});

test('where there is no form to change it in, it stays as it is', async () => {
  const server = await prepare();
  await signInHere();
  const sheet = await openSheet(server);
  await within(sheet).findByText(/^As .+, 0/);
  goOffline();
  await fill('Note to the employer (optional)', 'I can start on Sunday.', sheet);
  await send(sheet);
  await within(sheet).findByText('Waiting to send: no internet');
  await openPage(`${appPaths.savedJobs}?tab=writing`);
  const card = within(await screen.findByRole('article'));
  await user.click(card.getByRole('button', { name: `See application: ${server.job.title}` }));
  const other = within(await screen.findByRole('dialog', { name: 'Apply' }));
  expect(await other.findByText('Waiting to send: no internet')).toBeVisible();
  expect(other.queryByRole('button', { name: 'Change it' })).toBeNull();
  expect(other.getByRole('link', { name: 'Open the job' })).toBeVisible();
  expect(other.getByRole('button', { name: 'Copy your text' })).toBeVisible();
});

test('a sign-out in another tab leaves nothing of its writer in the form, and who signs in next stands there', async () => {
  const server = await prepare();
  await signInHere();
  const sheet = await openSheet(server);
  await fill('Note to the employer (optional)', 'I can start on Sunday.', sheet);
  for (const key of ['user', 'token', 'IsSignin']) localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await waitFor(() =>
    expect(within(sheet).getByLabelText('Note to the employer (optional)')).toHaveValue(''),
  );
  expect(within(sheet).getByLabelText('Name')).toHaveValue('');
  await signInHere();
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(await within(sheet).findByText(/^As .+, 0/)).toBeVisible();
});

test('what is refused says why, and goes by email with its text', async () => {
  const server = await prepare();
  await signInHere();
  server.refusal = { status: 409, code: 'jobClosed', message: 'This job is closed.' };
  const sheet = await openSheet(server);
  await fill('Note to the employer (optional)', 'I kept a store for six years.', sheet);
  await send(sheet);
  expect(await within(sheet).findByText('Your application could not be sent')).toBeVisible();
  expect(within(sheet).getByText('The job closed before your application arrived.')).toBeVisible();
  expect(within(sheet).getByText('Nothing is lost: what you wrote is still here.')).toBeVisible();
  const mail = within(sheet).getByRole('link', { name: 'Open email app' });
  const { pathname, searchParams } = new URL(mail.getAttribute('href') ?? '');
  expect([pathname, searchParams.get('body')]).toEqual(['hr@surma.example', 'I kept a store for six years.']);
  await user.click(mail);
  await press(sheet, 'Yes, I sent it');
  await press(sheet, 'Done');
  await waitFor(() => expect(screen.queryByText('Your application could not be sent')).toBeNull());
});

test('where an earlier one has arrived, nothing is lost, and its writer says which one counts', async () => {
  const server = await prepare();
  await signInHere();
  const told = { state: 'interview', stateAt: '2026-11-27T03:10:00.000Z' } as const;
  server.earlier = toReceipt(server.job, { receipt: '1111-2222', ...told });
  const sheet = await openSheet(server);
  await fill('Note to the employer (optional)', 'I can start on Sunday.', sheet);
  await send(sheet);
  expect(await within(sheet).findByText('An earlier application was sent, not this one')).toBeVisible();
  expect(within(sheet).getByText('1111-2222')).toBeVisible();
  expect(within(sheet).getByText('Chosen for an interview · 27 Nov, 09:10')).toBeVisible();
  expect(within(sheet).getByText('Nothing is lost: what you wrote is still here.')).toBeVisible();
  answer(/\/withdraw$/, () => ({ status: 503, body: { success: false, message: 'Away.' } }));
  await press(sheet, 'Send this one instead');
  await sure('Send this one instead?', 'Keep the earlier one');
  expect(requestsOf('POST', /\/withdraw$/)).toEqual([]);
  await press(sheet, 'Send this one instead');
  await sure('Send this one instead?', 'Send this one');
  expect(await within(sheet).findByText(/^Could not replace it\./)).toBeVisible();
  answer(/\/withdraw$/, () => {
    delete server.earlier;
    const withdrawn = toReceipt(server.job, { state: 'withdrawn', canWithdraw: false });
    return { body: { success: true, data: { application: withdrawn } } };
  });
  await press(sheet, 'Send this one instead');
  await sure('Send this one instead?', 'Send this one');
  expect(await within(sheet).findByText('7K3M-Q9XD')).toBeVisible();
  expect(await readSent()).toMatchObject({ note: 'I can start on Sunday.' });
});

test('the earlier one can stay', async () => {
  const server = await prepare();
  await signInHere();
  server.earlier = toReceipt(server.job, { receipt: '1111-2222', state: 'offered', canWithdraw: false });
  const sheet = await openSheet(server);
  await within(sheet).findByText(/^As .+, 0/);
  await send(sheet);
  expect(await within(sheet).findByText(/^The employer has decided on it/)).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Send this one instead' })).toBeNull();
  server.receipt = server.earlier;
  await press(sheet, 'Keep the earlier one');
  await sure('Delete what you wrote?', 'Delete');
  await waitFor(() => expect(screen.queryByText('An earlier application was sent, not this one')).toBeNull());
});

test('the earlier one is not withdrawn for a job that has closed', async () => {
  const server = await prepare();
  await signInHere();
  server.earlier = toReceipt(server.job);
  const sheet = await openSheet(server);
  await within(sheet).findByText(/^As .+, 0/);
  await send(sheet);
  expect(await within(sheet).findByRole('button', { name: 'Send this one instead' })).toBeVisible();
  await press(sheet, 'Close');
  server.job = { ...server.job, status: 'closed' };
  answer(jobPath, () => ({ body: { success: true, data: { job: server.job } } }));
  await openPage(toJobPath(server.job._id));
  await user.click(await screen.findByRole('button', { name: 'Your application' }));
  const again = await screen.findByRole('dialog', { name: 'Apply' });
  expect(await within(again).findByText('An earlier application was sent, not this one')).toBeVisible();
  await waitFor(() =>
    expect(within(again).queryByRole('button', { name: 'Send this one instead' })).toBeNull(),
  );
});

test('at the daily limit it says why it waits, and can still be changed', async () => {
  const server = await prepare();
  await signInHere();
  server.refusal = { status: 429, code: 'tooManyAttempts', message: 'Too many attempts.' };
  const sheet = await openSheet(server);
  await fill('Note to the employer (optional)', 'First.', sheet);
  await send(sheet);
  expect(await within(sheet).findByText('Waiting to send')).toBeVisible();
  expect(within(sheet).getByText(/^You have sent many applications\./)).toBeVisible();
  // The form was sent from below it, and nothing of it is left.
  expect(sheet).toContainElement(document.activeElement as HTMLElement);
  await press(sheet, 'Change it');
  expect(await within(sheet).findByLabelText('Note to the employer (optional)')).toHaveValue('First.');
  await send(sheet);
  await within(sheet).findByText('Waiting to send');
  delete server.refusal;
  await press(sheet, 'Try again now');
  expect(await within(sheet).findByText('Sent 26 Nov, 14:05')).toBeVisible();
});

test('changed questions are answered again in the form, with all that was written', async () => {
  const server = await prepare();
  await signInHere();
  server.refusal = { status: 400, code: 'questionUnanswered', message: 'Please answer: Which shift?' };
  const sheet = await openSheet(server);
  await fill('Note to the employer (optional)', 'I can start on Sunday.', sheet);
  const asked = { id: 'q1', kind: 'shortText', text: 'Which shift?', isRequired: true } as const;
  server.job = { ...server.job, screening: [{ ...asked, choices: [] }] };
  await send(sheet);
  expect(
    await within(sheet).findByText('The employer has changed the questions. Answer them again.'),
  ).toBeVisible();
  await press(sheet, 'Change and send again');
  await within(sheet).findByLabelText('Which shift?');
  await fill('Which shift?', 'Night', sheet);
  expect(await within(sheet).findByLabelText('Note to the employer (optional)')).toHaveValue(
    'I can start on Sunday.',
  );
  delete server.refusal;
  await send(sheet);
  expect(await within(sheet).findByText('Sent 26 Nov, 14:05')).toBeVisible();
  expect(await readSent()).toMatchObject({ answers: [{ id: 'q1', value: 'Night' }] });
});

test('a question that the server adds while the form is open begins with what was answered before', async () => {
  const server = await prepare(questions);
  await signInHere();
  const first = await openSheet(server);
  await user.click(await within(first).findByRole('radio', { name: 'Night' }));
  await fill('Years of experience? (optional)', '6', first);
  await press(first, 'Close');
  await waitFor(async () => expect(await countDrafts('Night')).toBe(1));
  server.job = { ...server.job, screening: [] };
  await openPage(toJobPath(server.job._id));
  await screen.findByRole('button', { name: 'Apply Now' });
  const gate = createGate();
  const added = {
    id: 'from',
    kind: 'shortText',
    text: 'From when?',
    choices: [],
    isRequired: false,
  } as const;
  const job = { ...server.job, screening: [...questions, added] };
  answer(jobPath, async () => {
    await gate.opened;
    return { body: { success: true, data: { job } } };
  });
  const sheet = await pressApply();
  await fill('Note to the employer (optional)', 'I can start on Sunday.', sheet);
  expect(within(sheet).queryByRole('radio', { name: 'Night' })).toBeNull();
  gate.open();
  expect(await within(sheet).findByRole('radio', { name: 'Night' })).toBeChecked();
  expect(within(sheet).getByLabelText('Years of experience? (optional)')).toHaveValue('6');
  await fill('From when? (optional)', 'Sunday', sheet);
  await send(sheet);
  expect(await within(sheet).findByText('Sent 26 Nov, 14:05')).toBeVisible();
  expect(await readSent()).toMatchObject({
    note: 'I can start on Sunday.',
    answers: [
      { id: 'shift', value: 'Night' },
      { id: 'years', value: '6' },
      { id: 'from', value: 'Sunday' },
    ],
  });
});

test('an older copy of the job takes nothing from the form that is open', async () => {
  const server = await prepare();
  await signInHere();
  const { job } = server;
  const first = await openSheet(server);
  await press(first, 'Close');
  server.job = { ...job, screening: questions };
  const sheet = await pressApply();
  await user.click(await within(sheet).findByRole('radio', { name: 'Night' }));
  server.refusal = { status: 400, code: 'questionUnanswered', message: 'Please answer: Which shift?' };
  const reads = requestsOf('GET', jobPath).length;
  answer(jobPath, () => ({
    body: { success: true, data: { job } },
    headers: { [STORED_AT_HEADER]: new Date().toISOString() },
  }));
  await send(sheet);
  await waitFor(() => expect(requestsOf('GET', jobPath).length).toBeGreaterThan(reads));
  await press(sheet, 'Change and send again');
  expect(await within(sheet).findByRole('radio', { name: 'Night' })).toBeChecked();
});

test('what was typed is still there after another way was tried', async () => {
  const server = await prepare();
  server.job = { ...server.job, applyWays: [{ kind: 'inbox' }, { kind: 'email' }] };
  await signInHere();
  const sheet = await openSheet(server);
  await fill('Note to the employer (optional)', 'I can start on Sunday.', sheet);
  await user.click(await within(sheet).findByRole('link', { name: 'Open email app' }));
  await press(sheet, 'Not yet');
  expect(await within(sheet).findByLabelText('Note to the employer (optional)')).toHaveValue(
    'I can start on Sunday.',
  );
});

test('what the employer told stands with its time; withdrawing asks once, and one can apply again', async () => {
  const server = await prepare();
  await signInHere();
  server.receipt = toReceipt(server.job, { state: 'interview', stateAt: '2026-11-27T03:10:00.000Z' });
  answer(/\/withdraw$/, () => {
    server.receipt = toReceipt(server.job, {
      state: 'withdrawn',
      stateAt: '2026-11-28T03:10:00.000Z',
      canWithdraw: false,
    });
    return { body: { success: true, data: { application: server.receipt } } };
  });
  answer(/\/follow$/, () => {
    server.receipt = toReceipt(server.job, { state: 'interview', isFollowed: true });
    return { body: { success: true, data: { application: server.receipt } } };
  });
  await openPage(toJobPath(server.job._id));
  expect(await screen.findByText('Chosen for an interview · 27 Nov, 09:10')).toBeVisible();
  const sheet = await pressApply();
  expect(within(sheet).getByText('Chosen for an interview · 27 Nov, 09:10')).toBeVisible();
  const follow = () => within(sheet).getByLabelText('Mail me what the employer answers');
  await user.click(follow());
  await waitFor(() => expect(follow()).toBeChecked());
  await press(sheet, 'Withdraw application');
  const question = await screen.findByRole('dialog', { name: 'Withdraw this application?' });
  expect(question).toHaveTextContent('Your CV, note and answers are deleted.');
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(await within(sheet).findByText(/^You withdrew your application · 28 Nov, 09:10\./)).toBeVisible();
  expect(within(sheet).getByRole('button', { name: 'Send application' })).toBeVisible();
});

test('a decision has its reason, and is not withdrawn any more', async () => {
  const server = await prepare();
  await signInHere();
  server.receipt = toReceipt(server.job, {
    state: 'notSelected',
    reason: 'positionFilled',
    canWithdraw: false,
  });
  const sheet = await openSheet(server);
  expect(await within(sheet).findByText('The position is filled.')).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Withdraw application' })).toBeNull();
});

test('what was applied for stands among the saved jobs, where it is opened', async () => {
  const server = await prepare();
  await signInHere();
  server.receipt = toReceipt(server.job, { state: 'seen', stateAt: '2026-11-27T03:10:00.000Z' });
  await openPage(`${appPaths.savedJobs}?tab=sent`);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Seen by the employer · 27 Nov, 09:10')).toBeVisible();
  await user.click(card.getByRole('button', { name: `See application: ${server.job.title}` }));
  const sheet = await screen.findByRole('dialog', { name: 'Apply' });
  expect(await within(sheet).findByText('7K3M-Q9XD')).toBeVisible();
});

test('who has applied still finds the walk-in, the number and the site', async () => {
  const server = await prepare();
  await signInHere();
  const walkIn = {
    kind: 'walkIn',
    from: '2026-12-01',
    to: '2026-12-01',
    hours: '10 to 4',
    place: 'Gate 2',
    bring: '',
  } as const;
  const call = { kind: 'call', phone: '01712-345678', whatsApp: true } as const;
  server.job = { ...server.job, applyWays: [{ kind: 'inbox' }, { kind: 'email' }, walkIn, call] };
  server.receipt = toReceipt(server.job);
  await openPage(toJobPath(server.job._id));
  const sheet = await pressApply();
  expect(await within(sheet).findByText('Gate 2')).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801712345678');
  expect(within(sheet).queryByRole('link', { name: 'Open email app' })).toBeNull();
});

test('the owner of a job finds its applications where others apply', async () => {
  const server = await prepare();
  const owner = await createEmployer(app);
  server.job = { ...server.job, createdBy: owner.user._id };
  beSignedIn(owner);
  await openPage(toJobPath(server.job._id));
  const sheet = await pressApply();
  expect(await within(sheet).findByText(/^This is your own job\./)).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'See applications' })).toHaveAttribute(
    'href',
    `/applications?job=${server.job._id}`,
  );
  expect(within(sheet).queryByRole('button', { name: 'Send application' })).toBeNull();
});

test('a job that is known from its application alone is applied for by mail as well once it is withdrawn', async () => {
  const server = await prepare();
  await signInHere();
  server.job = { ...server.job, applyWays: [{ kind: 'inbox' }, { kind: 'email' }] };
  server.receipt = toReceipt(server.job, { state: 'seen' });
  answer(/\/withdraw$/, () => {
    server.receipt = toReceipt(server.job, { state: 'withdrawn', canWithdraw: false });
    return { body: { success: true, data: { application: server.receipt } } };
  });
  await openPage(`${appPaths.savedJobs}?tab=sent`);
  await user.click(await screen.findByRole('button', { name: /^See application/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Apply' });
  await press(sheet, 'Withdraw application');
  await sure('Withdraw this application?', 'Withdraw');
  const mail = await within(sheet).findByRole('link', { name: 'Open email app' });
  expect(mail.getAttribute('href')).toMatch(/^mailto:hr@surma\.example/);
});

test('a question that the employer replaces while it is answered is asked anew', async () => {
  const server = await prepare([
    { id: 'q', text: 'A licence?', kind: 'shortText', choices: [], isRequired: false },
  ]);
  await signInHere();
  const sheet = await openSheet(server);
  await fill('A licence? (optional)', 'Yes', sheet);
  await press(sheet, 'Close');
  server.job = {
    ...server.job,
    screening: server.job.screening.map((one) => ({ ...one, text: 'Do you smoke?' })),
  };
  await openPage(toJobPath(server.job._id));
  const again = await pressApply();
  expect(await within(again).findByLabelText('Do you smoke? (optional)')).toHaveValue('');
  await send(again);
  await within(again).findByText('7K3M-Q9XD');
  expect(await readSent()).toMatchObject({ answers: [] });
});
