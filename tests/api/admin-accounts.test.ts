import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { RegisterAnswer } from '#contract/accounts/auth.ts';
import { adminPaths, accountPaths } from '#contract/http/api-paths.ts';
import { connectDatabase } from '#server/db/client.ts';
import { auditLog, users } from '#server/db/schema.ts';
import { runAdmin } from '../support/admin-command.ts';
import { runOperator } from '../support/command-line.ts';
import { createDataFolder } from '../support/database.ts';
import { readMails, readToken } from '../support/mails.ts';
import { addPerson, addCompany } from '../support/stage.ts';
import { drain } from '../support/queue.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();
const password = 'a long enough password';
let people = 0;

async function register(changes: { firstName?: string } = {}) {
  people += 1;
  const email = `person.${people}@example.com`;
  const person = {
    firstName: 'Nusrat',
    lastName: 'Jahan',
    phoneNumber: '01712345678',
    email,
    password,
    ...changes,
  };
  const { body } = await server().send('POST', accountPaths.register, person);
  return { email, ...v.parse(RegisterAnswer, body) };
}

const admin = (...args: string[]) => runOperator(server(), ...args);
const textOf = ({ lines }: { lines: readonly string[] }) => lines.join('\n');
const profile = async (token: string) =>
  (await server().send('GET', accountPaths.profile, undefined, token)).status;
const login = (email: string, tried: string) =>
  server().send('POST', accountPaths.login, { email, password: tried });
const roleOf = async (email: string) =>
  (await server().context.db.orm.select().from(users).where(eq(users.email, email)))[0]?.role;

describe('what operators do with accounts', () => {
  test('shows who an account is, by its address in any case or by its id', async () => {
    const { email, user } = await register();
    await addCompany(server(), { createdBy: user._id });
    const shown = await admin('show-user', email.toUpperCase());
    expect(textOf(shown)).toMatch(
      new RegExp(
        [
          `^Account ${user._id}`,
          '  name: Nusrat Jahan',
          `  e-mail: ${email}`,
          '  phone: 01712345678',
          '  registered: 2\\d{3}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC',
          '  has: 1 company, 0 jobs, 1 session',
          '  state: not an administrator; address not confirmed$',
        ].join('\n'),
      ),
    );
    expect(await admin('show-user', user._id)).toEqual(shown);
  });

  test('makes an administrator only after the account was shown and confirmed', async () => {
    const { email, user } = await register();
    const asked = await admin('grant-admin', email);
    expect(asked).toMatchObject({
      questions: ['Let this account approve, reject and change everything?'],
      problems: [],
    });
    expect(textOf(asked)).toMatch(/name: Nusrat Jahan\n[^]*registered: 2/);
    expect(await roleOf(email)).toBe('user');
    const done = await admin('grant-admin', user._id, '--yes');
    expect(textOf(done)).toContain(`${email}: The account is an administrator.`);
    expect(await roleOf(email)).toBe('admin');
    await server()
      .context.db.orm.update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.email, email));
    expect(textOf(await admin('show-user', email))).toContain('state: administrator; address confirmed');
    await admin('revoke-admin', email);
    expect(await roleOf(email)).toBe('user');
  });

  test('takes an address that only looks like another as unknown', async () => {
    const { email } = await register();
    const cyrillic = email.replace('p', '\u0440');
    const oddlyDotted = email.replace('i', '\u0131').replace('person', 'per\u017Fon');
    await server().context.db.orm.insert(users).values({ id: 'lookalike', email: cyrillic });
    for (const account of [cyrillic, oddlyDotted, `${email}\u200B`]) {
      const report = await admin('grant-admin', account, '--yes');
      expect(report.problems).toEqual([expect.stringContaining('has characters that may look like others.')]);
      const { token } = await addPerson(server(), 'admin');
      const answer = await server().send('POST', adminPaths.grantAdmin, { email: account }, token);
      expect(answer).toMatchObject({
        status: 400,
        body: { message: 'Email must be a valid e-mail address, of plain letters.' },
      });
    }
    expect([await roleOf(email), await roleOf(cyrillic)]).toEqual(['user', 'user']);
    expect(textOf(await admin('show-user', cyrillic))).toMatch(
      /^Account lookalike\n[^]*\(holds characters that may only look like others\)/,
    );
  });

  test('ends a password: the owner alone gets a link for a new one, at the address of the account', async () => {
    const { email, token, user } = await register();
    await drain(server());
    await server().context.db.orm.update(users).set({ language: 'bn' }).where(eq(users.id, user._id));
    const report = await admin('reset-password', email);
    expect(textOf(report)).toMatch(/The old password no longer works\. This server sends no mail/);
    expect([await profile(token), (await login(email, password)).status]).toEqual([401, 401]);
    const mail = (await readMails(server())).find(({ to }) => to === email);
    if (mail === undefined) throw new Error('No mail was written.');
    expect(mail.text).toMatch(/^কাজ: নতুন পাসওয়ার্ড দিন\n/);
    const rows = await server().context.db.orm.select().from(auditLog).where(eq(auditLog.entityId, user._id));
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['revoke-sessions', null],
      ['reset-password', null],
    ]);
    const [given, chosen] = [readToken(mail), 'another long password'];
    expect(textOf(report) + JSON.stringify(rows)).not.toContain(given);
    const reset = { token: given, newPassword: chosen };
    expect((await server().send('POST', accountPaths.resetPassword, reset)).status).toBe(200);
    expect((await login(email, chosen)).status).toBe(200);
  });

  test('deletes an account once that is confirmed, and restores it', async () => {
    const { email, token } = await register();
    const asked = await admin('delete-account', email);
    expect(asked.questions).toEqual([expect.stringMatching(/^Delete this account\?/)]);
    expect(await profile(token)).toBe(200);
    const deleted = textOf(await admin('delete-account', email, '--yes'));
    expect(deleted).toContain(`${email}: The account is deleted.`);
    expect(textOf(await admin('show-user', email))).toMatch(
      /has: 0 companies, 0 jobs, 0 sessions\n {2}state: .*restored by restore-account alone until 2/,
    );
    expect(textOf(await admin('restore-account', email))).toContain(`${email}: The account is restored`);
    expect(textOf(await admin('restore-account', email))).toContain(`${email}: The account is not deleted.`);
  });

  test('says when there is no such account', async () => {
    expect((await admin('show-user', 'nobody@example.com')).problems).toEqual([
      'No account has the e-mail address nobody@example.com. Please register it in the app first.',
    ]);
    expect((await admin('delete-account', 'none', '--yes')).problems).toEqual([
      'There is no account with the id none.',
    ]);
  });

  test('escapes control and invisible characters of an account’s texts', async () => {
    const { user, email } = await register();
    await server()
      .context.db.orm.update(users)
      .set({ firstName: '\u001B[31mNus\u200Brat\u3164', lastName: '\u202Enahaj' })
      .where(eq(users.id, user._id));
    expect(textOf(await admin('show-user', email))).toContain('  name: [31mNus rat  nahaj\n');
  });
});

test('without a terminal, nothing is done without --yes', async () => {
  const { dataDir, remove } = await createDataFolder();
  const db = await connectDatabase({ dataDir });
  await db.orm.insert(users).values({ id: 'somebody', email: 'somebody@example.com', firstName: 'Some' });
  await db.close();
  const asked = await runAdmin({ DATA_DIR: dataDir }, 'grant-admin', 'somebody@example.com');
  expect(asked).toMatchObject({ code: 1, stdout: expect.stringContaining('  name: Some\n') });
  expect(asked.stderr).toBe(
    'Let this account approve, reject and change everything? Nothing was done: run this in a terminal, or add --yes.\n',
  );
  const sure = await runAdmin({ DATA_DIR: dataDir }, 'grant-admin', 'somebody@example.com', '--yes');
  expect(sure).toMatchObject({ code: 0, stderr: '' });
  expect(sure.stdout).toMatch(
    /  name: Some\n[^]*\nsomebody@example\.com: The account is an administrator\.\n$/,
  );
  await remove();
});
