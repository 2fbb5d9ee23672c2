import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { saveJobCopy } from '#api/save-job-copy.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { knownSavedJobs, loadSavedJobs, useSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { putSavedJob, removeSavedJob } from '#device/saved-jobs/writes.ts';
import { clearPress, wasPressedLast } from './bookmark-placeholder.tsx';
import { snack } from '#presenters/snack.ts';
import { BookmarkMark } from './bookmark-mark.tsx';
import { savedMessages } from '#texts/features/saved-jobs/messages';
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

/** What a change came to, in the message above the dock. */
function useReport(job: Job) {
  const texts = savedMessages;
  const undoLabel = texts.undoNamed(job.title);
  const saved = (isStored: boolean, undo: () => void) => {
    const isFull = knownSavedJobs().get(job._id)?.isFull === true;
    if (isStored) snack.set({ text: isFull ? texts.savedFull : texts.savedShort, undo });
    else snack.set({ text: texts.noSpace });
  };
  const removed = (isStored: boolean, undo: () => void) =>
    snack.set(isStored ? { text: texts.removed(job.title), undo, undoLabel } : { text: texts.notStored });
  return { saved, removed };
}

function useBookmark(job: Job) {
  const queryClient = useQueryClient();
  const { saved, isSaved } = useSavedMark(job._id);
  const report = useReport(job);
  const [removed, setRemoved] = useState<SavedJob>();
  const [hasFocus] = useState(() => wasPressedLast(job._id));
  const remove = async (copy: SavedJob) => {
    const isRemoved = await removeSavedJob(job._id);
    if (isRemoved) setRemoved(copy);
    report.removed(isRemoved, () => void putSavedJob(copy));
  };
  const save = async () => {
    // Undoes an accidental removal, also offline.
    if (removed?.job._id === job._id) await putSavedJob(removed);
    report.saved(await saveJobCopy(queryClient, job), () => void removeSavedJob(job._id));
  };
  const reportEarly = useEffectEvent((isStored: boolean) =>
    report.saved(isStored, () => void removeSavedJob(job._id)),
  );
  useEffect(() => {
    if (clearPress(job._id)) void saveUnlessSaved(queryClient, job).then(reportEarly);
  }, [queryClient, job]);
  const onPress = () => void (saved ? remove(saved) : save());
  return { isSaved, hasFocus, onPress };
}

/** The details page's second round button (§2): saves the job, or removes it. */
export function BookmarkRoundButton({ job }: { job: Job }) {
  return <BookmarkMark job={job} look="round" {...useBookmark(job)} />;
}

/** The bookmark in a card's corner: filled when the job is saved. */
export function BookmarkButton({ job }: { job: Job }) {
  return <BookmarkMark job={job} look="card" {...useBookmark(job)} />;
}

function AvailableOffline() {
  const { offline } = savedMessages;
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold text-primary">
      <Icon name="download" className="size-4" />
      {offline}
    </span>
  );
}

/** "Available offline", for a saved job. */
export function SavedMark({ job }: { job: Job }) {
  return useSavedMark(job._id).isFull && <AvailableOffline />;
}

/** "Available offline", for jobs that are saved or cached. */
export function OfflineNote({ job }: { job: Job }) {
  const isSavedInFull = useSavedMark(job._id).isFull;
  const wasRead = useQueryClient().getQueryData(jobKeys.detail(job._id)) !== undefined;
  return (isSavedInFull || wasRead) && <AvailableOffline />;
}
