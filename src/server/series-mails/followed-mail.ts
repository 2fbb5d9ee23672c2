import { eq } from 'drizzle-orm';
import { toJobPath } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { toToldMark } from '../applications/follow.ts';
import { applications } from '../db/applications-schema.ts';
import { companies, jobs } from '../db/schema.ts';
import type { SeriesMail } from '../queue/mail-work.ts';
import type { SeriesLetter } from './letter.ts';

type Followed = Extract<SeriesMail, { kind: 'followed' }>;

/** What became of an application, for its applicant. @returns null where that is known, or no longer followed */
export async function readFollowed(
  { db }: Pick<AppContext, 'db'>,
  { id, known }: Followed,
): Promise<SeriesLetter | null> {
  const { applicantId: userId, isFollowed, toldState, toldReason } = applications;
  const [row] = await db.orm
    .select({
      userId,
      isFollowed,
      toldState,
      toldReason,
      title: jobs.title,
      jobId: jobs.id,
      company: companies.name,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applications.id, id))
    // Waits for a decision that is being stored: as this mail was queued, it added none.
    .for('share', { of: applications });
  if (!row?.isFollowed || toToldMark(row) === known) return null;
  const { toldState: state, toldReason: reason } = row;
  // Sent, sent again or withdrawn by the applicant.
  if (state === 'new' || state === 'withdrawn') return null;
  return {
    userId: row.userId,
    series: 'followed',
    isForConfirmedOnly: true,
    write: ({ followed: words }) => ({
      subject: `${row.title}: ${words.states[state]}`,
      paragraphs: [words.text(row.title, row.company), words.states[state]],
      after: reason === '' ? [] : [words.reasons[reason]],
      button: { label: words.button, path: toJobPath(row.jobId) },
    }),
  };
}
