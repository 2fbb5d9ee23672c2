import { and, eq, isNull, ne } from 'drizzle-orm';
import { toJobPath } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { claimTold, releaseTold, type ToldMail } from '../applications/follow.ts';
import { companies, jobs } from '../db/schema.ts';
import type { SeriesLetter } from './letter.ts';

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
export async function readFollowed(
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
