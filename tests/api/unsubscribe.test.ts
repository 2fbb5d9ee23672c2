import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { MailSeries } from '#contract/accounts/account.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { users } from '#server/db/schema.ts';
import { toUnsubscribeUrl } from '#server/mail/unsubscribe-link.ts';
import { addPerson, type Person } from '../support/stage.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();

const getLink = async ({ id: userId }: Person, series: MailSeries) =>
  toUnsubscribeUrl(server().context, { userId, series });
const open = (link: string) => server().request(link);
const post = (link: string, form: Record<string, string> = { 'List-Unsubscribe': 'One-Click' }) =>
  server().request(link, { method: 'POST', body: new URLSearchParams(form) });
const readChoice = async ({ token }: Person) =>
  (await server().send('GET', accountPaths.mails, undefined, token)).body;

describe('the link that ends a series of mails', () => {
  test('shows a page when it is opened, and acts when it is posted, as mail readers do', async () => {
    const person = await addPerson(server());
    const link = await getLink(person, 'weekly');
    const shown = await open(link);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(shown.headers.get('Cache-Control')).toBe('no-store');
    const page = await shown.text();
    expect(page).toMatch(/<form method="post">/);
    expect(page).not.toMatch(/<script/);
    expect(await readChoice(person)).toMatchObject({ data: { weekly: true, decisions: true } });

    const done = await post(link);
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('You get no more weekly mails.');
    expect(await readChoice(person)).toMatchObject({ data: { weekly: false, decisions: true } });
    expect((await post(link)).status).toBe(200);
    expect(await (await open(link)).text()).toContain('You get no more weekly mails.');

    expect(await (await post(link, { again: '1' })).text()).toContain('You get weekly mails again.');
    expect(await readChoice(person)).toMatchObject({ data: { weekly: true } });
  });

  test('is signed: no other account and no other series is ended by it', async () => {
    const [person, other] = [await addPerson(server()), await addPerson(server())];
    const link = await getLink(person, 'weekly');
    const broken = [
      link.replace(person.id, other.id),
      link.replace('weekly', 'decisions'),
      link.replace('weekly', 'everything'),
      link.replace(/sign=.{4}/, 'sign=AAAA'),
      link.replace(/sign=.{2}/, 'sign=%E2%82%AC'),
      link.replace(/&sign=.*/, ''),
      accountPaths.unsubscribe,
    ];
    for (const path of broken) expect((await post(path)).status).toBe(400);
    for (const each of [person, other]) {
      expect(await readChoice(each)).toMatchObject({ data: { weekly: true, decisions: true } });
    }
    const logged = JSON.stringify(server().logs);
    expect(logged).toContain(accountPaths.unsubscribe);
    expect(logged).not.toMatch(/sign=|@example\.com/);
  });

  test('leads to a page in the language of the account, and to none of an account that is gone', async () => {
    const person = await addPerson(server());
    const link = await getLink(person, 'decisions');
    const isPerson = eq(users.id, person.id);
    await server().context.db.orm.update(users).set({ language: 'bn' }).where(isPerson);
    expect(await (await open(link)).text()).toContain('<html lang="bn">');
    await server().context.db.orm.delete(users).where(isPerson);
    expect((await post(link)).status).toBe(400);
  });
});

test('the mails that are wanted can be chosen in the account', async () => {
  const person = await addPerson(server());
  const put = (body: unknown) => server().send('PUT', accountPaths.mails, body, person.token);
  expect(await put({ decisions: false, applications: true, weekly: false })).toMatchObject({
    status: 200,
    body: { success: true, data: { decisions: false, applications: true, weekly: false } },
  });
  expect(await put({ decisions: false })).toMatchObject({ status: 400 });
  await put({ decisions: false, applications: false, weekly: false });
  // As a page of the version before, which is still open, sends it.
  expect(await put({ decisions: false, weekly: false })).toMatchObject({
    status: 200,
    body: { data: { applications: false } },
  });
  expect(await readChoice(person)).toMatchObject({ data: { decisions: false, weekly: false } });
  expect((await server().send('GET', accountPaths.mails)).status).toBe(401);
});
