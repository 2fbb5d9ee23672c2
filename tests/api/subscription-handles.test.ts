import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { subscriptionAdminPaths, subscriptionPaths } from '#contract/subscription/paths.ts';
import { operatorStatus } from '#contract/subscription/subscription.ts';
import { subscriptions } from '#server/db/subscription-schema.ts';
import { useTestServer } from '../support/server.ts';
import {
  call,
  lookUp,
  lookUpDigimart,
  newPhone,
  openPayment,
  pay,
  prefixes,
  readInbox,
  requestCode,
  subscribe,
  toLookupId,
  unsubscribe,
  type CodeChannel,
  type SubscriptionAnswer,
} from '../support/subscription-calls.ts';

const server = useTestServer();

const codeNeeded = {
  success: false,
  statusCode: operatorStatus.codeNeeded,
  statusDetail: expect.stringMatching(/code by SMS/),
  message: expect.stringMatching(/code by SMS/),
};

const lookUpPaid = async (phone: string, reference: string) =>
  toLookupId(await lookUpDigimart(server(), phone, reference));

const isSubscribed = async (answer: Promise<SubscriptionAnswer>) => (await answer).status === 'S100';

describe.each<CodeChannel>(['bd_robi', 'applink'])('on %s', (channel) => {
  test('a stranger who knows a number reads its status and ends nothing', async () => {
    const phone = newPhone(prefixes[channel]);
    const { subscriberId = '' } = await subscribe(server(), channel, phone);
    const looked = toLookupId(await lookUp(server(), phone));
    expect(looked).toMatch(/^[0-9a-f]{32}$/);
    expect(looked).not.toBe(subscriberId);
    expect(await unsubscribe(server(), channel, looked)).toEqual(codeNeeded);
    expect(await unsubscribe(server(), channel, `tel:${looked}`)).toEqual(codeNeeded);
    expect(await isSubscribed(lookUp(server(), phone))).toBe(true);
    // The device that verified ends it with one tap, as before.
    expect(await unsubscribe(server(), channel, subscriberId)).toMatchObject({ success: true });
    expect(await isSubscribed(lookUp(server(), phone))).toBe(false);
  });

  test('a device after E1351 ends it with the code by SMS', async () => {
    const phone = newPhone(prefixes[channel]);
    await subscribe(server(), channel, phone);
    expect(await requestCode(server(), channel, phone)).toMatchObject({ statusCode: 'E1351' });
    const looked = toLookupId(await lookUp(server(), phone));
    const saved = { type: channel, tel: phone, subID: looked };
    expect(await call(server(), subscriptionAdminPaths.saveSubData, saved)).toMatchObject({ status: 'S100' });
    expect(await unsubscribe(server(), channel, looked)).toEqual(codeNeeded);
    const asked = await call(server(), subscriptionPaths.stopCode, { tel: phone });
    await server().context.gateway.background.settle();
    const { handle } = Object(asked.data);
    const otp = (await readInbox(server(), phone))[0]?.code;
    expect(await call(server(), subscriptionPaths.stop, { handle, otp })).toMatchObject({ success: true });
    expect(await isSubscribed(lookUp(server(), phone))).toBe(false);
    // What has ended is no secret, and the device may forget it.
    expect(await unsubscribe(server(), channel, looked)).toMatchObject({ success: true });
  });
});

describe('on digimart', () => {
  test('the device that began the payment ends the subscription, a stranger does not', async () => {
    const phone = newPhone('17');
    const { reference, page } = await openPayment(server(), phone);
    expect(reference).toMatch(/^kaj-[0-9a-f]{24}$/);
    await pay(server(), page);
    const looked = toLookupId(await lookUpDigimart(server(), phone));
    expect(await unsubscribe(server(), 'digimart', `tel:${looked}`)).toEqual(codeNeeded);
    const own = await lookUpPaid(phone, reference);
    expect(own).not.toBe(looked);
    expect(await unsubscribe(server(), 'digimart', `tel:${own}`)).toMatchObject({ success: true });
    expect(await isSubscribed(lookUpDigimart(server(), phone))).toBe(false);
  });

  test('a payment that another device began and no one made gives no power', async () => {
    const phone = newPhone('17');
    const strange = await openPayment(server(), phone);
    const { page } = await openPayment(server(), phone);
    await pay(server(), page);
    const looked = await lookUpPaid(phone, strange.reference);
    expect(await unsubscribe(server(), 'digimart', looked)).toEqual(codeNeeded);
  });

  test('neither does the payment of another number, nor a made-up one', async () => {
    const [phone, other] = [newPhone('17'), newPhone('17')];
    await pay(server(), (await openPayment(server(), phone)).page);
    const strange = await openPayment(server(), other);
    await pay(server(), strange.page);
    for (const reference of [
      strange.reference,
      'kaj-000000000000000000000000',
      `kaj-${'x'.repeat(24)}`,
      '',
    ]) {
      const looked = await lookUpPaid(phone, reference);
      expect(await unsubscribe(server(), 'digimart', looked)).toEqual(codeNeeded);
    }
  });

  test('the reference counts for an hour after the payment', async () => {
    const phone = newPhone('17');
    const { reference, page } = await openPayment(server(), phone);
    await server().advance(5 * MINUTE_MS);
    await pay(server(), page);
    await server().advance(HOUR_MS - MINUTE_MS);
    const own = await lookUpPaid(phone, reference);
    await server().advance(2 * MINUTE_MS);
    const looked = await lookUpPaid(phone, reference);
    expect(looked).not.toBe(own);
    expect(await unsubscribe(server(), 'digimart', looked)).toEqual(codeNeeded);
    expect(await unsubscribe(server(), 'digimart', own)).toMatchObject({ success: true });
  });
});

test('an id of an ended subscription does not end the next one of the number, and does not reveal it', async () => {
  const phone = newPhone('18');
  const first = await subscribe(server(), 'bd_robi', phone);
  await unsubscribe(server(), 'bd_robi', first.subscriberId);
  const second = await subscribe(server(), 'bd_robi', phone);
  expect(await unsubscribe(server(), 'bd_robi', first.subscriberId)).toEqual(codeNeeded);
  expect(await unsubscribe(server(), 'bd_robi', second.subscriberId)).toMatchObject({ success: true });
  expect(await unsubscribe(server(), 'bd_robi', first.subscriberId)).toMatchObject({ success: true });
});

test('an id that was issued before ids had powers ends its subscription', async () => {
  const { context } = server();
  const phone = newPhone('17');
  const { phones } = context.gateway;
  const id = 'an-id-of-the-first-version';
  await context.db.orm.insert(subscriptions).values({
    id,
    isSandbox: true,
    channel: 'digimart',
    phoneHash: phones.hash(phone),
    phoneSealed: phones.seal(phone),
    status: 'active',
    createdAt: new Date(),
  });
  const looked = toLookupId(await lookUpDigimart(server(), phone));
  expect(await unsubscribe(server(), 'digimart', looked)).toEqual(codeNeeded);
  expect(await unsubscribe(server(), 'digimart', `tel:${id}`)).toMatchObject({ success: true });
});
