import { expect, onTestFinished, test, vi } from 'vitest';
import { address, untilAt } from './account.ts';
import { REQUESTED_AT_KEY } from '#contract/subscription/storage.ts';
import { openPage, screen, user, waitFor } from './app.ts';
import {
  answerCall,
  begunPayment,
  bodiesOf,
  calls,
  expectNoOffer,
  openBusy,
  phones,
  press,
  pressHeader,
  store,
} from './subscription.ts';

function hearLog() {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  return log;
}

test('an error that the operator’s page brings counts for a payment that was begun here', async () => {
  const log = hearLog();
  for (const code of ['E3001', 'E4001']) {
    const beIdle = await openBusy(`/?ErrorCode=${code}`);
    await untilAt('/');
    await expectNoOffer(beIdle);
    expect(log).toHaveBeenCalledWith('[kaj] operator return with an error', code);
  }
  store(begunPayment);
  await openPage('/jobPage?ErrorCode=E4001');
  const failure = 'The payment did not go through (E4001). You can try again.';
  expect((await screen.findByText(failure)).closest('[role=alert]')).toBeVisible();
  expect(address()).toBe('/jobPage');
  expect(await bodiesOf(calls.lookup)).toEqual([]);
});

test('a return of a number that is not known asks for it', async () => {
  const log = hearLog();
  await openPage('/?StatusCode=S1000');
  const field = await screen.findByLabelText('Phone');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Enter the number you subscribed with\./));
  expect(log).toHaveBeenCalledWith('[kaj] operator return not confirmed', 'noPhone');
  expect(await bodiesOf(calls.lookup)).toEqual([]);
});

test('E3001 is looked up; while it is not found, one sentence leads on', async () => {
  store(begunPayment);
  answerCall(calls.lookup, '', 503);
  await openPage('/?ErrorCode=E3001');
  expect(await screen.findByText('Could not check your subscription. Try again.')).toBeVisible();
  answerCall(calls.lookup, { status: 'E100', data: null });
  await press('Check again');
  const sentence = /^Your operator says 01712.345678 is already subscribed\./;
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText(/has not confirmed/)).toBeNull();
  expect(screen.queryByText(/is not finished/)).toBeNull();
  expect(await bodiesOf(calls.lookup)).toEqual([{ tel: phones.grameen }, { tel: phones.grameen }]);

  await openPage('/');
  await pressHeader('Subscribe');
  expect(await screen.findByText(sentence)).toBeVisible();
  await press('Unsubscribe by number');
  expect(await screen.findByLabelText('Phone')).toHaveValue(phones.grameen);
});

test('a payment that was made in another browser is found when the page is looked at again', async () => {
  const requested = { [REQUESTED_AT_KEY]: new Date().toISOString() };
  store({ ...begunPayment, ...requested });
  answerCall(calls.lookup, '', 503);
  await openPage('/aboutUs');
  await user.click(document.body);
  await waitFor(async () => expect(await bodiesOf(calls.lookup)).toHaveLength(1));
  answerCall(calls.lookup, { status: 'S100', data: { subID: 's1' } });
  await waitFor(() => {
    dispatchEvent(new Event('focus'));
    expect(screen.queryByRole('heading', { level: 3, name: 'Congratulations!' })).toBeVisible();
  });
});
