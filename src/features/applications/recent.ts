import type { QueryClient } from '@tanstack/react-query';
import { saveJobCopy } from '#api/save-job-copy.ts';
import type { Stage } from '#contract/jobs/stages.ts';
import type { AppliedJob, Letter } from '#device/letters/letter.ts';
import { storeLetter, removeLetter } from '#device/letters/writes.ts';
import { createObservable } from '#platform/observable.ts';
import { serverNow } from '#platform/server-time.ts';
import { loadSavedJobs, knownSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { removeSavedJob, saveJob, setStage } from '#device/saved-jobs/writes.ts';
import { asHanded, asNotSent, asReady, asSent } from './letter-rules.ts';

/** Actions on an application. The last one can be undone as long as the page is open. */

/** The letter before the action, and for an application the saved job's stage. */
export type Recent =
  | { kind: 'removed' | 'notRemoved'; applied: AppliedJob; letter: Letter }
  | {
      kind: 'sent';
      applied: AppliedJob;
      letter: Letter | undefined;
      job: 'moved' | 'saved' | 'unsaved';
      stage: Stage;
    };

const recent = createObservable<Recent | null>(null);
export const { get: knownRecent, subscribe: onRecentChange } = recent;

/** Drops the undo of a job's last action. */
export function clearRecent(jobId: string): void {
  if (recent.get()?.applied.jobId === jobId) recent.set(null);
}

async function stageOf(jobId: string): Promise<Stage | undefined> {
  await loadSavedJobs();
  return knownSavedJobs().get(jobId)?.stage;
}

/** Marks a letter as finished, and moves its saved job to the stage `written`. */
export async function finishLetter(letter: Letter): Promise<void> {
  clearRecent(letter.jobId);
  void storeLetter(asReady(letter, serverNow()));
  if ((await stageOf(letter.jobId)) === 'saved') await setStage(letter.jobId, 'written');
}

/** Records that the letter was given to a mail program or the clipboard. */
export const noteHanded = (letter: Letter): void => void storeLetter(asHanded(letter, serverNow()));

/** Records that the letter was not sent yet. */
export const noteNotSent = (letter: Letter): void => void storeLetter(asNotSent(letter));

async function saveAppliedJob(queryClient: QueryClient, { job, company }: AppliedJob): Promise<boolean> {
  if (job === null || !(await saveJob({ job, company, copiedAt: serverNow(), isFull: false }))) return false;
  void saveJobCopy(queryClient, job);
  return true;
}

interface Application {
  applied: AppliedJob;
  letter: Letter | undefined;
}

/** Records that the application was sent: saves the job at the stage `sent`. */
export async function noteSent(queryClient: QueryClient, { applied, letter }: Application): Promise<void> {
  // A letter that is still a draft is not the one that was sent.
  if (letter?.step === 'ready') void storeLetter(asSent(letter, serverNow()));
  const stage = await stageOf(applied.jobId);
  const isSaved = stage !== undefined || (await saveAppliedJob(queryClient, applied));
  const isAtStage = isSaved && (await setStage(applied.jobId, 'sent'));
  const job = isAtStage ? (stage === undefined ? 'saved' : 'moved') : 'unsaved';
  recent.set({ kind: 'sent', applied, letter, job, stage: stage ?? 'saved' });
}

export async function deleteLetter(letter: Letter): Promise<void> {
  const isRemoved = await removeLetter(letter.jobId);
  recent.set({ kind: isRemoved ? 'removed' : 'notRemoved', applied: letter, letter });
}

/** Undoes the last action. */
export async function undoRecent(step: Recent): Promise<void> {
  const { jobId } = step.applied;
  clearRecent(jobId);
  if (step.letter) void storeLetter(step.letter);
  if (step.kind !== 'sent') return;
  if (step.job === 'saved') await removeSavedJob(jobId);
  if (step.job === 'moved') await setStage(jobId, step.stage);
}
