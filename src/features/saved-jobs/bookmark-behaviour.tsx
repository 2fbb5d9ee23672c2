import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Job } from '#contract/jobs/job.ts';
import { saveJobCopy } from '#api/job-copies.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { knownSavedJobs, loadSavedJobs, useSavedJob } from '#device/saved-jobs/saved-jobs.ts';
import { putSavedJob, removeSavedJob } from '#device/saved-jobs/writes.ts';
import { snack } from '#ui/dialog/snackbar.tsx';
import { savedMessages as texts } from './messages.ts';
import { useOpensOffline } from '#api/on-device/opens-offline.ts';
import { Icon } from '#ui/icon/icon.tsx';

const useIsSavedInFull = (jobId: string): boolean => useSavedJob(jobId)?.isFull ?? false;

function reportSaved(job: Job, isStored: boolean): void {
  const isFull = knownSavedJobs().get(job._id)?.isFull === true;
  const undo = () => void removeSavedJob(job._id);
  if (isStored) snack.set({ text: isFull ? texts.savedFull : texts.savedShort, undo });
  else snack.set({ text: texts.noSpace });
}

/** Saves a job whose bookmark was pressed before this chunk had loaded, unless it is saved already. */
export async function saveEarly(queryClient: QueryClient, job: Job): Promise<void> {
  await loadSavedJobs();
  reportSaved(job, knownSavedJobs().has(job._id) || (await saveJobCopy(queryClient, job)));
}

function reportRemoved({ job }: SavedJob, isStored: boolean, undo: () => void): void {
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

/** The button's state and action, passed to it once this chunk is loaded. */
export interface Behaviour {
  isSaved: boolean;
  onPress: () => void;
}

export interface BehaviourProps {
  job: Job;
  onChange: (behaviour: Behaviour) => void;
}

/** What the bookmark does (§2); it renders nothing. */
export function BookmarkBehaviour({ job, onChange }: BehaviourProps) {
  const saved = useSavedJob(job._id);
  const onPress = useToggle(job, saved);
  const isSaved = saved !== undefined;
  useEffect(() => onChange({ isSaved, onPress }), [onChange, isSaved, onPress]);
  return null;
}

function AvailableOffline() {
  const { offline } = texts;
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
export function BookmarkOfflineNote({ job }: { job: Job }) {
  return useOpensOffline(job._id) && <AvailableOffline />;
}
