import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { toEmailKey } from '#contract/accounts/email-address.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { createPasswords } from '#server/auth/passwords.ts';
import { users } from '#server/db/schema.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const orm = () => server().context.db.orm;
const password = 'a long enough password';
const statusOf = async (email: string) =>
  (await server().send('POST', accountPaths.login, { email, password })).status;

test('the database and the server make the same spelling of every letter', async () => {
  const letters = Array.from({ length: 0x2ff00 }, (_, code) => String.fromCodePoint(code + 1))
    .filter((letter) => /^\p{L}$/u.test(letter))
    .join('');
  const [row] = await orm()
    .execute(sql`select kaj_email_key(${letters}) as key`)
    .then(({ rows }) => rows);
  expect(row?.['key']).toBe(toEmailKey(letters));
});

test('an account is found by every spelling of its address', async () => {
  const passwordHash = await createPasswords().hash(password);
  await orm().insert(users).values({ id: 'first', email: 'Office@Example.com', passwordHash });
  expect(await statusOf('office@EXAMPLE.com ')).toBe(200);
  expect(await statusOf('offices@example.com')).toBe(401);
  expect(await orm().$count(users, eq(users.emailKey, 'office@example.com'))).toBe(1);
});
