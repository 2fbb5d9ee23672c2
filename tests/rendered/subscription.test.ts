import { expect, onTestFinished, test, vi } from 'vitest';
import { fill } from './account.ts';
import { openPage, requestsOf, screen, user, waitFor, within } from './app.ts';
import {
  answerCall,
  bodiesOf,
  calls,
  findModal,
  findStep,
  moveClock,
  phones,
  press,
  pressHeader,
  sendCode,
  sendNumber,
} from './subscription.ts';

const operators = 'Robi, Airtel, Banglalink or Grameenphone only';
const phoneField = () => screen.findByLabelText('Phone');
const codeField = () => screen.findByLabelText('OTP code');
const codeStep = 'Enter OTP Code';

async function says(field: HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
}

/** The modal, opened from a page. */
async function openModal(path = '/aboutUs'): Promise<void> {
  await openPage(path);
  await pressHeader('Subscribe');
  await findModal();
}

/** Step 1, where a code was sent. */
async function askForCode(phone: string, path?: string): Promise<void> {
  await openModal(path);
  answerCall(calls.request, { statusCode: 'S1000', referenceNo: 'r1' });
  await sendNumber(phone);
  await findStep(codeStep);
}

const refusals: readonly [phone: string, body: object | string, status: number, text: string][] = [
  [phones.robi, { statusCode: 'E1343' }, 200, 'Error occurred.'],
  [phones.robi, { statusCode: 'E1343', statusDetail: 'You may not.' }, 200, 'You may not.'],
  [phones.robi, '', 500, 'Something went wrong.'],
  [phones.robi, { message: 'Wait a minute.' }, 429, 'Wait a minute.'],
  [phones.grameen, { statusCode: 'S1000' }, 200, 'Failed to redirect to Digimart.'],
];

test('step 0 says what went wrong in the specified words, and keeps the number', async () => {
  await openModal();
  const field = await phoneField();
  const next = screen.getByRole('button', { name: 'Next' });
  expect(field).toHaveAttribute('placeholder', 'Enter your phone number');
  await fill('Phone', '0181234567');
  expect(next).toBeDisabled();
  await fill('Phone', '+৮৮০ ১৮১২-৩৪৫৬৭৮');
  expect(field).toHaveValue(phones.robi);
  expect(next).toBeEnabled();

  for (const [phone, body, status, text] of refusals) {
    // The error disappears once the number is changed.
    await fill('Phone', phone);
    await says(field, operators);
    expect(field).not.toHaveAttribute('aria-invalid');
    answerCall(calls.request, body, status);
    await user.click(next);
    await says(field, `${text} ${operators}`);
    expect(field).toHaveFocus();
    expect(field).toHaveValue(phone);
  }

  const asked = await bodiesOf(calls.request);
  await fill('Phone', '01512345678');
  await user.click(next);
  // Which numbers it takes is not replaced by that it does not take this one.
  await says(field, `Unsupported number prefix. ${operators}`);
  expect(await bodiesOf(calls.request)).toEqual(asked);
  expect(field).toHaveValue('01512345678');
});

test('a refused number is asked for at another operator, which the modal keeps after a reload', async () => {
  await openModal();
  await sendNumber('01512345678');
  const choice = within(await screen.findByRole('group', { name: /^Moved your number/ }));
  expect(choice.getAllByRole('button')).toHaveLength(3);
  await fill('Phone', phones.banglalink);
  expect(screen.queryByRole('group', { name: /^Moved your number/ })).toBeNull();
  answerCall(calls.request, { statusCode: 'E1343', statusDetail: 'You may not.' });
  await press('Next');
  answerCall(calls.request, { statusCode: 'S1000', referenceNo: 'r1' });
  await user.click(await screen.findByRole('button', { name: /^Robi or Airtel.*a day/ }));
  await findStep(codeStep);
  expect(requestsOf('POST', calls.request).map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual(
    ['applink-pin-request', 'bdapps-pin-request'],
  );
  expect(localStorage.getItem('type')).toBe('bd_robi');
  await press('Change number');
  await openModal();
  expect(await phoneField()).toHaveValue(phones.banglalink);
  expect(await screen.findByText(/a day from your Robi or Airtel balance\.$/)).toBeVisible();
});

test('step 1 verifies, counts down, and can be gone back from', async () => {
  const passTime = moveClock();
  await askForCode(phones.banglalink);
  expect(await bodiesOf(calls.request)).toEqual([{ tel: `tel:88${phones.banglalink}` }]);
  const field = await codeField();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('placeholder', 'Enter OTP Code');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(
    steps.filter((step) => step.getAttribute('aria-current') === 'step').map((step) => step.textContent),
  ).toEqual(['Enter OTP']);
  await fill('OTP code', '1234');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await fill('OTP code', '১২৩৪৫৬৭');
  expect(field).toHaveValue('123456');
  await fill('OTP code', '654 321');
  expect(field).toHaveValue('654321');

  answerCall(calls.verify, { statusCode: 'E1850' });
  await sendCode('54321');
  await says(field, 'Invalid OTP.');
  expect(await bodiesOf(calls.verify)).toEqual([{ otp: '54321', referenceNo: 'r1' }]);
  await fill('OTP code', '5432');
  expect(field).not.toHaveAttribute('aria-invalid');
  answerCall(calls.verify, '', 503);
  await sendCode('12345');
  await says(field, 'Error verifying OTP.');

  expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull();
  passTime(61_000);
  answerCall(calls.request, { statusCode: 'E1318', statusDetail: 'Not now.' });
  await press('Resend OTP');
  await says(field, 'Not now.');
  expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeVisible();
  await press('Change number');
  const number = await phoneField();
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveValue(phones.banglalink);
  expect(number).toHaveAccessibleDescription(operators);
});

test('the browser’s own way to read the SMS fills the code in', async () => {
  const get = vi.fn((_wanted: object) => Promise.resolve({ code: '654321' }));
  vi.stubGlobal('OTPCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'));
  await askForCode(phones.robi);
  await waitFor(async () => expect(await codeField()).toHaveValue('654321'));
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
});
