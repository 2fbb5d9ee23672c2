import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { SAVED_JOB_VERSION, type Stage } from '#contract/device/saved.ts';
import { logNotice } from '#platform/log.ts';
import { mergeSaved, withAccepted, withLatest } from './changes.ts';
import type { Latest, SavedJob } from './saved-job.ts';
import { fetchLogo, logoPathOf } from './logo.ts';
import { knownSavedJobs, loadSavedJobs, publishSavedJobs } from './saved-jobs.ts';
import type { Change } from './store.ts';

/**
 * Changes of the saved jobs. Each shows at once and is taken back when the device cannot keep it; none rejects:
 * they resolve to whether the device has it.
 */

/** What is at hand of a job when it is saved. */
export interface NewSavedJob {
  job: Job;
  /** null while it is not known. */
  company: Company | null;
  /** When it was read from the server, ms since the epoch. */
  copiedAt: number;
  /** False for the list's short form. */
  isFull: boolean;
}

/** Changes come one after the other, so that what is taken back is never a later one. */
let last: Promise<unknown> = Promise.resolve();

function show(id: string, saved: SavedJob | null | undefined): void {
  const next = new Map(knownSavedJobs());
  if (saved) next.set(id, saved);
  else next.delete(id);
  publishSavedJobs(next);
}

/** A device that has no room for the picture, or cannot keep any, may still have some for the words. */
async function keep(id: string, change: Change): Promise<SavedJob | undefined> {
  const { changeKept } = await import('./store.ts');
  try {
    return await changeKept(id, change);
  } catch (error) {
    if (!change(knownSavedJobs().get(id))?.logo) throw error;
    return changeKept(id, (kept) => {
      const next = change(kept);
      return next && { ...next, logo: null };
    });
  }
}

async function write(id: string, change: Change, before: SavedJob | undefined): Promise<boolean> {
  try {
    show(id, await keep(id, change));
    return true;
  } catch {
    logNotice('a saved job could not be changed on this device');
    show(id, before);
    return false;
  }
}

async function changeSavedJob(id: string, change: Change): Promise<boolean> {
  await loadSavedJobs();
  const before = knownSavedJobs().get(id);
  const next = change(before);
  if (next !== undefined) show(id, next);
  const written = last.then(() => write(id, change, before));
  last = written;
  return written;
}

function toSaved({ job, company, copiedAt, isFull }: NewSavedJob): SavedJob {
  const now = Date.now();
  return {
    version: SAVED_JOB_VERSION,
    job,
    company,
    logo: null,
    savedAt: now,
    copiedAt,
    isFull,
    stage: 'saved',
    stageAt: now,
    checkedAt: isFull ? copiedAt : 0,
    latest: null,
  };
}

/** Fetches the logo of a saved job where it is not here yet, or is of another path by now. Never rejects. */
export async function keepLogo(id: string): Promise<void> {
  const saved = knownSavedJobs().get(id);
  const path = saved ? logoPathOf(saved) : '';
  if (path === '' || path === saved?.logo?.path) return;
  const image = await fetchLogo(path);
  if (image) await changeSavedJob(id, (kept) => kept && { ...kept, logo: { path, image } });
}

/**
 * Keeps a job. One that is kept already stays as it is, but for a short copy, which gives way to the whole.
 * @returns false when the device refuses
 */
export async function saveJob(job: NewSavedJob): Promise<boolean> {
  const { copiedAt: at, company } = job;
  const isKept = await changeSavedJob(job.job._id, (kept) => {
    if (kept === undefined) return toSaved(job);
    return job.isFull && !kept.isFull
      ? withLatest(kept, { kind: 'found', job: job.job, company, at }, Date.now())
      : undefined;
  });
  if (isKept && job.isFull) void keepLogo(job.job._id);
  return isKept;
}

/** What the server says of a job by now, beside its saved copy; of one that was un-saved nothing comes back. */
export async function noteServerCopy(id: string, latest: Latest): Promise<boolean> {
  const isKept = await changeSavedJob(id, (kept) => kept && withLatest(kept, latest, Date.now()));
  if (isKept) void keepLogo(id);
  return isKept;
}

/** The reader accepts what the server said last as the saved copy. */
export async function acceptLatest(id: string): Promise<boolean> {
  const isKept = await changeSavedJob(id, (kept) => kept && withAccepted(kept));
  if (isKept) void keepLogo(id);
  return isKept;
}

/** Puts a job at a stage of the tracker; false when it is not saved, or the device refuses. */
export async function setStage(id: string, stage: Stage): Promise<boolean> {
  let isSaved = false;
  const isKept = await changeSavedJob(id, (kept) => {
    isSaved = kept !== undefined;
    return kept && { ...kept, stage, stageAt: Date.now() };
  });
  return isKept && isSaved;
}

/** Un-saves a job; on false it is still there. */
export const removeSavedJob = (id: string): Promise<boolean> => changeSavedJob(id, () => null);

/** Keeps a job as it once was kept here or elsewhere: after Undo, or out of a file. */
export const putSavedJob = (saved: SavedJob): Promise<boolean> =>
  changeSavedJob(saved.job._id, (kept) => (kept ? mergeSaved(kept, saved) : saved));

/** Un-saves every job, also those whose form is unknown; on false they are still there. */
export async function removeAllSavedJobs(): Promise<boolean> {
  try {
    const { clearKept } = await import('./store.ts');
    await last;
    await clearKept();
    publishSavedJobs(new Map());
    return true;
  } catch {
    logNotice('the saved jobs could not be removed from this device');
    return false;
  }
}
