import type { Company } from '#contract/companies/company.ts';
import type { Job } from '#contract/jobs/job.ts';
import { SAVED_JOB_VERSION } from '#contract/device/stores.ts';
import type { Stage } from '#contract/jobs/stages.ts';
import { logNotice } from '#platform/log.ts';
import { serverNow } from '#platform/server-time.ts';
import { mergeSaved, withAccepted, withLatest } from './changes.ts';
import type { Latest, SavedJob } from './saved-job.ts';
import { fetchLogo, logoPathOf } from './logo.ts';
import { knownSavedJobs, loadSavedJobs, publishSavedJobs, showSavedJob } from './saved-jobs.ts';
import type { RecordChange } from '../record-store.ts';

/** Changes show at once and never reject: they resolve to whether the device stored them. */

interface NewSavedJob {
  job: Job;
  /** null while unknown. */
  company: Company | null;
  copiedAt: number;
  /** False for the list's short form. */
  isFull: boolean;
}

type Change = RecordChange<SavedJob>;

/** One after the other, so that a failure never reverts a later change. */
let last: Promise<unknown> = Promise.resolve();

const loadStore = async () => (await import('./saved-job.ts')).savedJobStore;

/** Where the storage is full the write is retried without the logo. */
async function store(id: string, change: Change): Promise<SavedJob | undefined> {
  const saved = await loadStore();
  try {
    return await saved.change(id, change);
  } catch (error) {
    if (!change(knownSavedJobs().get(id))?.logo) throw error;
    return saved.change(id, (stored) => {
      const next = change(stored);
      return next && { ...next, logo: null };
    });
  }
}

async function write(id: string, change: Change, before: SavedJob | undefined): Promise<boolean> {
  try {
    showSavedJob(id, await store(id, change));
    return true;
  } catch {
    logNotice('saved job not changed');
    showSavedJob(id, before);
    return false;
  }
}

async function changeSavedJob(id: string, change: Change): Promise<boolean> {
  await loadSavedJobs();
  const before = knownSavedJobs().get(id);
  const next = change(before);
  if (next !== undefined) showSavedJob(id, next);
  const written = last.then(() => write(id, change, before));
  last = written;
  return written;
}

function toSaved({ job, company, copiedAt, isFull }: NewSavedJob): SavedJob {
  const now = serverNow();
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

/** Downloads a missing or changed logo. Never rejects. */
export async function storeSavedLogo(id: string): Promise<void> {
  const saved = knownSavedJobs().get(id);
  const path = saved ? logoPathOf(saved) : '';
  if (path === '' || path === saved?.logo?.path) return;
  const image = await fetchLogo(path);
  if (image) await changeSavedJob(id, (stored) => stored && { ...stored, logo: { path, image } });
}

/** Saves a job; a short copy is replaced by the full one. @returns false when the device refused */
export async function saveJob(job: NewSavedJob): Promise<boolean> {
  const { copiedAt: at, company } = job;
  const isStored = await changeSavedJob(job.job._id, (stored) => {
    if (stored === undefined) return toSaved(job);
    return job.isFull && !stored.isFull
      ? withLatest(stored, { kind: 'found', job: job.job, company, at }, serverNow())
      : undefined;
  });
  if (isStored && job.isFull) void storeSavedLogo(job.job._id);
  return isStored;
}

/** Notes what the server has now. */
export async function noteServerCopy(id: string, latest: Latest): Promise<boolean> {
  const isStored = await changeSavedJob(id, (stored) => stored && withLatest(stored, latest, serverNow()));
  if (isStored) void storeSavedLogo(id);
  return isStored;
}

/** Accepts the server's copy. */
export async function acceptLatest(id: string): Promise<boolean> {
  const isStored = await changeSavedJob(id, (stored) => stored && withAccepted(stored));
  if (isStored) void storeSavedLogo(id);
  return isStored;
}

/** False when the job is not saved, or the device refused. */
async function changeProgress(id: string, progress: Partial<SavedJob>): Promise<boolean> {
  let isSaved = false;
  const isStored = await changeSavedJob(id, (stored) => {
    isSaved = stored !== undefined;
    return stored && { ...stored, ...progress };
  });
  return isStored && isSaved;
}

/** Sets a job's stage. @param stageAt since when; the time before, where a change is undone */
export const setStage = (id: string, stage: Stage, stageAt = serverNow()): Promise<boolean> =>
  changeProgress(id, { stage, stageAt });

/** Un-saves a job; false when the device refused. */
export const removeSavedJob = (id: string): Promise<boolean> => changeSavedJob(id, () => null);

/** Saves a complete record, after Undo or from a file. */
export const putSavedJob = (saved: SavedJob): Promise<boolean> =>
  changeSavedJob(saved.job._id, (stored) => (stored ? mergeSaved(stored, saved) : saved));

/** Un-saves all jobs, malformed ones too; false when the device refused. */
export async function removeAllSavedJobs(): Promise<boolean> {
  try {
    const saved = await loadStore();
    await last;
    await saved.clear();
    publishSavedJobs(new Map());
    return true;
  } catch {
    logNotice('saved jobs not removed');
    return false;
  }
}
