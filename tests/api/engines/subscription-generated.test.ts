import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  DIGIMART_RETURN_BASE,
  operatorPaths,
  sandboxPaths,
  subscriptionAdminPaths,
  subscriptionPaths,
  UNSUBSCRIBE_SERVICE_SEGMENT,
  unsubscribePaths,
} from '#contract/subscription/paths.ts';
import { testSecrets, toAnswer, useTestServer } from '../../support/server.ts';

const server = useTestServer();

const calls = [
  ...Object.values(operatorPaths),
  ...Object.values(subscriptionAdminPaths),
  ...Object.values(subscriptionPaths),
  ...Object.values(unsubscribePaths).map((path) => UNSUBSCRIBE_SERVICE_SEGMENT + path),
  `/operator-notifications/${testSecrets.notificationKey}/digimart`,
];

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    'tel:',
    '8801812345678',
    '01812345678',
    'bd_robi',
    '123456',
    '\u0000',
    '\ud800',
    '__proto__',
  ),
  fc.string({ unit: fc.constantFrom(...'0123456789০১২'), maxLength: 16 }),
);
const values = fc.oneof(
  words,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(words),
  fc.object(),
);
const names = [
  'tel',
  'otp',
  'referenceNo',
  'subscribId',
  'subID',
  'type',
  'handle',
  'status',
  'subscriberId',
];
const bodies = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), values),
  fc.record(Object.fromEntries(names.map((name) => [name, words]))),
  fc.anything(),
);
const texts = fc.oneof(
  bodies.map((body) => JSON.stringify(body) ?? ''),
  fc.string({ unit: 'binary' }),
);
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
);

/** A text for people stands at one of the places that clients read. */
const textOf = (body: unknown): unknown => {
  const { message, statusDetail, data, status } = Object(body);
  return message ?? statusDetail ?? (status === 'S100' ? data : undefined);
};

describe('whatever is sent', () => {
  beforeEach(() => void (server().logs.length = 0));

  test.each(calls)('to %s gets a clear answer', async (path) => {
    await fc.assert(
      fc.asyncProperty(texts, types, async (body, type) => {
        const headers = { 'Content-Type': type };
        const answer = await toAnswer(await server().request(path, { method: 'POST', headers, body }));
        expect(answer.status).toBeLessThan(500);
        expect([2, 4]).toContain(Math.floor(answer.status / 100));
        expect(textOf(answer.body)).toBeTruthy();
      }),
      { numRuns: 120 },
    );
    expect(server().logs.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('as an address to the pages of returns and of the sandbox gets a clear answer', async () => {
    const places = fc.constantFrom(`${DIGIMART_RETURN_BASE}/x`, ...Object.values(sandboxPaths));
    const queries = fc.dictionary(
      fc.constantFrom(
        'tel',
        'subscriptionStatus',
        'ErrorCode',
        'apiKey',
        'requestId',
        'redirectUrl',
        'signature',
      ),
      words,
    );
    await fc.assert(
      fc.asyncProperty(places, queries, async (place, query) => {
        const answer = await server().request(`${place}?${new URLSearchParams(query).toString()}`);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 303) return;
        expect(answer.headers.get('Location')).toMatch(/^\/\?(?:StatusCode=S1000|ErrorCode=E\d{3,5})$/);
      }),
      { numRuns: 200 },
    );
    expect(server().logs.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('as a tel to the inbox never shows markup of its own', async () => {
    await fc.assert(
      fc.asyncProperty(words, async (tel) => {
        const hostile = `${tel}"><b id=x>`;
        const page = await server().request(
          `${sandboxPaths.page}?${new URLSearchParams({ tel: hostile }).toString()}`,
        );
        expect(await page.text()).not.toContain('<b id=x>');
      }),
      { numRuns: 50 },
    );
  });
});
