import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { saveJobCopy } from '#api/save-job-copy.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { knownSavedJobs, loadSavedJobs, useSavedJob } from '#device/saved-jobs/saved-jobs.ts';
import { putSavedJob, removeSavedJob } from '#device/saved-jobs/writes.ts';
import { snack } from '#presenters/snack.ts';
import type { BehaviourProps } from './bookmark-mark.tsx';
import { savedMessages } from '#texts/features/saved-jobs/messages';
import { useOpensOffline } from '#api/on-device/opens-offline.ts';
import { Icon } from '#ui/icon/icon.tsx';

const useIsSavedInFull = (jobId: string): boolean => useSavedJob(jobId)?.isFull ?? false;

/** @returns false when the storage is full */
async function saveUnlessSaved(queryClient: QueryClient, job: Job): Promise<boolean> {
  await loadSavedJobs();
  return knownSavedJobs().has(job._id) || saveJobCopy(queryClient, job);
}

function reportSaved(job: Job, isStored: boolean): void {
  const texts = savedMessages;
  const isFull = knownSavedJobs().get(job._id)?.isFull === true;
  const undo = () => void removeSavedJob(job._id);
  if (isStored) snack.set({ text: isFull ? texts.savedFull : texts.savedShort, undo });
  else snack.set({ text: texts.noSpace });
}

function reportRemoved({ job }: SavedJob, isStored: boolean, undo: () => void): void {
  const texts = savedMessages;
  const undoLabel = texts.undoNamed(job.title);
  snack.set(isStored ? { text: texts.removed(job.title), undo, undoLabel } : { text: texts.notStored });
}

/** Saves the job, or removes it. */
function useToggle(job: Job, saved: SavedJob | undefined): () => void {
  const queryClient = useQueryClient();
  const [removed, setRemoved] = useState<SavedJob>();
  return useCallback(() => {
    const remove = async (copy: SavedJob) => {
      const isRemoved = await removeSavedJob(job._id);
      if (isRemoved) setRemoved(copy);
      reportRemoved(copy, isRemoved, () => void putSavedJob(copy));
    };
    const save = async () => {
      // Undoes an accidental removal, also offline.
      if (removed) await putSavedJob(removed);
      reportSaved(job, await saveJobCopy(queryClient, job));
    };
    void (saved ? remove(saved) : save());
  }, [queryClient, job, saved, removed]);
}

/** Saves a job that was pressed before this code was there. @returns whether it is under way */
function useEarlyPress(job: Job, presses: number): boolean {
  const queryClient = useQueryClient();
  const [handled, setHandled] = useState(0);
  const isSaving = presses > handled;
  // Saving reads the job anew, and must not begin again with it.
  const save = useEffectEvent(() => saveUnlessSaved(queryClient, job));
  const end = useEffectEvent((isStored: boolean) => {
    setHandled(presses);
    reportSaved(job, isStored);
  });
  useEffect(() => {
    if (isSaving) void save().then(end);
  }, [isSaving]);
  return isSaving;
}

/** What the bookmark does (§2); it renders nothing. */
export function BookmarkBehaviour({ job, presses, onChange }: BehaviourProps) {
  const saved = useSavedJob(job._id);
  const isSaving = useEarlyPress(job, presses);
  const onPress = useToggle(job, saved);
  const isSaved = isSaving || saved !== undefined;
  useEffect(() => onChange({ isSaved, onPress }), [onChange, isSaved, onPress]);
  return null;
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
  return useIsSavedInFull(job._id) && <AvailableOffline />;
}

/** "Available offline", for every job that opens whole without internet. */
export function OfflineNote({ job }: { job: Job }) {
  return useOpensOffline(job._id) && <AvailableOffline />;
}
