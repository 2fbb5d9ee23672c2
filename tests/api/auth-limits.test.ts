import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { messageOf } from '#contract/http/answer-message.ts';
import { AddressChangeData, RegisterAnswer, ResetData, Session } from '#contract/accounts/auth.ts';
import { HOUR_MS, SECOND_MS } from '#contract/limits.ts';
import { appPaths } from '#contract/http/paths.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { rateLimits } from '#server/db/schema.ts';
import { readMails, readToken } from '../support/mails.ts';
import { toAnswer, useTestServer, type Answer } from '../support/server.ts';

const password = 'a long enough password';
/** A fifth of the real limits, so that these tests need fewer slow hashes. */
const config = { rateLimitFactor: 0.2, trustedProxies: 1 };
const server = useTestServer({ config, heldAt: Date.now() });
/** Attempts before the first wait: of one network, of a known device, of all networks' first ones. */
const FREE = { network: 1, device: 2, first: 3 };
const LONGEST_WAIT = 120;

function post(path: string, body: unknown, from: string) {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  return server()
    .request(path, { method: 'POST', headers, body: JSON.stringify(body) })
    .then(toAnswer);
}
const signIn = (email: string, tried: string, from: string, device?: string) =>
  post(accountPaths.login, { email, password: tried, device }, from);
const register = (email: string, from: string) =>
  post(
    accountPaths.register,
    { firstName: 'A', lastName: 'B', phoneNumber: '01712345678', email, password },
    from,
  );
const waitOf = ({ headers }: Answer) => Number(headers.get('Retry-After'));

/** Attempts with a wrong password, one after another. @returns their statuses */
async function fail(times: number, email: string, from: string, device?: string) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await signIn(email, 'wrong', from, device)).status);
  }
  return statuses;
}

/** Attempts from new networks for an hour, each as early as it may be. @returns how many reached the password */
async function guessForAnHour(email: string): Promise<{ guesses: number; waits: number[] }> {
  const end = server().context.clock() + HOUR_MS;
  const waits: number[] = [];
  let guesses = 0;
  for (let place = 0; server().context.clock() < end; place += 1) {
    const answer = await signIn(email, 'wrong', `198.18.${place >> 8}.${place & 255}`);
    if (answer.status === 401) guesses += 1;
    else {
      waits.push(waitOf(answer));
      await server().advance(waitOf(answer) * SECOND_MS);
    }
  }
  return { guesses, waits };
}

describe('attempts to sign in', () => {
  test('wait longer after each failure, and never long', async () => {
    await register('rahim@example.com', '203.0.113.1');
    expect(await fail(FREE.network, 'rahim@example.com', '203.0.113.1')).toEqual([401]);
    for (const wait of [1, 2, 4, 8]) {
      const refused = await signIn('Rahim@example.com', password, '203.0.113.1');
      expect([refused.status, waitOf(refused)]).toEqual([429, wait]);
      expect(messageOf(refused.body)).toMatch(/^Too many attempts\. Please try again in (a|\d+) seconds?\.$/);
      await server().advance(wait * SECOND_MS);
      expect((await signIn('rahim@example.com', 'wrong', '203.0.113.1')).status).toBe(401);
    }
    expect((await signIn('rahim@example.com', password, '203.0.113.2')).status).toBe(200);
    await server().advance(LONGEST_WAIT * SECOND_MS);
    expect((await signIn('rahim@example.com', password, '203.0.113.1')).status).toBe(200);
    expect((await signIn('rahim@example.com', password, '203.0.113.1')).status).toBe(200);
  });

  test('on accounts that do not exist are limited alike', async () => {
    expect(await fail(3, 'nobody@example.com', '203.0.113.3')).toEqual([401, 429, 429]);
  });

  test('cannot slip through together', async () => {
    const attempts = Array.from({ length: 8 }, () => signIn('karim@example.com', 'wrong', '203.0.113.4'));
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(FREE.network);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8 - FREE.network);
  });

  test('from however many places leave a bounded number of guesses an hour', async () => {
    await register('shirin@example.com', '203.0.113.5');
    const { guesses, waits } = await guessForAnHour('shirin@example.com');
    expect(guesses).toBeGreaterThan(FREE.first);
    expect(guesses).toBeLessThanOrEqual(FREE.first + 7 + 30);
    expect(Math.max(...waits)).toBe(LONGEST_WAIT);
  });

  test('are counted as one, however the address is spelled', async () => {
    const address = 'civilisiti.vii@example.com';
    await register(address, '203.0.113.6');
    const spellings = [...address].map((_, at) => address.slice(0, at) + address.slice(at).toUpperCase());
    const statuses: number[] = [];
    for (const spelling of spellings) statuses.push((await signIn(spelling, 'wrong', '203.0.113.7')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(FREE.network);
  });

  // The last one is Cyrillic.
  test.each(['\u0130', '\u0131', '\u017F', '\u212A', '\u0456'])(
    'with %s in the address find no account that has another',
    async (odd) => {
      const [plain, oddly] = ['skimming', `s${odd}imming`].map((name) => `${name}@example.com`);
      await register(plain ?? '', '203.0.113.8');
      for (const spelling of [oddly ?? '', (oddly ?? '').toUpperCase(), `sk${odd}mming@example.com`]) {
        await server().advance(HOUR_MS);
        expect((await signIn(spelling, password, '203.0.113.8')).status).toBe(401);
      }
      expect(await register(oddly ?? '', '203.0.113.8')).toMatchObject({
        status: 400,
        body: { message: 'Email may hold letters from a to z, digits and common signs only.' },
      });
    },
  );
});

describe('the owner', () => {
  test('signs in on a known device whatever strangers do', async () => {
    const owner = v.parse(RegisterAnswer, (await register('owner@example.com', '203.0.113.20')).body);
    for (let place = 0; place < 70; place += 1) {
      await signIn('owner@example.com', 'wrong', `198.51.100.${place % 10}`);
      await server().advance(SECOND_MS);
    }
    const away = await signIn('owner@example.com', password, '198.51.100.1');
    expect([away.status, waitOf(away) <= LONGEST_WAIT]).toEqual([429, true]);
    const home = await signIn('owner@example.com', password, '198.51.100.1', owner.device);
    expect(home).toMatchObject({ status: 200, body: { data: { device: owner.device } } });
  });

  test('signs in on a new device, from a place that failed never, while passwords are guessed elsewhere', async () => {
    await register('second@example.com', '203.0.113.21');
    await fail(20, 'second@example.com', '198.51.100.31');
    await fail(20, 'second@example.com', '198.51.100.32');
    expect((await signIn('second@example.com', password, '203.0.113.22')).status).toBe(200);
  });

  test('signs in after a reset or a new address by mail, on a device without a history, while strangers go on', async () => {
    const email = 'locked@example.com';
    const { token: session } = v.parse(RegisterAnswer, (await register(email, '203.0.113.30')).body);
    const attack = async (address: string) => {
      for (let place = 0; place < 20; place += 1) await signIn(address, 'wrong', `198.51.101.${place}`);
    };
    const linkTo = async (address: string, page: string) => {
      const mails = await readMails(server());
      const mail = mails.find(({ to, text }) => to === address && text.includes(`${page}#token=`));
      return readToken({ text: mail?.text ?? '' });
    };
    await attack(email);
    expect((await signIn(email, password, '203.0.113.31')).status).toBe(429);
    await post(accountPaths.forgotPassword, { email }, '203.0.113.31');
    const chosen = 'another long password';
    const body = { token: await linkTo(email, appPaths.resetPassword), newPassword: chosen };
    const reset = await post(accountPaths.resetPassword, body, '203.0.113.31');
    expect(reset.status).toBe(200);
    expect((await signIn(email, chosen, '203.0.113.31')).status).toBe(200);
    await attack(email);
    const { device } = v.parse(v.object({ data: ResetData }), reset.body).data;
    expect((await signIn(email, chosen, '203.0.113.31', device)).status).toBe(200);

    const signedIn = await signIn(email, chosen, '203.0.113.31', device);
    const { token } = v.parse(v.object({ data: Session }), signedIn.body).data;
    expect(token).not.toBe(session);
    const next = 'locked.next@example.com';
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const change = JSON.stringify({ email: next, currentPassword: chosen });
    await server().request(accountPaths.changeAddress, { method: 'POST', headers, body: change });
    const link = { token: await linkTo(next, appPaths.changeAddress) };
    await attack(email);
    const changed = await post(accountPaths.confirmAddressChange, link, '203.0.113.32');
    expect(changed.status).toBe(200);
    await attack(next);
    const known = v.parse(v.object({ data: AddressChangeData }), changed.body).data.device;
    expect((await signIn(next, chosen, '203.0.113.32', known)).status).toBe(200);
  });

  test('waits for mistakes on a known device as well', async () => {
    const { device } = v.parse(RegisterAnswer, (await register('third@example.com', '203.0.113.23')).body);
    const statuses = await fail(FREE.device + 1, 'third@example.com', '203.0.113.23', device);
    expect(statuses).toEqual([401, 401, 429]);
  });

  test('has no use of a device of another user', async () => {
    const { device } = v.parse(RegisterAnswer, (await register('fourth@example.com', '203.0.113.24')).body);
    await register('fifth@example.com', '203.0.113.25');
    const statuses = await fail(FREE.device, 'fifth@example.com', '203.0.113.26', device);
    expect(statuses).toEqual([401, 429]);
    // Signed in on it as well, both are known by it.
    const { body } = await signIn('fifth@example.com', password, '203.0.113.27', device);
    expect(v.parse(v.object({ data: Session }), body).data.device).toBe(device);
    for (const email of ['fourth@example.com', 'fifth@example.com']) {
      expect((await signIn(email, password, '203.0.113.26', device)).status).toBe(200);
    }
  });
});

describe('limits on attempts', () => {
  test('leave an office behind one address alone', async () => {
    const office = '192.0.2.7';
    await Promise.all([1, 2, 3].map((person) => register(`office.${person}@example.com`, office)));
    for (let round = 0; round < 20; round += 1) {
      const email = `office.${(round % 3) + 1}@example.com`;
      expect((await signIn(email, password, office)).status).toBe(200);
    }
  });

  test('let a right password pass where many others behind the address failed', async () => {
    const town = '192.0.2.8';
    await register('town@example.com', town);
    for (let person = 0; person < 45; person += 1) {
      expect((await signIn(`wrong.${person}@example.com`, 'wrong', town)).status).toBe(401);
    }
    expect((await signIn('town@example.com', password, town)).status).toBe(200);
  });

  test('store neither addresses nor accounts in a form that can be read', async () => {
    const stored = JSON.stringify(await server().context.db.orm.select().from(rateLimits));
    expect(stored).toContain('count');
    expect(stored).not.toMatch(/example\.com|203\.0\.113/);
  });
});

describe('without limits', () => {
  const unlimited = useTestServer({ config: { rateLimitFactor: 0 } });

  test('every try is answered', async () => {
    for (let time = 0; time < 12; time += 1) {
      const answer = await unlimited().send('POST', accountPaths.login, { email: 'a@b.cd', password: 'x' });
      expect(answer.status).toBe(401);
    }
  });
});
