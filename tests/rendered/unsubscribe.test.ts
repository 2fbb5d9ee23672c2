import { expect, test } from 'vitest';
import { createGate } from '../support/gate.ts';
import { fill, openMenu } from './account.ts';
import { answer, openPage, requestsOf, screen, user, waitFor, within } from './app.ts';

const endings = /\/subscription-service\/\w+-unsub$/;
const stopCode = /\/subscription\/stop-code$/;
const stop = /\/subscription\/stop$/;

const kept = { phone: '8801712345678', tel: '8801712345678', isNewUser: 'false' };
const subscribed = {
  ...kept,
  otpResponseData: '{"statusCode":"S1000"}',
  otpVerificationData: '{"subscriberId":"tel:s1"}',
  otpVerificationTime: '2026-11-20T12:00:00.000Z',
  userPhone: '8801712345678',
  isSub: 'true',
  subscribId: 's1',
  subID: 's1',
  type: 'digimart',
};

/** What is stored under the subscription's keys; absent ones are left out. */
const readStored = () =>
  Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => Object.hasOwn(subscribed, key)));

async function openAsSubscriber(stored: Readonly<Record<string, string>> = subscribed): Promise<void> {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  await openPage('/aboutUs');
}

const headerButton = async (name: string): Promise<HTMLElement> =>
  within(await openMenu()).findByRole('button', { name });

/** Presses a button of a window or, without one, of the page. */
const press = async (name: string, where: HTMLElement = document.body): Promise<void> =>
  user.click(await within(where).findByRole('button', { name }));

async function confirm(): Promise<void> {
  await user.click(await headerButton('Unsubscribe'));
  await press('Yes, unsubscribe!');
}

/** The line above the dock. */
const findLine = (text: string): Promise<HTMLElement> =>
  screen.findByText((content, element) => content === text && element?.closest('[role=status]') !== null);

const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
const byNumber = 'Unsubscribe by number';
const removed = 'Subscription removed from this device. Still charged? Unsubscribe by number.';

test('asks first; while it runs that is said; each failure has its words; success clears what is specified', async () => {
  await openAsSubscriber();
  await user.click(await headerButton('Unsubscribe'));
  expect(await dialog('Are you sure?')).toHaveTextContent('Do you really want to unsubscribe?');
  await press('Cancel');
  expect(readStored()).toEqual(subscribed);

  const failures = [
    [{ body: { success: false, message: 'Not today' } }, 'Not today'],
    [{ body: {} }, 'Unknown error occurred'],
  ] as const;
  for (const [given, text] of failures) {
    const end = answer(endings, () => given);
    await confirm();
    const said = await dialog('Error!');
    expect(said).toHaveTextContent(text);
    // Whatever it was, there is another way out, in the dialog and beside it.
    expect(within(said).getByRole('button', { name: byNumber })).toBeEnabled();
    await press('OK', said);
    const line = await findLine(text);
    const status = line.closest<HTMLElement>('[role=status]') ?? line;
    expect(within(status).getByRole('button', { name: byNumber })).toBeVisible();
    end();
  }
  expect(readStored()).toEqual(subscribed);

  const sent = requestsOf('POST', endings).length;
  const gate = createGate();
  answer(endings, async () => {
    await gate.opened;
    return { body: { success: true } };
  });
  await confirm();
  expect(await findLine('Processing...')).toBeVisible();
  expect(await headerButton('Processing...')).toBeDisabled();
  gate.open();
  const done = await dialog('Unsubscribed!');
  expect(done).toHaveTextContent('You have been successfully unsubscribed.');
  await press('OK', done);
  await findLine('Successfully unsubscribed');
  const [last, ...more] = requestsOf('POST', endings).slice(sent);
  expect(await last?.json()).toEqual({ subscribId: 'tel:s1' });
  expect(more).toEqual([]);
  expect(readStored()).toEqual(kept);
  expect(await headerButton('Subscribe')).toBeEnabled();
});

test('where only the number is known, the code is asked for at once; what stops that is said', async () => {
  const given = { success: false, statusCode: 'E9001', statusDetail: 'A code by SMS is needed.' };
  answer(endings, () => ({ body: given }));
  const gate = createGate();
  const limited = { success: false, message: 'No more codes can be sent now.' };
  const codes = [
    { status: 429, body: limited },
    { status: 200, body: { success: true, data: { handle: 'h1' } } },
  ];
  answer(stopCode, async () => {
    await gate.opened;
    return codes[requestsOf('POST', stopCode).length - 1] ?? codes[1];
  });
  await openAsSubscriber();
  await confirm();
  const step = await dialog(byNumber);
  expect(step).toHaveTextContent('Confirm your number first.');
  await within(step).findByRole('button', { name: 'Sending…' });
  gate.open();
  await waitFor(() => expect(step).toHaveTextContent('No more codes can be sent now.'));
  expect(within(step).getByLabelText('Phone')).toHaveValue('01712345678');
  await press('Send code', step);
  await waitFor(() => expect(within(step).getByLabelText('OTP code')).toHaveFocus());
  const sent = await Promise.all(requestsOf('POST', stopCode).map((request) => request.json()));
  expect(sent).toEqual([{ tel: '8801712345678' }, { tel: '8801712345678' }]);
  expect(readStored()).toEqual(subscribed);

  // Closed and pressed again: the code that is on its way still counts.
  await press('Close', step);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await confirm();
  const again = await dialog(byNumber);
  expect(await within(again).findByLabelText('OTP code')).toBeVisible();
  await press('Change number', again);
  expect(await within(again).findByRole('button', { name: 'Send code' })).toBeVisible();
  expect(requestsOf('POST', stopCode)).toHaveLength(2);

  await press('Send code', again);
  const outcomes = [{ success: false }, { success: true }];
  answer(stop, () => ({ body: outcomes[requestsOf('POST', stop).length - 1] }));
  const field = await within(again).findByLabelText('OTP code');
  for (const code of ['00000', '123456']) {
    await fill('OTP code', code, again);
    await press('Unsubscribe', again);
    if (code === '00000') await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  }
  await press('OK', await dialog('Unsubscribed!'));
  expect(await Promise.all(requestsOf('POST', stop).map((request) => request.json()))).toEqual([
    { handle: 'h1', otp: '00000' },
    { handle: 'h1', otp: '123456' },
  ]);
  expect(readStored()).toEqual(kept);
});

test('incomplete data is cleared without a call, or said to be missing', async () => {
  await openAsSubscriber({ isSub: 'true', isNewUser: 'false' });
  await confirm();
  const said = await dialog('Removed from this device');
  expect(said).toHaveTextContent(byNumber);
  await press('OK', said);
  const line = await findLine(removed);
  expect(readStored()).toEqual({ isNewUser: 'false' });
  await press(byNumber, line.closest<HTMLElement>('[role=status]') ?? line);
  const step = await dialog(byNumber);
  answer(stopCode, () => ({ status: 404, body: { success: false } }));
  await fill('Phone', '01712345678', step);
  await press('Send code', step);
  await within(step).findByText('You cannot unsubscribe by number here.');

  // Another tab takes away what was complete while the question is open.
  await openAsSubscriber({ type: 'applink', subscribId: 's1' });
  await user.click(await headerButton('Unsubscribe'));
  localStorage.removeItem('subscribId');
  await press('Yes, unsubscribe!');
  expect(await dialog('Error!')).toHaveTextContent('Missing required unsubscribe data');
  expect(requestsOf('POST', endings)).toEqual([]);
});

test('a subscriber whom the server does not know gets out by number, or by forgetting, and can subscribe again', async () => {
  const unknown = {
    isNewUser: 'false',
    isSub: 'true',
    type: 'bd_robi',
    userPhone: '8801812345678',
    subscribId: '0123456789abcdef0123456789abcdef',
  };
  await openAsSubscriber(unknown);
  await confirm();
  const said = await dialog('Error!');
  expect(said).toHaveTextContent('We do not know this subscription.');
  await press(byNumber, said);
  const step = await dialog(byNumber);
  expect(within(step).getByLabelText('Phone')).toHaveValue('01812345678');
  await press('Send code', step);
  await within(step).findByLabelText('OTP code');

  // No SMS comes for who is not subscribed. The way is found again after a reload, and the last one is there.
  await openPage('/aboutUs');
  await screen.findByLabelText('OTP code');
  await press('Remove from this device only');
  const line = await findLine(removed);
  expect(readStored()).toEqual({ isNewUser: 'false' });
  await press(byNumber, line.closest<HTMLElement>('[role=status]') ?? line);
  expect(await screen.findByLabelText('OTP code')).toBeVisible();
  await press('Close');
  expect(await headerButton('Subscribe')).toBeVisible();
});
