import { describe, expect, test } from 'vitest';
import { codePaths, operatorPaths, subscriptionAdminPaths } from '#contract/subscription/paths.ts';
import { useTestServer } from '../support/server.ts';
import {
  call,
  lookUp,
  newPhone,
  prefixes,
  readInbox,
  requestCode,
  subscribe,
  unsubscribe,
  type CodeChannel,
} from '../support/subscription-calls.ts';

const server = useTestServer();
const channels: CodeChannel[] = ['bd_robi', 'applink'];

describe.each(channels)('subscribing on %s', (channel) => {
  const phoneOf = (digits?: string) => newPhone(prefixes[channel], digits);
  const verify = (otp: unknown, referenceNo: unknown) =>
    call(server(), codePaths[channel].verify, { otp, referenceNo });

  test('goes from a number to a subscriber id, and back with it', async () => {
    const phone = phoneOf();
    const asked = await requestCode(server(), channel, phone);
    expect(asked).toEqual({
      statusCode: 'S1000',
      statusDetail: expect.any(String),
      referenceNo: expect.stringMatching(/^[\w-]{32}$/),
    });
    const [message] = await readInbox(server(), phone);
    expect(message).toMatchObject({ tel: phone, code: expect.stringMatching(/^\d{6}$/) });

    const verified = await verify(message?.code, asked.referenceNo);
    expect(verified).toEqual({
      statusCode: 'S1000',
      statusDetail: 'The subscription is active.',
      subscriberId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const { subscriberId } = verified;
    expect(await lookUp(server(), phone)).toEqual({ status: 'S100', data: [{ subID: expect.any(String) }] });
    expect(await requestCode(server(), channel, phone)).toMatchObject({ statusCode: 'E1351' });
    expect(await readInbox(server(), phone)).toHaveLength(1);

    expect(await unsubscribe(server(), channel, `tel:${subscriberId}`)).toEqual({
      success: true,
      statusCode: 'S1000',
      statusDetail: 'Unsubscribed successfully',
      message: 'Unsubscribed successfully',
    });
    expect(await lookUp(server(), phone)).toMatchObject({ status: 'E100', data: [] });
    expect(await unsubscribe(server(), channel, subscriberId)).toMatchObject({ success: true });
    const again = await subscribe(server(), channel, phone);
    expect(again).toMatchObject({ statusCode: 'S1000' });
    expect(again.subscriberId).not.toBe(subscriberId);
  });

  test('a wrong code may be tried three times, and then not even the right one helps', async () => {
    const phone = phoneOf();
    const { referenceNo } = await requestCode(server(), channel, phone);
    const right = (await readInbox(server(), phone))[0]?.code ?? '';
    const wrong = right === '111111' ? '222222' : '111111';
    for (let time = 0; time < 3; time += 1) {
      expect(await verify(wrong, referenceNo)).toMatchObject({
        statusCode: 'E1850',
        statusDetail: expect.stringMatching(/^Invalid OTP\./),
      });
    }
    expect(await verify(right, referenceNo)).toMatchObject({ statusCode: 'E1852' });
    expect(await lookUp(server(), phone)).toMatchObject({ status: 'E100' });
  });

  test('many wrong codes at once are counted one by one', async () => {
    const phone = phoneOf();
    const { referenceNo } = await requestCode(server(), channel, phone);
    const attempts = Array.from({ length: 10 }, (_, place) => verify(`99999${place}`, referenceNo));
    const codes = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 'E1852').length).toBeGreaterThanOrEqual(7);
  });

  test('what cannot be a code costs no try', async () => {
    const phone = phoneOf();
    const { referenceNo } = await requestCode(server(), channel, phone);
    for (const otp of ['', '12', '1234567', 'abcdef', '12 34']) {
      expect(await verify(otp, referenceNo)).toMatchObject({ statusCode: 'E1850' });
    }
    const code = (await readInbox(server(), phone))[0]?.code ?? '';
    const bengali = code.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    expect(await verify(bengali, referenceNo)).toMatchObject({ statusCode: 'S1000' });
  });

  test('the same code again gets the same id, for an answer that was lost; another code nothing', async () => {
    const phone = phoneOf();
    const { referenceNo } = await requestCode(server(), channel, phone);
    const code = (await readInbox(server(), phone))[0]?.code ?? '';
    const first = await verify(code, referenceNo);
    expect(await verify(code, referenceNo)).toEqual(first);
    expect(await verify(code === '111111' ? '222222' : '111111', referenceNo)).toMatchObject({
      statusCode: 'E1853',
    });
  });

  test('of two codes the first one counts as well, as long as it is typed where both were asked for', async () => {
    const phone = phoneOf();
    const first = await requestCode(server(), channel, phone);
    const code = (await readInbox(server(), phone))[0]?.code;
    const { referenceNo } = await requestCode(server(), channel, phone);
    expect(first.referenceNo).not.toBe(referenceNo);
    const verified = await verify(code, referenceNo);
    expect(verified).toMatchObject({ statusCode: 'S1000' });
    expect(await verify(code, referenceNo)).toEqual(verified);
  });

  test('what strangers type uses up no attempt at a code that was asked for elsewhere', async () => {
    const phone = phoneOf();
    const own = await requestCode(server(), channel, phone);
    const code = (await readInbox(server(), phone))[0]?.code;
    await server().context.db.sql`update subscription_attempts set asker_hash = 'another'
      where phone_hash = ${server().context.gateway.phones.hash(phone)}`;
    const { referenceNo } = await requestCode(server(), channel, phone);
    expect(await verify(code, referenceNo)).toMatchObject({ statusCode: 'E1850' });
    for (const wrong of ['000001', '000002']) await verify(wrong, referenceNo);
    expect(await verify(code, own.referenceNo)).toMatchObject({ statusCode: 'S1000' });
  });

  test('a reference is good on its own channel alone, and for a while', async () => {
    const phone = phoneOf();
    const { referenceNo } = await requestCode(server(), channel, phone);
    const code = (await readInbox(server(), phone))[0]?.code;
    const other = channel === 'applink' ? 'bd_robi' : 'applink';
    const elsewhere = await call(server(), codePaths[other].verify, { otp: code, referenceNo });
    expect(elsewhere).toMatchObject({ statusCode: 'E1853' });
    expect(await verify(code, 'no-such-reference')).toMatchObject({ statusCode: 'E1853' });
    await server().advance(61 * 60_000);
    expect(await verify(code, referenceNo)).toMatchObject({ statusCode: 'E1853' });
  });

  test.each([
    ['351', 'request', 'E1351', /already subscribed/],
    ['343', 'request', 'E1343', /does not allow this number/],
    ['313', 'request', 'E1313', /not available right now/],
    ['408', 'request', 'E1603', /cannot be reached/],
    ['404', 'request', 'E1603', /cannot be reached/],
    ['350', 'verify', 'E1850', /^Invalid OTP/],
    ['851', 'verify', 'E1851', /expired/],
    ['852', 'verify', 'E1852', /Too many wrong attempts/],
    ['378', 'verify', channel === 'applink' ? 'E1326' : 'E1378', /recharge/],
  ])('a number that ends with %s is refused at %s with %s', async (digits, step, code, text) => {
    const phone = phoneOf(digits);
    const answer =
      step === 'request'
        ? await requestCode(server(), channel, phone)
        : await subscribe(server(), channel, phone);
    expect(answer).toEqual({ statusCode: code, statusDetail: expect.stringMatching(text) });
    expect(await lookUp(server(), phone)).toMatchObject({ status: 'E100' });
  });
});

describe('what clients claim', () => {
  test('an id that was never issued ends nothing, and reveals nothing', async () => {
    const phone = newPhone('18');
    const { subscriberId = '' } = await subscribe(server(), 'bd_robi', phone);
    const unknown = { success: false, message: 'We do not know this subscription.' };
    expect(await unsubscribe(server(), 'bd_robi', '0'.repeat(32))).toEqual(unknown);
    expect(await unsubscribe(server(), 'bd_robi', phone)).toEqual(unknown);
    expect(await unsubscribe(server(), 'applink', subscriberId)).toEqual(unknown);
    expect(await unsubscribe(server(), 'digimart', `tel:${subscriberId}`)).toEqual(unknown);
    expect(await lookUp(server(), phone)).toMatchObject({ status: 'S100' });
  });

  test('saving is answered with success for what we have issued, to that number and channel alone', async () => {
    const phone = newPhone('19');
    const { subscriberId } = await subscribe(server(), 'applink', phone);
    const save = (body: object) => call(server(), subscriptionAdminPaths.saveSubData, body);
    const right = { type: 'applink', tel: phone.replace(/^88/, ''), subID: subscriberId };
    expect(await save(right)).toMatchObject({ status: 'S100' });
    expect(await save({ ...right, tel: phone })).toMatchObject({ status: 'S100' });
    expect(await save({ ...right, type: 'bd_robi' })).toMatchObject({ status: 'E100' });
    expect(await save({ ...right, tel: newPhone('19') })).toMatchObject({ status: 'E100' });
    expect(await save({ ...right, subID: 'made-up' })).toMatchObject({ status: 'E100' });
    const stranger = newPhone('19');
    await save({ type: 'applink', tel: stranger, subID: 'made-up' });
    expect(await lookUp(server(), stranger)).toMatchObject({ status: 'E100' });
  });

  test('a malformed number is refused with a message', async () => {
    const answer = await call(server(), operatorPaths.bdappsPinRequest, { tel: '8801' });
    expect(answer).toEqual({ statusCode: 'E1325', statusDetail: expect.stringMatching(/mobile number/) });
  });

  test('look-ups take the number as text, digits or a form, and are alike for unknown ones', async () => {
    const phone = newPhone('16');
    await subscribe(server(), 'bd_robi', phone);
    const path = subscriptionAdminPaths.getUserByTel;
    const found = await call(server(), path, { tel: phone });
    expect(found).toEqual({ status: 'S100', data: [{ subID: expect.stringMatching(/^[0-9a-f]{32}$/) }] });
    for (const tel of [`tel:${phone}`, Number(phone.slice(3))]) {
      expect(await call(server(), path, { tel })).toEqual(found);
    }
    const form = new URLSearchParams({ tel: phone.slice(2) });
    const answer = await server().request(path, { method: 'POST', body: form });
    expect(await answer.json()).toEqual(found);
    const unknown = await call(server(), path, { tel: newPhone('16') });
    expect(await call(server(), path, { tel: 'nonsense' })).toEqual(unknown);
    expect(unknown).toEqual({ status: 'E100', message: 'Failed to retrieve subscription ID', data: [] });
  });
});
