import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { saveJobCopy } from '#api/save-job-copy.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { knownSavedJobs, loadSavedJobs, useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { putSavedJob, removeSavedJob } from '#device/saved-jobs/writes.ts';
import { clearPress, wasPressedLast } from './bookmark-placeholder.tsx';
import { useMessages } from '#platform/i18n/messages.ts';
import { BookmarkMark } from './bookmark-mark.tsx';
import { savedMessages } from '../messages.ts';
import { jobKeys } from '#api/jobs.ts';
import { Icon } from '#ui/icon/icon.tsx';

function useSavedMark(jobId: string) {
  const saved = useSavedJobs().get(jobId);
  return { saved, isSaved: saved !== undefined, isFull: saved?.isFull ?? false };
}

/** Saves after a tap on the placeholder. @returns false when the storage is full */
async function saveUnlessSaved(queryClient: QueryClient, job: Job): Promise<boolean> {
  await loadSavedJobs();
  return knownSavedJobs().has(job._id) || saveJobCopy(queryClient, job);
}

function useBookmark(job: Job) {
  const queryClient = useQueryClient();
  const { saved, isSaved, isFull } = useSavedMark(job._id);
  const [problem, setProblem] = useState<'noSpace' | 'notStored' | null>(null);
  const [removed, setRemoved] = useState<SavedJob>();
  const [hasFocus] = useState(() => wasPressedLast(job._id));
  const remove = async (copy: SavedJob) => {
    const isRemoved = await removeSavedJob(job._id);
    setProblem(isRemoved ? null : 'notStored');
    if (isRemoved) setRemoved(copy);
  };
  const save = async () => {
    // Undoes an accidental removal, also offline.
    if (removed?.job._id === job._id) await putSavedJob(removed);
    setProblem((await saveJobCopy(queryClient, job)) ? null : 'noSpace');
  };
  useEffect(() => {
    if (!clearPress(job._id)) return;
    void saveUnlessSaved(queryClient, job).then((isStored) => setProblem(isStored ? null : 'noSpace'));
  }, [queryClient, job]);
  const onPress = () => void (saved ? remove(saved) : save());
  return { isSaved, isFull, problem, hasFocus, onPress };
}

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
