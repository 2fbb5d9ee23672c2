import { toJobPath } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { claimTold, releaseTold } from '../applications/follow.ts';
import type { SeriesLetter } from './letter.ts';

/**
 * What became of an application, for its applicant. @param work the id of the work that sends it
 * @returns null where that was mailed, or is no longer followed
 */
export async function readFollowed(
  { db }: Pick<AppContext, 'db'>,
  { id, work }: { id: string; work: string },
): Promise<SeriesLetter | null> {
  const row = await claimTold(db.orm, { id, work });
  if (row === undefined) return null;
  const { toldState: state, toldReason: reason, jobTitle: title } = row;
  // Sent, sent again or withdrawn by the applicant.
  if (state === 'new' || state === 'withdrawn') return null;
  return {
    userId: row.applicantId,
    series: 'followed',
    isForConfirmedOnly: true,
    write: ({ followed: words }) => ({
      subject: `${title}: ${words.states[state]}`,
      paragraphs: [words.text(title, row.companyName), words.states[state]],
      after: reason === '' ? [] : [words.reasons[reason]],
      button: { label: words.button, path: toJobPath(row.jobId) },
    }),
    onPostponed: async () => void (await releaseTold(db.orm, { id, work })),
  };
}
