import { expect, onTestFinished, test, vi } from 'vitest';
import * as v from 'valibot';
import { InboxData, OpenedData, type Receipt, ReceiptsData } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { runAdmin } from '../support/admin.ts';
import { addPublicInbox, applyAs, decideAs, createEmployer, type Employer } from '../support/employer.ts';
import { createGate } from '../support/gate.ts';
import { untilAt } from './account.ts';
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
import { goOffline, loseAnswer } from './network.ts';
import { press, resizeWindow } from './profile.ts';

const approve = ({ company, job }: { company: string; job: string }) =>
  runAdmin(app.dataDir, ['approve', company, job]);

interface Inbox {
  owner: Employer;
  job: string;
  /** By the applicants' first names. */
  sent: Readonly<Record<string, Receipt>>;
}

/** A new employer with a job that people have applied for, the last one the newest. */
async function createInbox(...people: string[]): Promise<Inbox> {
  resizeWindow(1440);
  // The window has no search element.
  allowComplaint(/<%s> is unrecognized.* search$/s);
  const owner = await createEmployer(app);
  const job = await addPublicInbox(owner, approve);
  const sent: Record<string, Receipt> = {};
  for (const name of people) sent[name] = await applyAs(app, { jobId: job, name: `${name} Das` });
  beSignedIn(owner);
  return { owner, job, sent };
}

const toList = ({ job }: Inbox, more = '') => `/applications?job=${job}${more}`;
const toOpened = (inbox: Inbox, name: string) => toList(inbox, `&open=${inbox.sent[name]?.id}`);

const rows = async () => within(await screen.findByRole('list', { name: 'Applications' }));
const namesShown = async () =>
  (await rows()).getAllByRole('link').map(({ textContent }) => /\w+ Das/.exec(textContent)?.[0]);
const pane = async () => within(await screen.findByRole('region', { name: 'Chosen application' }));
const tab = (name: RegExp) => screen.findByRole('tab', { name });

async function readOpened({ owner, sent }: Inbox, name: string) {
  const body = await owner.send('GET', applicationPaths.one(sent[name]?.id ?? ''));
  return v.parse(v.object({ data: OpenedData }), body).data.application;
}

const pressInPane = async (name: string) => user.click(await (await pane()).findByRole('button', { name }));

test('the job says how many applied and leads to them; an opened one is seen from then on', async () => {
  const inbox = await createInbox('Rina', 'Mita');
  await openPage('/userJobs');
  await user.click(await screen.findByRole('link', { name: '2 applications, 2 new' }));
  await untilAt(toList(inbox));
  expect(await namesShown()).toEqual(['Mita Das', 'Rina Das']);
  await user.click((await rows()).getByRole('link', { name: /Rina Das/ }));
  const opened = await pane();
  expect(await opened.findByRole('heading', { name: 'Rina Das' })).toBeVisible();
  for (const text of ['Do you have a motorbike?', 'Yes', 'Day', 'I can start on Sunday.'])
    expect(opened.getByText(text)).toBeVisible();
  expect(opened.getByText(/Rina Das CV\.pdf/)).toBeVisible();
  // It stays in its list, so that the rows do not move under the finger.
  await waitFor(async () =>
    expect((await rows()).getByRole('link', { name: /Rina Das/ }).closest('li')).toHaveTextContent('Seen'),
  );
  expect(await tab(/^1\s*New/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All your jobs' }));
  await untilAt('/applications');
  expect(await screen.findByRole('link', { name: 'Store Keeper' })).toHaveAttribute('href', toList(inbox));
  expect(screen.getByText('1 new')).toBeVisible();
});

test('a phone number of somebody else’s application is marked, in the list and in the application', async () => {
  const inbox = await createInbox('Rina', 'Mita');
  const rina = await applyAs(app, { jobId: inbox.job, name: 'Rina Das' });
  const text = `Same phone number as application ${rina.receipt}`;
  await openPage(toOpened(inbox, 'Rina'));
  expect(await (await pane()).findByText(text)).toBeVisible();
  expect((await rows()).getAllByText(text)).toHaveLength(1);
});

test('an answer is read as it was written, but for numbers and those to a yes/no question', async () => {
  const inbox = await createInbox('Rina');
  const application = {
    ...(await readOpened(inbox, 'Rina')),
    answers: [
      { question: 'Motorbike?', value: 'yes', kind: 'yesNo' },
      { question: 'Pay?', value: 'no', kind: 'shortText' },
      { question: 'Pay?', value: 'yes', kind: 'choice' },
      { question: 'Pay?', value: '১২০০০০', kind: 'number' },
      // Of an older version.
      { question: 'Nights?', value: 'no' },
    ],
  };
  answer(/\/applications\/[\da-f]{24}$/, () => ({ body: { success: true, data: { application } } }));
  await openPage(toOpened(inbox, 'Rina'));
  const section = within(await (await pane()).findByRole('region', { name: 'Answers' }));
  expect(section.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Yes',
    'no',
    'yes',
    '1,20,000',
    'No',
  ]);
});

test('the list is filtered by state and searched, and says what it does not find', async () => {
  const inbox = await createInbox('Rina', 'Mita');
  await decideAs(inbox.owner, { id: inbox.sent['Rina']?.id ?? '', to: 'shortlisted', version: 1 });
  await openPage(toList(inbox));
  await user.click(await tab(/^1\s*Shortlisted/));
  await untilAt(toList(inbox, '&state=shortlisted'));
  await waitFor(async () => expect(await namesShown()).toEqual(['Rina Das']));
  await user.click(await tab(/^2\s*All/));
  await user.type(screen.getByLabelText('Search applications'), 'mita{Enter}');
  expect(await screen.findByText('1 found')).toBeVisible();
  expect(await namesShown()).toEqual(['Mita Das']);
  expect(screen.getByLabelText('Search applications')).toHaveFocus();
  history.back();
  await untilAt(toList(inbox));
  expect(await screen.findByDisplayValue('')).toBe(screen.getByLabelText('Search applications'));
  await user.type(screen.getByLabelText('Search applications'), 'mita{Enter}');
  await user.click(await tab(/^0\s*Offered/));
  expect(await screen.findByText('No applications here')).toBeVisible();
});

test('not selected has a reason, and the applicant is told where that is chosen; it can be undone', async () => {
  const inbox = await createInbox('Rina');
  await openPage(toOpened(inbox, 'Rina'));
  await pressInPane('Not selected');
  const dialog = within(await screen.findByRole('dialog', { name: 'Not selected' }));
  await user.click(dialog.getByLabelText('The position is filled.'));
  await user.click(dialog.getByLabelText('Tell the applicant'));
  await user.click(dialog.getByRole('button', { name: 'Move to “Not selected”' }));
  await waitFor(async () =>
    expect(await readOpened(inbox, 'Rina')).toMatchObject({
      state: 'notSelected',
      reason: 'positionFilled',
      toldState: 'notSelected',
    }),
  );
  expect(await (await pane()).findByText('Reason: The position is filled.')).toBeVisible();
  expect((await pane()).getByText('The applicant was told: Not selected')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo: Rina Das: Not selected' }));
  await waitFor(async () =>
    expect(await readOpened(inbox, 'Rina')).toMatchObject({ state: 'seen', toldState: 'new' }),
  );
  expect(await screen.findByText('Undone')).toBeVisible();
  // The button pressed is gone: the focus is on the application, not lost.
  expect(document.body).not.toHaveFocus();
});

test('several are moved at once, those that cannot be moved there stay', async () => {
  const inbox = await createInbox('Rina', 'Mita', 'Joya');
  await decideAs(inbox.owner, { id: inbox.sent['Joya']?.id ?? '', to: 'notSelected', version: 1 });
  await openPage(toList(inbox));
  await user.click(await screen.findByLabelText('Select all on this page'));
  expect(screen.getByText('3 selected')).toBeVisible();
  await press('Clear selection');
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await user.click(screen.getByLabelText('Select all on this page'));
  await press('Move');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 3 applications' }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(dialog.getByText('Choose where to move them')).toBeVisible();
  await user.click(dialog.getByLabelText('Interview (2)'));
  await user.click(dialog.getByRole('button', { name: 'Move to “Interview”' }));
  expect(await screen.findByText('2 applications: Interview')).toBeVisible();
  await waitFor(async () => {
    const states = [];
    for (const name of ['Rina', 'Mita', 'Joya']) states.push((await readOpened(inbox, name)).state);
    expect(states).toEqual(['interview', 'interview', 'notSelected']);
  });
  expect(screen.queryByText('3 selected')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo: 2 applications: Interview' }));
  expect(await screen.findByText('Undone. 2 applications now count as seen.')).toBeVisible();
  expect(await tab(/^0\s*New/)).toBeVisible();
  expect(await tab(/^2\s*Seen/)).toBeVisible();
});

/** Moves the application that is selected. */
async function pressMove(to: string): Promise<void> {
  await press('Move');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(`${to} (1)`));
  await user.click(dialog.getByRole('button', { name: `Move to “${to}”` }));
}

test('offline the stored copy is read, and deciding says that it needs internet', async () => {
  const inbox = await createInbox('Rina', 'Mita');
  await openPage(toOpened(inbox, 'Rina'));
  await (await pane()).findByRole('heading', { name: 'Rina Das' });
  expect(await namesShown()).toHaveLength(2);
  const reconnect = goOffline();
  await openPage(toOpened(inbox, 'Rina'));
  expect(await screen.findByText(/^Saved copy/)).toBeVisible();
  expect(await (await pane()).findByText('I can start on Sunday.')).toBeVisible();
  expect((await pane()).getByText(/^You are offline\. CVs are not stored/)).toBeVisible();
  const offline = 'You are offline. Decide when you are online.';
  expect((await pane()).getByText(offline)).toBeVisible();
  await pressInPane('Interview');
  await pressInPane('Not selected');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByLabelText('Select Rina Das'));
  expect(screen.getAllByText(offline)).toHaveLength(2);
  await press('Move');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requestsOf('POST', /\/decide$/)).toEqual([]);
  await user.click((await rows()).getByRole('link', { name: /Mita Das/ }));
  expect(await screen.findByText(/this application is not on this device yet/)).toBeVisible();
  reconnect();
  await waitFor(() => expect(screen.queryByText(offline)).toBeNull());
  expect((await readOpened(inbox, 'Rina')).state).toBe('seen');
});

test('a refused decision and a lost answer say so; a repeat decides once', async () => {
  const inbox = await createInbox('Rina', 'Mita');
  await openPage(toList(inbox));
  await rows();
  await user.click(screen.getByLabelText('Select Rina Das'));
  allowComplaint(/503/);
  const end = answer(/\/decide$/, () => ({ status: 503, body: { success: false, message: 'Not now.' } }));
  await pressMove('Offered');
  expect(await screen.findByText('Could not save the decision. Not now.')).toBeVisible();
  expect(await tab(/^2\s*New/)).toBeVisible();
  end();
  // What was selected still is.
  expect(screen.getByText('1 selected')).toBeVisible();
  loseAnswer('POST', /\/decide$/);
  await pressMove('Offered');
  expect(await screen.findByText(/^Could not save the decision\. (?!Not now)/)).toBeVisible();
  const { version } = await readOpened(inbox, 'Rina');
  expect(await tab(/^1\s*Offered/)).toBeVisible();
  expect(await readOpened(inbox, 'Rina')).toMatchObject({ state: 'offered', version });
});

test('offline all numbers count what is not on the device, which is said', async () => {
  const inbox = await createInbox('Rina', 'Mita');
  const first = await inbox.owner.send('GET', `${applicationPaths.ofJob(inbox.job)}`);
  const { applications } = v.parse(v.object({ data: InboxData }), first).data;
  const counts = { new: 11, seen: 46, shortlisted: 4, interview: 0, offered: 0, notSelected: 0 };
  const data = { applications, counts, pagination: { page: 1, totalPages: 2, perPage: 50, total: 61 } };
  answer(/\/jobs\/[\da-f]{24}\/applications/, () => ({ body: { success: true, data } }));
  const jobs = [{ jobId: inbox.job, total: 61, new: 11, latestAt: applications[0]?.sentAt }];
  answer(/\/applications\/inbox$/, () => ({ body: { success: true, data: { jobs } } }));
  await openPage('/applications');
  await screen.findByText('11 new');
  await openPage(toList(inbox));
  expect(await namesShown()).toHaveLength(2);
  goOffline();
  await openPage('/applications');
  expect(await screen.findByText(/61 applications/)).toBeVisible();
  expect(screen.getByText('11 new')).toBeVisible();
  await openPage(toList(inbox));
  expect(
    await screen.findByText(/^Saved copy · .* · only 2 of 61 applications are on this device$/),
  ).toBeVisible();
  for (const name of [/^61\s*All/, /^11\s*New/, /^46\s*Seen/]) expect(await tab(name)).toBeVisible();
  await user.click(await tab(/^4\s*Shortlisted/));
  expect(await screen.findByText('These applications are not on this device')).toBeVisible();
  await user.click(await tab(/^0\s*Offered/));
  expect(await screen.findByText('No applications here')).toBeVisible();
});

/** Decides on an application that somebody else has moved in the meantime. */
async function decideLate(theirs: string): Promise<Inbox> {
  const inbox = await createInbox('Rina');
  await openPage(toOpened(inbox, 'Rina'));
  await (await pane()).findByRole('heading', { name: 'Rina Das' });
  await decideAs(inbox.owner, { id: inbox.sent['Rina']?.id ?? '', to: theirs, version: 2 });
  await pressInPane('Shortlisted');
  return inbox;
}

const changed = 'Someone else changed 1 application. It was not moved. Decide again.';

test('another’s decision is shown and not overwritten; the next one is made on it', async () => {
  const inbox = await decideLate('interview');
  expect(await screen.findByText(changed)).toBeVisible();
  expect((await readOpened(inbox, 'Rina')).state).toBe('interview');
  expect((await rows()).getByRole('link', { name: /Rina Das/ }).closest('li')).toHaveTextContent('Interview');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  await pressInPane('Shortlisted');
  await waitFor(async () => expect((await readOpened(inbox, 'Rina')).state).toBe('shortlisted'));
  expect(await screen.findByRole('button', { name: 'Undo: Rina Das: Shortlisted' })).toBeVisible();
});

test('where the pressed button is gone after another’s decision, the focus is on the application', async () => {
  const inbox = await decideLate('notSelected');
  expect(await screen.findByText(changed)).toBeVisible();
  await waitFor(async () => expect((await pane()).getByRole('heading', { name: 'Rina Das' })).toHaveFocus());
  expect((await pane()).queryByRole('button', { name: 'Shortlisted' })).toBeNull();
  expect((await readOpened(inbox, 'Rina')).state).toBe('notSelected');
});

test('an undo that did not arrive can be pressed again', async () => {
  const inbox = await createInbox('Rina');
  await openPage(toOpened(inbox, 'Rina'));
  await pressInPane('Offered');
  const undo = await screen.findByRole('button', { name: 'Undo: Rina Das: Offered' });
  allowComplaint(/503/);
  const end = answer(/\/decide$/, () => ({ status: 503, body: { success: false, message: 'Not now.' } }));
  await user.click(undo);
  expect(await screen.findByText('Could not save the decision. Not now.')).toBeVisible();
  end();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect((await readOpened(inbox, 'Rina')).state).toBe('seen');
});

test('a page after the last one leads back; a list that is empty says so once it was read', async () => {
  const inbox = await createInbox('Rina');
  await openPage(toList(inbox, '&page=2'));
  await untilAt(toList(inbox));
  await waitFor(async () => expect(await namesShown()).toEqual(['Rina Das']));
  await user.click(await tab(/^0\s*Offered/));
  expect(await screen.findByText('No applications here')).toBeVisible();
  const gate = createGate();
  answer(/\/applications$/, async ({ url }) => {
    if (url.includes('state=interview')) await gate.opened;
    return undefined;
  });
  await user.click(await tab(/^0\s*Interview/));
  await waitFor(() => expect(screen.queryByText('No applications here')).toBeNull());
  gate.open();
  expect(await screen.findByText('No applications here')).toBeVisible();
});

test('a decision on what is gone says so, and leaves the keyboard where one reads', async () => {
  allowComplaint(/404/);
  const inbox = await createInbox();
  const applicant = await createEmployer(app);
  const { id } = await applyAs(app, { jobId: inbox.job, name: 'Rina Das' }, applicant);
  await openPage(toList(inbox, `&open=${id}`));
  await (await pane()).findByRole('heading', { name: 'Rina Das' });
  await applicant.send('POST', applicationPaths.withdraw(id), {});
  await pressInPane('Shortlisted');
  expect(await screen.findByText(/^1 application was not moved\./)).toBeVisible();
  await waitFor(async () => expect((await pane()).getByRole('heading', { level: 2 })).toHaveFocus());
});

test('an application that was withdrawn has a heading, and no empty name in its list', async () => {
  const inbox = await createInbox();
  const applicant = await createEmployer(app);
  const { id } = await applyAs(app, { jobId: inbox.job, name: 'Rina Das' }, applicant);
  await openPage(toList(inbox));
  const row = (await rows()).getByRole('link', { name: /Rina Das/ });
  await applicant.send('POST', applicationPaths.withdraw(id), {});
  await user.click(row);
  expect(await (await pane()).findByRole('heading', { name: 'Withdrawn application' })).toBeVisible();
  expect((await rows()).getByLabelText('Select Withdrawn application')).toBeVisible();
});

test('the history is in the order of time where an application was withdrawn and sent again', async () => {
  const inbox = await createInbox();
  const applicant = await createEmployer(app);
  const rina = { jobId: inbox.job, name: 'Rina Das' };
  const opened = { ...inbox, sent: { Rina: await applyAs(app, rina, applicant) } };
  await readOpened(opened, 'Rina');
  const readHistory = async () => {
    await openPage(toOpened(opened, 'Rina'));
    const section = within(await (await pane()).findByRole('region', { name: 'History' }));
    return section.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' · ')[0]);
  };
  expect(await readHistory()).toEqual(['Sent', 'Seen']);
  await applicant.send('POST', applicationPaths.withdraw(opened.sent.Rina.id), {});
  await applyAs(app, rina, applicant);
  expect(await readHistory()).toEqual(['Seen', 'Withdrawn', 'Sent', 'Seen']);
});

test.each([1440, 360])('who does not own the job reads that once, at %i px', async (width) => {
  allowComplaint(/40[34]/);
  const inbox = await createInbox('Rina');
  beSignedIn(await createEmployer(app));
  resizeWindow(width);
  await openPage(toOpened(inbox, 'Rina'));
  expect(await screen.findByText('Only the owner of this job can see its applications')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All your jobs' })).toHaveAttribute('href', '/applications');
  expect(screen.queryByText('This application is no longer here')).toBeNull();
  for (const name of ['Retry', 'Download all']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('applications that an administrator has closed leave the device, and the page says who closed them', async () => {
  allowComplaint(/403/);
  const inbox = await createInbox('Rina');
  await openPage(toList(inbox));
  expect(await namesShown()).toEqual(['Rina Das']);
  await runAdmin(app.dataDir, ['reject', inbox.job, '--reason', 'A fraud.', '--close-inbox']);
  await openPage(toOpened(inbox, 'Rina'));
  expect(await screen.findByText('An administrator has closed these applications.')).toBeVisible();
  expect(screen.queryByText(/Only the owner/)).toBeNull();
  const { listCopies } = await import('#device/inbox/inbox-copy.ts');
  await waitFor(async () => expect(await listCopies(inbox.owner.user._id)).toEqual([]));
});

test('who has no applications yet is led to post a job', async () => {
  beSignedIn(await createEmployer(app));
  await openPage('/applications');
  expect(await screen.findByText(/^Choose “Inbox on this site”/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Post a Job' })).toHaveAttribute('href', '/postJobPage');
});

test('a note is a draft on the device until it is saved', async () => {
  const inbox = await createInbox('Rina');
  await openPage(toOpened(inbox, 'Rina'));
  await user.type(await screen.findByLabelText('Your note'), 'Good with numbers');
  expect(await screen.findByText('Draft saved on this device')).toBeVisible();
  await openPage(toOpened(inbox, 'Rina'));
  expect(await screen.findByLabelText('Your note')).toHaveValue('Good with numbers');
  const end = answer(/\/note$/, () => ({ status: 503, body: { success: false, message: 'Not now.' } }));
  allowComplaint(/503/);
  await press('Save note');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not save. Your text is safe on this device. Not now.',
  );
  end();
  await press('Save note');
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect((await readOpened(inbox, 'Rina')).employerNote).toBe('Good with numbers');
  expect(screen.queryByText('Draft saved on this device')).toBeNull();
});

test('a note that was changed elsewhere is not overwritten until its writer chooses to', async () => {
  const inbox = await createInbox('Rina');
  const path = applicationPaths.note(inbox.sent['Rina']?.id ?? '');
  const writeElsewhere = (note: string) => inbox.owner.send('PUT', path, { note });
  const writeLate = async (mine: string, theirs: string) => {
    await user.clear(await screen.findByLabelText('Your note'));
    await user.type(screen.getByLabelText('Your note'), mine);
    await writeElsewhere(theirs);
    await press('Save note');
    const heading = await screen.findByRole('heading', { name: 'Changed elsewhere' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByText('Note saved')).toBeNull();
    expect(screen.getByLabelText('Your note')).toHaveValue(mine);
    expect((await readOpened(inbox, 'Rina')).employerNote).toBe(theirs);
  };
  await openPage(toOpened(inbox, 'Rina'));
  await writeLate('Call on Sunday', 'Called');
  await openPage(toOpened(inbox, 'Rina'));
  expect(await screen.findByLabelText('Your note')).toHaveValue('Call on Sunday');
  await press('Save mine');
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect((await readOpened(inbox, 'Rina')).employerNote).toBe('Call on Sunday');
  await writeLate('Too far away', 'Asked again');
  await press('Load the new version');
  const question = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }));
  await user.click(question.getByRole('button', { name: 'Load the new version' }));
  await waitFor(() => expect(screen.getByLabelText('Your note')).toHaveValue('Asked again'));
  expect(screen.queryByRole('heading', { name: 'Changed elsewhere' })).toBeNull();
  expect((await readOpened(inbox, 'Rina')).employerNote).toBe('Asked again');
});

test('a CV and the archive are saved as files; failures are named and can be tried again', async () => {
  allowComplaint(/503/);
  const inbox = await createInbox('Rina');
  const saved = vi.spyOn(URL, 'createObjectURL');
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => {
    saved.mockRestore();
    link.mockRestore();
  });
  await openPage(toOpened(inbox, 'Rina'));
  const end = answer(/\/cv$/, () => ({ status: 503, body: { success: false, message: 'Not now.' } }));
  await pressInPane('Download CV');
  expect(await screen.findByText('Could not download the CV. Not now.')).toBeVisible();
  end();
  await pressInPane('Download CV');
  expect(await screen.findByText('CV saved')).toBeVisible();
  const gate = createGate();
  answer(/\.zip$/, async () => void (await gate.opened));
  await press('Download all');
  expect(await screen.findByText('Preparing the download...')).toBeVisible();
  gate.open();
  expect(await screen.findByText('All applications saved')).toBeVisible();
  const types = saved.mock.calls.map(([file]) => (file instanceof Blob ? file.type : ''));
  expect(types).toEqual(['application/pdf', 'application/zip']);
});

test('on a phone an application is a page of its own, with the way back', async () => {
  const inbox = await createInbox('Rina', 'Mita');
  resizeWindow(360);
  await openPage(toList(inbox));
  await user.click((await rows()).getByRole('link', { name: /Rina Das/ }));
  const opened = await pane();
  await opened.findByRole('heading', { name: 'Rina Das' });
  expect(screen.getByRole('region', { name: 'Chosen application' })).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Applications' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  await untilAt(toList(inbox));
  expect(await namesShown()).toEqual(['Mita Das', 'Rina Das']);
  expect((await rows()).getByRole('link', { name: /Rina Das/ })).toHaveFocus();
});

test('an inbox that is open when its job is deleted shows no names once the network is back', async () => {
  allowComplaint(/404/);
  const inbox = await createInbox();
  const applicant = await createEmployer(app);
  const { id } = await applyAs(app, { jobId: inbox.job, name: 'Rina Das' }, applicant);
  await openPage(toList(inbox, `&open=${id}`));
  await (await pane()).findByRole('heading', { name: 'Rina Das' });
  await inbox.owner.send('DELETE', apiPaths.job(inbox.job));
  const goOnline = goOffline();
  goOnline();
  expect(await screen.findByText('Job not found.')).toBeVisible();
  expect(screen.queryByText('Rina Das')).toBeNull();
  const { listCopies } = await import('#device/inbox/inbox-copy.ts');
  await waitFor(async () => expect(await listCopies(inbox.owner.user._id)).toEqual([]));
});

test('the applicant sees what was told, and no more', async () => {
  const inbox = await createInbox();
  const applicant = await createEmployer(app);
  const { id } = await applyAs(app, { jobId: inbox.job, name: 'Rina Das' }, applicant);
  const readTold = async () => {
    const body = await applicant.send('GET', applicationPaths.list);
    return v.parse(v.object({ data: ReceiptsData }), body).data.applications[0]?.state;
  };
  await openPage(toList(inbox, `&open=${id}`));
  await pressInPane('Shortlisted');
  await screen.findByRole('button', { name: 'Undo: Rina Das: Shortlisted' });
  await (await pane()).findByText('The applicant sees “sent”, until you tell more.');
  expect(await readTold()).toBe('new');
  await user.click((await pane()).getByLabelText('Tell the applicant'));
  await pressInPane('Interview');
  await (await pane()).findByText('The applicant was told: Interview');
  await waitFor(async () => expect(await readTold()).toBe('interview'));
});
