import { describe, expect, test } from 'vitest';
import { messageOf } from '#contract/answer-message.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { apiPaths } from '#contract/paths.ts';
import { rateLimits } from '#server/db/schema.ts';
import { toAnswer, useTestServer } from '../support/server.ts';

const password = 'a long enough password';
/** A fifth of the real limits, so that these tests need fewer slow hashes. */
const server = useTestServer({ config: { rateLimitFactor: 0.2, trustedProxies: 1 } });
const PAIR_TRIES = 2;
const ACCOUNT_TRIES = 12;

function post(path: string, body: unknown, from: string) {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  return server()
    .request(path, { method: 'POST', headers, body: JSON.stringify(body) })
    .then(toAnswer);
}
const signIn = (email: string, tried: string, from: string) =>
  post(apiPaths.login, { email, password: tried }, from);
const register = (email: string, from: string) =>
  post(apiPaths.register, { firstName: 'A', lastName: 'B', phoneNumber: '017', email, password }, from);

async function fail(times: number, email: string, from: string) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await signIn(email, 'wrong', from)).status);
  return statuses;
}

describe('limits on tries', () => {
  test('guessing one account from one place ends soon, says for how long, and starts again later', async () => {
    await register('rahim@example.com', '203.0.113.1');
    expect(await fail(PAIR_TRIES, 'rahim@example.com', '203.0.113.1')).toEqual([401, 401]);
    const refused = await signIn('Rahim@example.com', password, '203.0.113.1');
    expect(refused.status).toBe(429);
    expect(messageOf(refused.body)).toBe('Too many tries. Please try again in 15 minutes.');
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);

    expect((await signIn('rahim@example.com', password, '203.0.113.2')).status).toBe(200);
    server().advance(seconds * 1000);
    expect((await signIn('rahim@example.com', password, '203.0.113.1')).status).toBe(200);
  });

  test('accounts that do not exist are limited alike', async () => {
    expect(await fail(PAIR_TRIES + 1, 'nobody@example.com', '203.0.113.3')).toEqual([401, 401, 429]);
  });

  test('many tries at once cannot slip through together', async () => {
    const tries = Array.from({ length: 8 }, () => signIn('karim@example.com', 'wrong', '203.0.113.4'));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(PAIR_TRIES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8 - PAIR_TRIES);
  });

  test('guessing one account from many places ends as well', async () => {
    const statuses: number[] = [];
    for (let place = 0; place <= ACCOUNT_TRIES; place += 1) {
      statuses.push((await signIn('shirin@example.com', 'wrong', `198.51.100.${place}`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: ACCOUNT_TRIES }, () => 401), 429]);
    server().advance(HOUR_MS);
    expect((await signIn('shirin@example.com', 'wrong', '198.51.100.77')).status).toBe(401);
  });

  test('an office behind one address signs in all day', async () => {
    const office = '192.0.2.7';
    await Promise.all([1, 2, 3].map((person) => register(`office.${person}@example.com`, office)));
    for (let round = 0; round < 20; round += 1) {
      const email = `office.${(round % 3) + 1}@example.com`;
      expect((await signIn(email, password, office)).status).toBe(200);
    }
  });

  test('neither addresses nor accounts can be read from what is counted', async () => {
    const stored = JSON.stringify(await server().context.db.orm.select().from(rateLimits));
    expect(stored).toContain('count');
    expect(stored).not.toMatch(/example\.com|203\.0\.113/);
  });
});

describe('without limits', () => {
  const unlimited = useTestServer({ config: { rateLimitFactor: 0 } });

  test('every try is answered', async () => {
    for (let time = 0; time < 12; time += 1) {
      const answer = await unlimited().send('POST', apiPaths.login, { email: 'a@b.cd', password: 'x' });
      expect(answer.status).toBe(401);
    }
  });
});
