import type { Job } from '#contract/jobs/job.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { BookmarkMark } from './bookmark-mark.tsx';
import { savedMessages } from '../messages.ts';
import { useBookmark } from './use-bookmark.ts';

/** The details page's second round button (§2): saves the job for offline reading, and un-saves it. */
export function BookmarkRoundButton({ job }: { job: Job }) {
  const messages = useMessages(savedMessages);
  const { isFull, problem, ...mark } = useBookmark(job);
  return (
    <>
      <BookmarkMark job={job} look="round" {...mark} />
      <span role="status" className="order-last self-center text-sm text-muted empty:hidden">
        {problem && messages[problem]}
        {isFull && messages.offline}
      </span>
    </>
  );
}
