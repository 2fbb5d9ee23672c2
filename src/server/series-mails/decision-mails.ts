import { eq } from 'drizzle-orm';
import { appPaths } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { companies, jobs } from '../db/schema.ts';
import type { SeriesMail } from '../queue/work-kinds.ts';
import { toStateMark } from '../mail/send-mail.ts';
import type { SeriesLetter, SeriesTexts } from './texts.ts';

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
export const readDecision = (context: DecisionContext, mail: Decided): Promise<SeriesLetter | null> =>
  readers[mail.kind](context, mail);
