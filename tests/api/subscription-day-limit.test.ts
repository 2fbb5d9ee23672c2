import { codePaths } from '#contract/subscription/paths.ts';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { createApp } from '#server/app.ts';
import { checkDue } from '#server/subscription/check.ts';
import { createGateway } from '#server/subscription/open-gateway.ts';
import type { OperatorStub, Reply } from '../support/operator-stub.ts';
import { testSecrets, type TestServer } from '../support/server.ts';
import {
  call,
  newPhone,
  prefixes,
  requestCode,
  unsubscribe,
  type CodeChannel,
} from '../support/subscription-calls.ts';
import { newMasked, ok, operatorCalls, withOperators } from '../support/with-operators.ts';

let stub: OperatorStub;
let server: TestServer;
withOperators((ready) => void ({ stub, server } = ready));

const { bd_robi, applink } = operatorCalls;
const sent = { ...ok, referenceNo: 'upstream-reference-1' };
const limit = { statusCode: 'E1319', statusDetail: 'Poor text' };
const held = { statusCode: 'E1319', statusDetail: expect.stringMatching(/no more requests today.*tomorrow/) };
const reply = (path: string, ...replies: Reply[]) => void stub.replies.set(path, replies);
const asked = () => stub.asked.splice(0).map(({ path }) => path);

const ask = (channel: CodeChannel, on: TestServer = server) =>
  requestCode(on, channel, newPhone(prefixes[channel]));

/** Moves the clock to so long after midnight in Bangladesh (UTC+6). */
async function goTo(afterMidnightMs: number): Promise<void> {
  const sinceMidnight = (server.context.clock() + 6 * HOUR_MS) % DAY_MS;
  await server.advance(DAY_MS - sinceMidnight + afterMidnightMs);
}

test('AppLink is asked for no more codes until the day is over in Bangladesh, once it reports that its limit is used up', async () => {
  await goTo(10 * HOUR_MS);
  reply(applink.request, limit, sent);
  expect(await ask('applink')).toEqual(held);
  expect(asked()).toEqual([applink.request]);
  expect(await ask('applink')).toEqual(held);
  await server.advance(14 * HOUR_MS - MINUTE_MS);
  expect(await ask('applink')).toEqual(held);
  expect(asked()).toEqual([]);
  await server.advance(MINUTE_MS);
  expect(await ask('applink')).toMatchObject({ statusCode: 'S1000' });
});

test('another server, and one that has started again, keep to it', async () => {
  await goTo(10 * HOUR_MS);
  reply(applink.request, limit, sent);
  await ask('applink');
  const { context } = server;
  const gateway = createGateway(context, testSecrets);
  const app = createApp({ ...context, gateway }, new Map());
  const answer = await app.request(codePaths.applink.request, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ tel: newPhone('19') }),
  });
  expect(await answer.json()).toEqual(held);
  expect(asked()).toEqual([applink.request]);
  await gateway.stop();
});

test('other operators, codes that are sent already and unsubscribing continue; checks by the clock wait', async () => {
  await goTo(10 * HOUR_MS);
  reply(applink.request, sent, sent, limit);
  const [first, second] = [await ask('applink'), await ask('applink')];
  expect(await ask('applink')).toEqual(held);
  const verify = ({ referenceNo }: { referenceNo?: string | undefined }, subscriptionStatus: string) => {
    const subscriberId = `tel:${newMasked()}`;
    reply(applink.verify, { ...ok, subscriptionStatus, subscriberId });
    return call(server, codePaths.applink.verify, { otp: '123456', referenceNo });
  };
  const { subscriberId } = await verify(first, 'REGISTERED');
  expect(await verify(second, 'REG_PENDING')).toMatchObject({ statusCode: 'S1000' });

  reply(bd_robi.request, { statusCode: 'E1319', statusDetail: 'busy' }, sent);
  expect(await ask('bd_robi')).toMatchObject({ statusDetail: expect.stringMatching(/is busy/) });
  expect(await ask('bd_robi')).toMatchObject({ statusCode: 'S1000' });

  reply(applink.send, { ...ok, subscriptionStatus: 'UNREGISTERED.' });
  expect(await unsubscribe(server, 'applink', subscriberId)).toMatchObject({ success: true });

  asked();
  await server.advance(HOUR_MS);
  await checkDue(server.context);
  expect(asked()).toEqual([]);
  await server.advance(DAY_MS);
  reply(applink.status, { ...ok, destinationResponses: [{ subscriptionStatus: 'REGISTERED', ...ok }] });
  await checkDue(server.context);
  expect(asked()).toEqual([applink.status]);
});

test('what was used up yesterday does not hold today back, though clocks differ', async () => {
  await goTo(2 * MINUTE_MS);
  reply(applink.request, limit, sent);
  expect(await ask('applink')).toEqual(held);
  expect(await ask('applink')).toMatchObject({ statusCode: 'S1000' });
});

test('the operator of the server is alerted once, with the reason', async () => {
  await goTo(10 * HOUR_MS);
  server.logs.length = 0;
  reply(applink.request, { ...limit, statusDetail: 'limit of tel:8801912345678' });
  await ask('applink');
  await ask('applink');
  expect(server.logs.filter(({ event }) => event === 'operator call failed')).toEqual([
    {
      level: 'alert',
      event: 'operator call failed',
      reason: 'E1319 limit of …',
      fields: { channel: 'applink', call: 'request' },
    },
  ]);
});
