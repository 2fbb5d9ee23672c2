import { and, eq, isNull, ne } from 'drizzle-orm';
import { toLocalPath } from '#contract/http/languages.ts';
import { toJobPath } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { claimTold, releaseTold, type ToldMail } from '../applications/follow.ts';
import { toAppName } from '../config.ts';
import { companies, jobs, users } from '../db/schema.ts';
import type { PreparedMail } from '../mail/layout.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import { toUnsubscribeUrl } from '../mail/unsubscribe-link.ts';
import { toOwnOrigin } from '../process.ts';
import type { SeriesMail } from '../queue/work-kinds.ts';
import { readArrived, readWeek } from './employer-mails.ts';
import { readDecision } from './decision-mails.ts';
import { type SeriesLetter, seriesTexts } from './texts.ts';

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

/** The public address of the company that decided. A rejected company has none. */
async function readCompanyEmail({ db }: Pick<AppContext, 'db'>, jobId: string): Promise<string | undefined> {
  const isPublic = and(
    eq(companies.approval, 'approved'),
    isNull(companies.deletedAt),
    ne(companies.email, ''),
  );
  const [row] = await db.orm
    .select({ email: companies.email })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, jobId), isPublic));
  return row?.email;
}

/** What became of an application, for its applicant. @returns null where that is not to be mailed, or later */
async function readFollowed(
  context: Pick<AppContext, 'db' | 'queue' | 'clock'>,
  mail: ToldMail,
): Promise<SeriesLetter | null> {
  const row = await claimTold(context, mail);
  if (row === null) return null;
  const replyTo = await readCompanyEmail(context, row.jobId);
  const { toldState: state, toldReason: reason, jobTitle: title } = row;
  // Sent, sent again or withdrawn by the applicant.
  if (state === 'new' || state === 'withdrawn') return null;
  return {
    userId: row.applicantId,
    series: 'followed',
    ...(replyTo !== undefined && { replyTo }),
    isForConfirmedOnly: true,
    write: ({ followed: words }) => ({
      subject: `${title}: ${words.states[state]}`,
      paragraphs: [words.text(title, row.companyName), words.states[state]],
      after: reason === '' ? [] : [words.reasons[reason]],
      button: { label: words.button, path: toJobPath(row.jobId) },
    }),
    onUnsent: async () => void (await releaseTold(context.db.orm, mail)),
  };
}
