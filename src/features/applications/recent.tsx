import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { saveJobCopy } from '#api/job-copies.ts';
import type { Stage } from '#contract/jobs/stages.ts';
import { type AppliedJob, type Letter, removeLetter, storeLetter } from '#device/letter.ts';
import { knownSavedJobs, loadSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { removeSavedJob, saveJob, setStage } from '#device/saved-jobs/writes.ts';
import { createObservable } from '#platform/observable.ts';
import { serverNow } from '#platform/server-time.ts';
import { asHanded, asNotSent, asReady, asSent } from './letter-rules.ts';
import { letterMessages, type LetterTexts } from './messages.ts';

/** Actions on an application. The last one can be undone as long as the page is open. */

/** The letter before the action, and for an application the saved job's stage. */
type Recent =
  | { kind: 'removed' | 'notRemoved'; applied: AppliedJob; letter: Letter }
  | {
      kind: 'sent';
      applied: AppliedJob;
      letter: Letter | undefined;
      job: 'moved' | 'saved' | 'unsaved';
      stage: Stage;
    };

const lastAction = createObservable<Recent | null>(null);

/** Drops the undo of a job's last action. */
export function clearRecent(jobId: string): void {
  if (lastAction.get()?.applied.jobId === jobId) lastAction.set(null);
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
  lastAction.set({ kind: 'sent', applied, letter, job, stage: stage ?? 'saved' });
}

export async function deleteLetter(letter: Letter): Promise<void> {
  const isRemoved = await removeLetter(letter.jobId);
  lastAction.set({ kind: isRemoved ? 'removed' : 'notRemoved', applied: letter, letter });
}

/** Undoes the last action. */
async function undoRecent(step: Recent): Promise<void> {
  const { jobId } = step.applied;
  clearRecent(jobId);
  if (step.letter) void storeLetter(step.letter);
  if (step.kind !== 'sent') return;
  if (step.job === 'saved') await removeSavedJob(jobId);
  if (step.job === 'moved') await setStage(jobId, step.stage);
}

function toText(recent: Recent, texts: LetterTexts): string {
  if (recent.kind === 'sent') return recent.job === 'unsaved' ? texts.markedUnsaved : texts.marked;
  return recent.kind === 'removed' ? texts.removed : texts.notRemoved;
}

function UndoButton({ recent, onUndo }: { recent: Recent; onUndo: () => void }) {
  const { undo } = letterMessages;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button may have been removed, which leaves the focus on `body`.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  const press = () => {
    onUndo();
    void undoRecent(recent);
  };
  return (
    <button ref={button} type="button" className="btn" onClick={press}>
      {undo}
    </button>
  );
}

/** The last action on the application for a job, with "Undo". */
export function RecentNote({ jobId, onUndo }: { jobId: string; onUndo: () => void }) {
  const texts = letterMessages;
  const last = useSyncExternalStore(lastAction.subscribe, lastAction.get, () => null);
  const recent = last?.applied.jobId === jobId ? last : null;
  return (
    <div role="status">
      {recent && (
        <p className="flex flex-wrap items-center gap-3 rounded-lg bg-notice px-3 py-2">
          <span className="min-w-0 flex-1">{toText(recent, texts)}</span>
          {recent.kind !== 'notRemoved' && <UndoButton key={recent.kind} recent={recent} onUndo={onUndo} />}
        </p>
      )}
    </div>
  );
}
