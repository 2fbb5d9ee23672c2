import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  fetchSubscriber,
  sendPinRequest,
  sendPinVerify,
  sendSubscription,
  sendUnsubscribe,
} from './subscription.ts';

interface Asked {
  url: string;
  body: unknown;
  consent: string | null;
  payment?: string;
}

let asked: Asked[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('location', new URL('https://kaj.example/jobPage'));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    expect(init.method).toBe('POST');
    const headers = new Headers(init.headers);
    expect(headers.get('content-type')).toBe('application/json');
    const payment = headers.get('kaj-payment');
    const sent = { url, body: JSON.parse(String(init.body)), consent: headers.get('kaj-consent') };
    asked.push(payment === null ? sent : { ...sent, payment });
    return Promise.resolve(Response.json({}));
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['bd_robi', '/bdapps-pin-request', 'tel:8801812345678'],
  ['applink', '/applink-pin-request', 'tel:8801812345678'],
  ['digimart', '/digimart', '+8801812345678'],
] as const)('a request at %s goes to %s with %s (§7)', async (channel, url, tel) => {
  await sendPinRequest(channel, '8801812345678', 'terms-1;2026-11-20T12:00:00.000Z');
  expect(asked).toEqual([{ url, body: { tel }, consent: 'terms-1;2026-11-20T12:00:00.000Z' }]);
});

it.each([
  ['bd_robi', '/bdapps-pin-verify'],
  ['applink', '/applink-pin-verify'],
] as const)('a verification at %s goes to %s (§7)', async (channel, url) => {
  await sendPinVerify(channel, { otp: '12345', referenceNo: 'r1' });
  expect(asked).toEqual([{ url, body: { otp: '12345', referenceNo: 'r1' }, consent: null }]);
});

it.each([
  ['applink', '/subscription-service/applink-unsub', 's1'],
  ['bd_robi', '/subscription-service/bdapps-unsub', 's1'],
  ['digimart', '/subscription-service/digimart-unsub', 'tel:s1'],
])('the end at %s goes to %s with %s (§7)', async (type, url, subscribId) => {
  await sendUnsubscribe(type, 's1');
  expect(asked).toEqual([{ url, body: { subscribId }, consent: null }]);
});

it('another provider, and no id, are refused before any call (§5)', async () => {
  await expect(sendUnsubscribe('another', 's1')).rejects.toMatchObject({ code: 'unsupportedProvider' });
  await expect(sendUnsubscribe('applink', '')).rejects.toMatchObject({ code: 'idRequired' });
  expect(asked).toEqual([]);
});

it.each([
  ['digimart', '/index.php/Tool_API/getUserByTel_digimart'],
  ['bd_robi', '/index.php/Job_API/getUserByTel'],
  ['applink', '/index.php/Job_API/getUserByTel'],
] as const)('a subscriber of %s is looked up at %s (§7)', async (channel, url) => {
  await fetchSubscriber({ channel, tel: '01812345678', payment: '' });
  expect(asked).toEqual([{ url, body: { tel: '01812345678' }, consent: null }]);
});

it('the reference of a payment goes along, but only one that our gateway has issued', async () => {
  const ours = 'kaj-0123456789abcdef01234567';
  for (const payment of [ours, 'kaj-', '4711']) {
    await fetchSubscriber({ channel: 'digimart', tel: '01712345678', payment });
  }
  await fetchSubscriber({ channel: 'applink', tel: '01912345678', payment: ours });
  expect(asked.map(({ payment }) => payment)).toEqual([ours, undefined, undefined, undefined]);
});

it('a subscription is sent with type, tel and subID (§7)', async () => {
  const body = { type: 'applink', tel: '8801912345678', subID: 's1' } as const;
  await sendSubscription(body);
  expect(asked).toEqual([{ url: '/index.php/Job_API/saveSubData', body, consent: null }]);
});
