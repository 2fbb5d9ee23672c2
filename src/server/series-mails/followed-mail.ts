import { toJobPath } from '#contract/http/paths.ts';
import type { AppContext } from '../app-context.ts';
import { claimTold, releaseTold, type ToldMail } from '../applications/follow.ts';
import type { SeriesLetter } from './letter.ts';

/** What became of an application, for its applicant. @returns null where that is not to be mailed, or later */
export async function readFollowed(
  context: Pick<AppContext, 'db' | 'queue' | 'clock'>,
  mail: ToldMail,
): Promise<SeriesLetter | null> {
  const row = await claimTold(context, mail);
  if (row === null) return null;
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
    onUnsent: async () => void (await releaseTold(context.db.orm, mail)),
  };
}
