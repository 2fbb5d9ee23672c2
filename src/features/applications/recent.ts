import type { QueryClient } from '@tanstack/react-query';
import { saveJobCopy } from '#api/save-job-copy.ts';
import type { Stage } from '#contract/device/late-storage.ts';
import type { Letter } from '#device/letters/letter.ts';
import { storeLetter, removeLetter } from '#device/letters/writes.ts';
import { createObservable } from '#platform/observable.ts';
import { loadSavedJobs, knownSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { removeSavedJob, saveJob, setStage } from '#device/saved-jobs/writes.ts';
import { asHanded, asNotSent, asReady, asSent } from './letter-rules.ts';

/** Actions on a finished letter. The last one can be undone as long as the page is open. */

/** The letter before the action, and for a sent one the saved job's stage. */
export type Recent =
  | { kind: 'removed' | 'notRemoved'; letter: Letter }
  | { kind: 'sent'; letter: Letter; job: 'moved' | 'saved' | 'unsaved'; stage: Stage };

const recent = createObservable<Recent | null>(null);
export const { get: knownRecent, subscribe: onRecentChange } = recent;

/** Ends the undo of a job's letter. */
export function clearRecent(jobId: string): void {
  if (recent.get()?.letter.jobId === jobId) recent.set(null);
}

async function stageOf(jobId: string): Promise<Stage | undefined> {
  await loadSavedJobs();
  return knownSavedJobs().get(jobId)?.stage;
}

/** Marks a letter as finished, and the saved job as being written for. */
export async function finishLetter(letter: Letter): Promise<void> {
  clearRecent(letter.jobId);
  void storeLetter(asReady(letter, Date.now()));
  if ((await stageOf(letter.jobId)) === 'saved') await setStage(letter.jobId, 'written');
}

/** Notes that a mail program or the clipboard has the letter. */
export const noteHanded = (letter: Letter): void => void storeLetter(asHanded(letter, Date.now()));

/** Notes that the letter was not sent yet. */
export const noteNotSent = (letter: Letter): void => void storeLetter(asNotSent(letter));

async function saveAppliedJob(queryClient: QueryClient, { job, company }: Letter): Promise<boolean> {
  if (job === null || !(await saveJob({ job, company, copiedAt: Date.now(), isFull: false }))) return false;
  void saveJobCopy(queryClient, job);
  return true;
}

/** Notes that the letter was sent: saves the job at that stage. */
export async function noteSent(queryClient: QueryClient, letter: Letter): Promise<void> {
  void storeLetter(asSent(letter, Date.now()));
  const stage = await stageOf(letter.jobId);
  const isSaved = stage !== undefined || (await saveAppliedJob(queryClient, letter));
  const isAtStage = isSaved && (await setStage(letter.jobId, 'sent'));
  const job = isAtStage ? (stage === undefined ? 'saved' : 'moved') : 'unsaved';
  recent.set({ kind: 'sent', letter, job, stage: stage ?? 'saved' });
}

export async function deleteLetter(letter: Letter): Promise<void> {
  const isRemoved = await removeLetter(letter.jobId);
  recent.set({ kind: isRemoved ? 'removed' : 'notRemoved', letter });
}

/** Undoes the last action. */
export async function undoRecent(step: Recent): Promise<void> {
  clearRecent(step.letter.jobId);
  void storeLetter(step.letter);
  if (step.kind !== 'sent') return;
  if (step.job === 'saved') await removeSavedJob(step.letter.jobId);
  if (step.job === 'moved') await setStage(step.letter.jobId, step.stage);
}
