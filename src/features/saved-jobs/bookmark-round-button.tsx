import type { Job } from '#contract/job.ts';
import { useMessages } from '#platform/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { savedMessages } from './messages.ts';
import { useBookmark } from './use-bookmark.ts';

/** The details page's second round button (§2): saves the job for offline reading, and un-saves it. */
export function BookmarkRoundButton({ job }: { job: Job }) {
  const messages = useMessages(savedMessages);
  const { isSaved, isFull, problem, toggle } = useBookmark(job);
  return (
    <>
      <button
        type="button"
        className="btn btn-circle text-primary"
        aria-pressed={isSaved}
        aria-label={messages.save(job.title)}
        onClick={() => void toggle()}
      >
        <Icon name="bookmark" fill={isSaved ? 'currentColor' : 'none'} />
      </button>
      <span role="status" className="order-last self-center text-sm text-muted empty:hidden">
        {problem && messages[problem]}
        {isFull && messages.offline}
      </span>
    </>
  );
}
