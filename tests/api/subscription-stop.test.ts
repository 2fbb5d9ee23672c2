import { expect, test } from 'vitest';
import { subscriptionPaths } from '#contract/subscription/paths.ts';
import { useTestServer } from '../support/server.ts';
import {
  call,
  callInBangla,
  lookUp,
  newPhone,
  prefixes,
  readInbox,
  requestCode,
  subscribe,
  type CodeChannel,
} from '../support/subscription-calls.ts';

const server = useTestServer();

/** Asks for a code to stop, and waits until it was sent, if it is. */
async function askToStop(tel: string) {
  const answer = await call(server(), subscriptionPaths.stopCode, { tel });
  await server().context.gateway.background.settle();
  return { answer, handle: String(Object(answer.data).handle) };
}
const stop = (handle: string, otp: unknown) => call(server(), subscriptionPaths.stop, { handle, otp });

test.each<[CodeChannel, string]>([
  ['bd_robi', prefixes.bd_robi],
  ['applink', prefixes.applink],
  // It has moved there.
  ['bd_robi', prefixes.digimart],
])('the owner of the phone stops by number on %s, of the prefix %s', async (channel, prefix) => {
  const phone = newPhone(prefix);
  await subscribe(server(), channel, phone);
  const { answer, handle } = await askToStop(phone.slice(2));
  expect(answer).toEqual({
    success: true,
    message: 'If this number is subscribed, we sent a code by SMS.',
    data: { handle: expect.stringMatching(/^[\w-]{32}$/) },
  });
  const [message] = await readInbox(server(), phone);
  expect(message?.text).toMatch(/^\d{6} is your code to stop Kaj\./);
  expect(await stop(handle, message?.code)).toEqual({
    success: true,
    message: 'The subscription has been stopped.',
  });
  expect(await lookUp(server(), phone)).toMatchObject({ status: 'E100' });
  expect(await stop(handle, message?.code)).toMatchObject({ success: true });
  expect(await requestCode(server(), channel, phone)).toMatchObject({ statusCode: 'S1000' });
});

test('a code asked for on a Bangla page comes in Bangla, in one SMS', async () => {
  const phone = newPhone('18');
  await subscribe(server(), 'bd_robi', phone);
  const answer = await callInBangla(server(), subscriptionPaths.stopCode, { tel: phone });
  await server().context.gateway.background.settle();
  const [message] = await readInbox(server(), phone);
  expect(message?.text).toBe(`কাজ বন্ধ করার কোড ${message?.code}। কাউকে দেবেন না।`);
  expect(`${message?.text}\n\n@www.kaj.example #123456`.length).toBeLessThanOrEqual(70);
  expect(await stop(String(Object(answer.data).handle), message?.code)).toMatchObject({ success: true });
});

test('a number that is registered at the operator alone stops just as well', async () => {
  const phone = newPhone('18', '351');
  expect(await requestCode(server(), 'bd_robi', phone)).toMatchObject({ statusCode: 'E1351' });
  const { handle } = await askToStop(phone);
  const code = (await readInbox(server(), phone))[0]?.code;
  expect(await stop(handle, code)).toMatchObject({ success: true });
  expect(await requestCode(server(), 'bd_robi', phone)).toMatchObject({ statusCode: 'S1000' });
});

test('a number that is not subscribed is answered alike, and gets no message', async () => {
  const [known, unknown] = [newPhone('18'), newPhone('18')];
  await subscribe(server(), 'bd_robi', known);
  const { answer } = await askToStop(known);
  const { answer: other, handle } = await askToStop(unknown);
  expect({ ...other, data: null }).toEqual({ ...answer, data: null });
  expect(await readInbox(server(), unknown)).toEqual([]);
  expect(await stop(handle, '123456')).toMatchObject({ success: false });
});

test('three wrong codes are enough', async () => {
  const phone = newPhone('19');
  await subscribe(server(), 'applink', phone);
  const { handle } = await askToStop(phone);
  const right = (await readInbox(server(), phone))[0]?.code ?? '';
  const wrong = right === '111111' ? '222222' : '111111';
  for (let time = 0; time < 3; time += 1) {
    expect(await stop(handle, wrong)).toEqual({
      success: false,
      message: 'Invalid OTP. Please check the SMS and try again.',
    });
  }
  expect(await stop(handle, right)).toEqual({
    success: false,
    message: 'Too many wrong attempts. Please ask for a new OTP.',
  });
  expect(await lookUp(server(), phone)).toMatchObject({ status: 'S100' });
});

test('a code counts for ten minutes, and for stopping alone', async () => {
  const phone = newPhone('18');
  await subscribe(server(), 'bd_robi', phone);
  const { handle } = await askToStop(phone);
  const otp = (await readInbox(server(), phone))[0]?.code;
  expect(await call(server(), '/bdapps-pin-verify', { otp, referenceNo: handle })).toMatchObject({
    statusCode: 'E1853',
  });
  await server().advance(11 * 60_000);
  expect(await stop(handle, otp)).toEqual({
    success: false,
    message: 'This OTP is no longer valid. Please ask for a new one.',
  });
  expect(await lookUp(server(), phone)).toMatchObject({ status: 'S100' });
});

test('an operator that does not let go is reported', async () => {
  const phone = newPhone('18', '603');
  await subscribe(server(), 'bd_robi', phone);
  const { handle } = await askToStop(phone);
  const otp = (await readInbox(server(), phone))[0]?.code;
  expect(await stop(handle, otp)).toEqual({
    success: false,
    message: 'The operator has a problem of its own. Please try again in a few minutes.',
  });
  expect(await lookUp(server(), phone)).toMatchObject({ status: 'S100' });
});

test('a malformed number is refused with a message', async () => {
  const answer = await server().send('POST', subscriptionPaths.stopCode, { tel: '12' });
  expect(answer).toMatchObject({
    status: 400,
    body: { message: 'This is not a mobile number of Bangladesh.' },
  });
});
