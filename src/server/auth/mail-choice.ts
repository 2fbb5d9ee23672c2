import { eq } from 'drizzle-orm';
import { type MailChoice, mailSeries, type MailSeries } from '#contract/accounts/mail-series.ts';
import { toRecord } from '#contract/rows.ts';
import type { Locale } from '#contract/format.ts';
import type { AppContext } from '../app-context.ts';
import { users } from '../db/schema.ts';
import { inTransaction } from '../db/connection.ts';
import { lockUser } from './user-store.ts';

const toChoice = (unwanted: readonly MailSeries[]): MailChoice =>
  toRecord(mailSeries, (series) => !unwanted.includes(series));

type ChoiceContext = Pick<AppContext, 'db'>;

/** The mails an account receives, and its language. @returns null for an unknown account */
export async function readMailChoice(
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
export const writeMailChoice = (
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
