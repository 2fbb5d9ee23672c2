import { and, eq, isNull } from 'drizzle-orm';
import { toLocalPath } from '#contract/http/languages.ts';
import type { AppContext } from '../app-context.ts';
import { toAppName } from '../config.ts';
import { users } from '../db/schema.ts';
import type { PreparedMail } from '../mail/layout.ts';
import type { SeriesMail } from '../queue/mail-work.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import { toUnsubscribeUrl } from '../mail/unsubscribe-link.ts';
import { toOwnOrigin } from '../process/own-address.ts';
import { readArrived } from './applications-mail.ts';
import { readDecision } from './decision-mails.ts';
import { readFollowed } from './followed-mail.ts';
import type { SeriesLetter } from './letter.ts';
import { seriesTexts } from './texts.ts';
import { readWeek } from './weekly-mail.ts';

async function findReader(
  { db }: Pick<AppContext, 'db'>,
  { userId, series, isForConfirmedOnly }: SeriesLetter,
) {
  const [user] = await db.orm
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (user === undefined || user.unwantedMails.includes(series)) return null;
  return isForConfirmedOnly && user.emailVerifiedAt === null ? null : user;
}

function readLetter(
  context: Pick<AppContext, 'db' | 'clock' | 'queue'>,
  mail: SeriesMail,
  work: string,
): Promise<SeriesLetter | null> {
  if ('state' in mail) return readDecision(context, mail);
  if (mail.kind === 'followed') return readFollowed(context, { id: mail.id, work });
  return mail.kind === 'weekly' ? readWeek(context, mail) : readArrived(context, mail);
}

/** Writes a mail of a series. @param work the id of the work that sends it @returns null if it is unsubscribed, or no longer true */
export async function prepareSeriesMail(
  context: Pick<AppContext, 'db' | 'config' | 'clock' | 'queue'>,
  mail: SeriesMail,
  work: string,
): Promise<PreparedMail | null> {
  const letter = await readLetter(context, mail, work);
  const reader = letter && (await findReader(context, letter));
  if (!letter || !reader) return null;
  const { email: to, language } = reader;
  const appName = toAppName(context.config, language);
  const words = seriesTexts[language];
  const { button, jobs = [], ...content } = letter.write(words, language, appName);
  const toUrl = (path: string) => toOwnOrigin(context.config) + toLocalPath(path, language);
  const unsubscribeUrl = await toUnsubscribeUrl(context, letter);
  return {
    to,
    language,
    unsubscribeUrl,
    ...(letter.replyTo !== undefined && { replyTo: letter.replyTo }),
    ...(letter.onUnsent && { onUnsent: letter.onUnsent }),
    content: {
      ...content,
      items: jobs.map(({ title, path, lines }) => ({ title, url: toUrl(path), lines })),
      link: { label: button.label, url: toUrl(button.path), hint: mailTexts[language].linkHint },
      footer: (letter.series === 'followed' ? words.followed.footer : words.footer)(to, appName),
      stops: [{ label: words.unsubscribe[letter.series], url: unsubscribeUrl }],
    },
  };
}
