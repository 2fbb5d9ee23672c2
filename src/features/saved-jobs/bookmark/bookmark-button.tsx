import type { Job } from '#contract/jobs/job.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { BookmarkMark } from './bookmark-mark.tsx';
import { savedMessages } from '../messages.ts';
import { useBookmark, useSavedMark } from './use-bookmark.ts';
import { useQueryClient } from '@tanstack/react-query';
import { jobKeys } from '#api/jobs.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** The details page's second round button (§2): saves the job, or removes it. */
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

/** The bookmark in a card's corner: filled when the job is saved. */
export function BookmarkButton({ job }: { job: Job }) {
  const messages = useMessages(savedMessages);
  const { problem, ...mark } = useBookmark(job);
  return (
    <>
      <BookmarkMark job={job} look="card" {...mark} />
      {problem && (
        <span role="alert" className="sr-only">
          {messages[problem]}
        </span>
      )}
    </>
  );
}

/** "Available offline", for jobs that are saved or cached. */
export function OfflineNote({ job }: { job: Job }) {
  const messages = useMessages(savedMessages);
  const isSavedInFull = useSavedMark(job._id).isFull;
  const wasRead = useQueryClient().getQueryData(jobKeys.detail(job._id)) !== undefined;
  if (!isSavedInFull && !wasRead) return null;
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold text-primary">
      <Icon name="download" className="size-4" />
      {messages.offline}
    </span>
  );
}
