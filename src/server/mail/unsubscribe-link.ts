import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { mailSeries, type MailSeries } from '#contract/accounts/account.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import type { Config } from '../config.ts';
import type { Connection } from '../db/connection.ts';
import { RowId } from '../ids.ts';
import { isSameSecret } from '../policies/sessions.ts';
import { toOwnOrigin } from '../process.ts';
import { readServerKey } from '../db/server-keys.ts';

interface LinkContext {
  db: Pick<Connection, 'orm'>;
  config: Config;
}

/** The account and the series of mails. */
export interface Ended {
  userId: string;
  series: MailSeries;
}

async function sign({ db }: Pick<LinkContext, 'db'>, { userId, series }: Ended): Promise<string> {
  const key = await readServerKey(db, 'unsubscribe');
  return createHmac('sha256', key)
    .update(JSON.stringify([userId, series]))
    .digest('base64url');
}

/** A link that unsubscribes from a series of mails, valid while the account exists. Query strings are not logged. */
export async function toUnsubscribeUrl(context: LinkContext, ended: Ended): Promise<string> {
  const query = new URLSearchParams({ user: ended.userId, series: ended.series });
  query.set('sign', await sign(context, ended));
  return `${toOwnOrigin(context.config)}${accountPaths.unsubscribe}?${query}`;
}

const Query = v.object({
  user: RowId,
  series: v.picklist(mailSeries),
  sign: v.pipe(v.string(), v.length(43)),
});

/** Reads an unsubscribe link; null if its signature is invalid. */
export async function readUnsubscribeQuery(
  context: Pick<LinkContext, 'db'>,
  query: Record<string, string>,
): Promise<Ended | null> {
  const parsed = v.safeParse(Query, query);
  if (!parsed.success) return null;
  const ended = { userId: parsed.output.user, series: parsed.output.series };
  return isSameSecret(parsed.output.sign, await sign(context, ended)) ? ended : null;
}
