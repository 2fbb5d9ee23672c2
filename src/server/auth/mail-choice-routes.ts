import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { MailChanges, MailChoice, mailSeries, type MailSeries } from '#contract/accounts/account.ts';
import type { Locale } from '#contract/format.ts';
import { toLocalPath } from '#contract/http/languages.ts';
import { appPaths } from '#contract/http/paths.ts';
import { toRecord } from '#contract/rows.ts';
import type { AppContext } from '../app-context.ts';
import { inTransaction } from '../db/connection.ts';
import { users } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { describeRoute, query, text } from '../http/describe-route.ts';
import { readBody, readLanguage, readNotices } from '../http/request/input.ts';
import { requireUser, type UserEnv } from '../http/request/require-user.ts';
import { type Markup, toPlainPage, toPlainPolicy } from '../http/response/html.ts';
import { unsubscribeTexts } from '../mail/mail-texts.ts';
import { readUnsubscribeQuery } from '../mail/unsubscribe-link.ts';
import { lockUser } from './user-store.ts';

const toChoice = (unwanted: readonly MailSeries[]): MailChoice =>
  toRecord(mailSeries, (series) => !unwanted.includes(series));

type ChoiceContext = Pick<AppContext, 'db'>;

/** The mails an account receives, and its language. @returns null for an unknown account */
async function readMailChoice(
  { db }: ChoiceContext,
  userId: string,
): Promise<{ choice: MailChoice; language: Locale } | null> {
  const [row] = await db.orm
    .select({ unwanted: users.unwantedMails, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return row === undefined ? null : { choice: toChoice(row.unwanted), language: row.language };
}

/** Changes which mails an account receives; omitted series stay unchanged. @returns null for an unknown account */
const writeMailChoice = (
  { db }: ChoiceContext,
  userId: string,
  change: Partial<MailChoice>,
): Promise<MailChoice | null> =>
  inTransaction(db, async (tx) => {
    const row = await lockUser(tx, userId);
    if (row === null) return null;
    const choice = { ...toChoice(row.unwantedMails), ...change };
    const unwantedMails = mailSeries.filter((series) => !choice[series]);
    await tx.update(users).set({ unwantedMails }).where(eq(users.id, userId));
    return choice;
  });

const showBroken = (c: Context): Response | Promise<Response> => {
  const language = readLanguage(c);
  const { title, broken } = unsubscribeTexts[language];
  const content = html`<h1>${title}</h1>
    <p>${broken}</p>`;
  return c.html(toPlainPage({ title, language, content }), 400);
};

const toButton = (name: 'stop' | 'again', label: string, look = ''): Markup =>
  html`<form method="post"><button class="${look}" name="${name}" value="1">${label}</button></form>`;

/** GET shows a page and only POST unsubscribes, because mail scanners open links (RFC 8058). Works without scripts. */
const answerUnsubscribe = (context: Pick<AppContext, 'db'>) => async (c: Context) => {
  c.header('Content-Security-Policy', toPlainPolicy());
  c.header('Cache-Control', 'no-store');
  const ended = await readUnsubscribeQuery(context, c.req.query());
  const account = ended && (await readMailChoice(context, ended.userId));
  if (!ended || !account) return showBroken(c);
  const { userId, series } = ended;
  const isPost = c.req.method === 'POST';
  const isAgain = isPost && 'again' in (await c.req.parseBody());
  const written = isPost ? await writeMailChoice(context, userId, { [series]: isAgain }) : null;
  const isWanted = (written ?? account.choice)[series];
  const words = unsubscribeTexts[account.language];
  const said = isWanted ? (isPost ? words.wanted : words.ask) : words.stopped;
  const content = html`<h1>${words.title}</h1>
    <p role="status">${said[series]}</p>
    ${isWanted ? toButton('stop', words.stop) : toButton('again', words.again, 'plain')}
    <p><a href="${toLocalPath(appPaths.accountSettings, account.language)}">${words.settings}</a></p>`;
  return c.html(toPlainPage({ title: words.title, language: account.language, content }));
};

const account = { tag: 'Accounts', access: 'user', data: { MailChoice } } as const;
const link = {
  tag: 'Accounts',
  parameters: [
    query('user', text(), 'The id of the account.'),
    query('series', text({ enum: [...mailSeries] }), 'The series of mails.'),
    query('sign', text(), 'The server’s signature of both.'),
  ],
  plain: { contentType: 'text/html', schema: text() },
  refusals: [400],
} as const;

const descriptions = {
  read: describeRoute({
    ...account,
    summary: 'Shows which mails the account receives',
    description: 'Extension. Mails about the account itself, such as a changed password, are always sent.',
  }),
  choose: describeRoute({
    ...account,
    summary: 'Chooses which mails the account receives',
    description: 'Extension. What is left out stays as it is.',
    body: { MailChanges },
  }),
  showUnsubscribe: describeRoute({
    ...link,
    summary: 'Shows a page to unsubscribe from a series of mails',
    description: 'Extension. Mails link to it; opening it changes nothing.',
  }),
  unsubscribe: describeRoute({
    ...link,
    summary: 'Unsubscribes from a series of mails',
    description: 'Extension. One-click as in RFC 8058. With `again` in the form, subscribes again.',
  }),
};

/** Which mails an account wants (extension). */
export function createMailChoiceRoutes(context: Pick<AppContext, 'db' | 'clock'>) {
  const isUser = requireUser(context);
  const unsubscribe = answerUnsubscribe(context);
  return new Hono<UserEnv>()
    .get('/mails', descriptions.read, isUser, async (c) => {
      const found = await readMailChoice(context, c.get('user').id);
      if (found === null) throw new ApiError('signInFirst');
      return c.json({ success: true, data: found.choice });
    })
    .put('/mails', descriptions.choose, isUser, async (c) => {
      const choice = await writeMailChoice(context, c.get('user').id, await readBody(c, MailChanges));
      if (choice === null) throw new ApiError('signInFirst');
      return c.json({ success: true, message: readNotices(c).choiceSaved, data: choice });
    })
    .get('/mails/unsubscribe', descriptions.showUnsubscribe, unsubscribe)
    .post('/mails/unsubscribe', descriptions.unsubscribe, unsubscribe);
}
