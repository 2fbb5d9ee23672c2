import { describe, expect, it } from 'vitest';
import { UnsubscribeInputError } from '#api/subscription.ts';
import type { SubscriptionKey } from '#contract/subscription/storage.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { createSubscription, type Dependencies } from './controller.ts';
import { toStep } from './memory.ts';
import {
  grameen,
  lookupAnswer,
  noon,
  requestAnswer,
  robi,
  verifyAnswer,
} from '../../../../tests/support/subscription-states.ts';

type Calls = Dependencies['calls'];

const unasked = (name: string) => () => Promise.reject(new Error(`${name} was not expected`));

/** A subscription whose dependencies give these answers and record each call. */
function createTestSubscription(
  answers: Partial<Calls> = {},
  stored: Partial<Record<SubscriptionKey, string>> = {},
) {
  const storage = new Map(Object.entries(stored));
  const heard: string[] = [];
  const dependencies: Dependencies = {
    read: (key) => storage.get(key) ?? null,
    write: (key, text) => void (text === null ? storage.delete(key) : storage.set(key, text)),
    now: () => noon,
    toConsent: (channel, appId) => `${appId}: consent to ${channel}`,
    calls: {
      sendPinRequest: unasked('a request'),
      sendPinVerify: unasked('a verification'),
      sendUnsubscribe: unasked('the end'),
      fetchSubscriber: unasked('a lookup'),
      sendSubscription: unasked('saving'),
      ...answers,
    },
    goTo: (address) => heard.push(`go ${address}`),
    log: (what) => heard.push(what),
  };
  return { subscription: createSubscription(dependencies), storage, heard };
}

/** A promise to resolve later. */
function createLater<T>() {
  const waiting: ((value: T) => void)[] = [];
  const promise = new Promise<T>((resolve) => void waiting.push(resolve));
  return { promise, answer: (value: T) => waiting.forEach((resolve) => resolve(value)) };
}

it('one request is in flight, however often Next is pressed', async () => {
  const later = createLater<ReturnType<typeof requestAnswer>>();
  const asked: unknown[][] = [];
  const { subscription } = createTestSubscription({
    sendPinRequest: (...parameters) => {
      asked.push(parameters);
      return later.promise;
    },
  });
  const first = subscription.act({ kind: 'next', phone: robi }, 'kaj');
  expect(await subscription.act({ kind: 'next', phone: robi })).toBeNull();
  expect(subscription.view.get().call).not.toBeNull();
  later.answer(requestAnswer({ referenceNo: 'r1' }));
  await first;
  expect(asked).toEqual([['bd_robi', `88${robi}`, 'kaj: consent to bd_robi']]);
  expect(toStep(subscription.view.get().memory)).toBe('otp');
});

it('a failed call is never retried automatically', async () => {
  let asked = 0;
  const { subscription } = createTestSubscription({
    sendPinRequest: () => {
      asked += 1;
      return Promise.reject(new ApiError('unreachable', 'The server could not be reached'));
    },
  });
  const news = await subscription.act({ kind: 'next', phone: robi });
  expect(news).toEqual({ kind: 'problem', problem: { code: 'somethingWrong', detail: '' } });
  expect(subscription.view.get().problem?.code).toBe('somethingWrong');
  expect(asked).toBe(1);
});

describe('internal outcomes are only logged', () => {
  const verifying = { otpResponseData: '{"statusCode":"S1000"}', userPhone: `88${robi}`, type: 'bd_robi' };
  const verify = { sendPinVerify: () => Promise.resolve(verifyAnswer({ subscriberId: 's1' })) };

  it.each([
    ['Subscription data saved successfully', () => Promise.resolve()],
    ['Failed to save subscription data', () => Promise.reject(new Error('no'))],
  ])('%s', async (said, sendSubscription) => {
    const { subscription, heard, storage } = createTestSubscription(
      { ...verify, sendSubscription },
      verifying,
    );
    await subscription.act({ kind: 'verify', otp: '12345' });
    await expect.poll(() => heard).toEqual([said]);
    expect(storage.get('subscribId')).toBe('s1');
  });

  it.each([
    ['Subscription ID retrieved successfully', lookupAnswer({ subID: 's1' })],
    ['Failed to retrieve subscription ID', lookupAnswer({})],
    ['Nobody of that number', lookupAnswer({ status: 'E100', message: 'Nobody of that number' })],
    ['Failed to get subscription by phone', null],
  ])('%s', async (said, answer) => {
    const { subscription, heard } = createTestSubscription(
      { fetchSubscriber: () => (answer ? Promise.resolve(answer) : Promise.reject(new Error('no'))) },
      { tel: `88${grameen}` },
    );
    await subscription.act({ kind: 'returned' });
    expect(heard).toEqual([said]);
  });
});

it('the browser leaves for the payment page once everything is stored', async () => {
  const { subscription, heard, storage } = createTestSubscription({
    sendPinRequest: () => Promise.resolve(requestAnswer({ apiEndpoint: 'https://pay.example/1' })),
  });
  await subscription.act({ kind: 'next', phone: grameen });
  expect(heard).toEqual(['go https://pay.example/1']);
  expect(storage.get('isSub')).toBe('false');
});

it.each([
  ['a return', { kind: 'returned' }],
  ['another request, which says "already subscribed"', { kind: 'next', phone: grameen }],
] as const)('the payment that was begun here goes along with the lookup after %s', async (_what, event) => {
  const payments: string[] = [];
  const massId = 'kaj-0123456789abcdef01234567';
  const { subscription } = createTestSubscription(
    {
      sendPinRequest: () => Promise.resolve(requestAnswer({ statusCode: 'E1351' })),
      fetchSubscriber({ payment }) {
        payments.push(payment);
        return Promise.resolve(lookupAnswer({ subID: 's1' }));
      },
    },
    { tel: `88${grameen}`, type: 'digimart', otpResponseData: JSON.stringify(requestAnswer({ massId })) },
  );
  await subscription.act(event);
  await expect.poll(() => payments).toEqual([massId]);
});

it.each([
  [new ApiError('http', 'Status 500', { status: 500 }), 'Failed to unsubscribe (500)'],
  [new ApiError('http', 'Status 429', { status: 429, serverMessage: 'Too fast' }), 'Too fast (429)'],
  [new ApiError('timeout', 'late'), 'Failed to unsubscribe - Network or server error'],
  [new Error('broken'), 'Failed to unsubscribe - Network or server error'],
  [new UnsubscribeInputError('unsupportedProvider'), 'Unsupported provider type: digimart'],
  [new UnsubscribeInputError('idRequired'), 'Subscription ID is required'],
])('an unsubscribe call that fails with %s says "%s"', async (error, detail) => {
  const { subscription } = createTestSubscription(
    { sendUnsubscribe: () => Promise.reject(error) },
    { type: 'digimart', subscribId: 's1' },
  );
  expect(await subscription.act({ kind: 'unsubscribe' })).toEqual({
    kind: 'problem',
    problem: { code: 'unsubscribeFailed', detail },
  });
});

it('sees what other tabs have stored', () => {
  const { subscription, storage } = createTestSubscription();
  storage.set('isSub', 'true');
  subscription.refresh();
  expect(subscription.view.get().memory.isSub).toBe('true');
});

it('a problem of the number is over when the number is edited, one of a payment is not', async () => {
  const { subscription } = createTestSubscription();
  const problem = () => subscription.view.get().problem?.code;
  await subscription.act({ kind: 'next', phone: '01512345678' });
  expect(problem()).toBe('unsupportedPrefix');
  await subscription.act({ kind: 'edited' });
  expect(problem()).toBeUndefined();
  const paid = createTestSubscription(
    { fetchSubscriber: () => Promise.resolve(lookupAnswer({ status: 'E100' })) },
    { tel: `88${grameen}` },
  );
  await paid.subscription.act({ kind: 'returned' });
  await paid.subscription.act({ kind: 'edited' });
  expect(paid.subscription.view.get().problem?.code).toBe('notConfirmed');
});

it('the last lookup’s result stays until the next one is answered', async () => {
  const later = createLater<ReturnType<typeof lookupAnswer>>();
  const answers = [Promise.resolve(lookupAnswer({ status: 'E100' })), later.promise];
  const { subscription } = createTestSubscription(
    { fetchSubscriber: () => answers.shift() ?? Promise.reject(new Error('asked too often')) },
    { tel: `88${grameen}` },
  );
  await subscription.act({ kind: 'returned' });
  const looking = subscription.act({ kind: 'returned' });
  expect(subscription.view.get().problem?.code).toBe('notConfirmed');
  later.answer(lookupAnswer({ subID: 's1' }));
  await looking;
  expect(subscription.view.get().problem).toBeNull();
});
