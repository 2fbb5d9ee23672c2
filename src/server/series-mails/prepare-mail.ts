import { and, eq, isNull, ne } from 'drizzle-orm';
import { toLocalPath } from '#contract/http/languages.ts';
import { appPaths, toJobPath } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { claimTold, releaseTold, type ToldMail } from '../applications/follow.ts';
import { toAppName } from '../config.ts';
import { companies, jobs, users } from '../db/schema.ts';
import type { PreparedMail } from '../mail/layout.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import { toStateMark } from '../mail/send-mail.ts';
import { toUnsubscribeUrl } from '../mail/unsubscribe-link.ts';
import { toOwnOrigin } from '../process.ts';
import type { SeriesMail } from '../queue/work-kinds.ts';
import { readArrived, readWeek } from './employer-mails.ts';
import { type SeriesLetter, seriesTexts, type SeriesTexts } from './texts.ts';

type DecisionContext = Pick<AppContext, 'db' | 'clock'>;

type Decided = Extract<SeriesMail, { state: string }>;

const shared = { series: 'decisions', isForConfirmedOnly: false } as const;

interface JobRow {
  job: typeof jobs.$inferSelect;
  company: typeof companies.$inferSelect;
}

/** Approved, and public or not. */
function toApproved({ job, company }: JobRow, now: number, words: SeriesTexts['job']): string {
  if (company.approval !== 'approved') return words.companyText(company.name);
  const isPublic = job.status === 'open' && job.closesAt.getTime() > now;
  return isPublic ? words.publicText : words.approvedText;
}

async function readJobDecision(
  { db, clock }: DecisionContext,
  { id, state }: Decided,
): Promise<SeriesLetter | null> {
  const [row] = await db.orm
    .select({ job: jobs, company: companies })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, id));
  if (row === undefined) return null;
  const { job, company } = row;
  const isOver = job.deletedAt !== null || company.deletedAt !== null;
  if (isOver || toStateMark(job.approval, job.approvalReason) !== state) return null;
  return {
    ...shared,
    userId: job.createdBy,
    write: ({ job: words }) => {
      const isApproved = job.approval === 'approved';
      return {
        subject: (isApproved ? words.approved : words.rejected)(job.title),
        paragraphs: isApproved
          ? [toApproved(row, clock(), words)]
          : [words.rejectedText, words.reason(job.approvalReason)],
        after: isApproved ? [] : [words.rejectedAfter],
        button: { label: words.button, path: appPaths.userJobs },
      };
    },
  };
}

async function readCompany({ db }: DecisionContext, id: string) {
  const [company] = await db.orm.select().from(companies).where(eq(companies.id, id));
  return company === undefined || company.deletedAt !== null ? null : company;
}

async function readCompanyDecision(
  context: DecisionContext,
  { id, state }: Decided,
): Promise<SeriesLetter | null> {
  const company = await readCompany(context, id);
  if (company === null || toStateMark(company.approval, company.approvalReason) !== state) return null;
  return {
    ...shared,
    userId: company.createdBy,
    write: ({ company: words }) => {
      const isApproved = company.approval === 'approved';
      return {
        subject: (isApproved ? words.approved : words.rejected)(company.name),
        paragraphs: isApproved
          ? [words.approvedText]
          : [words.rejectedText, words.reason(company.approvalReason)],
        after: isApproved ? [] : [words.rejectedAfter],
        button: { label: words.button, path: appPaths.companiesList },
      };
    },
  };
}

async function readContactDecision(
  context: DecisionContext,
  { id, state }: Decided,
): Promise<SeriesLetter | null> {
  const company = await readCompany(context, id);
  if (company === null || company.pendingContact !== null) return null;
  const { contactReason: reason, name } = company;
  if (toStateMark(reason === '' ? 'approved' : 'rejected', reason) !== state) return null;
  return {
    ...shared,
    userId: company.createdBy,
    write: ({ contact: words, company: { button } }) => ({
      subject: (reason === '' ? words.approved : words.rejected)(name),
      paragraphs: reason === '' ? [words.approvedText] : [words.rejectedText, words.reason(reason)],
      after: [],
      button: { label: button, path: appPaths.companiesList },
    }),
  };
}

const readers = {
  'job-decision': readJobDecision,
  'company-decision': readCompanyDecision,
  'contact-decision': readContactDecision,
} as const;

/** The mail about a decision. @returns null if it was undone or replaced by another decision */
const readDecision = (context: DecisionContext, mail: Decided): Promise<SeriesLetter | null> =>
  readers[mail.kind](context, mail);

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
