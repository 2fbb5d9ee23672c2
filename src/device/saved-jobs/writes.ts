import type { Company } from '#contract/companies/company.ts';
import { SAVED_JOB_VERSION } from '#contract/device/stores.ts';
import type { Job } from '#contract/jobs/job.ts';
import type { Stage } from '#contract/jobs/stages.ts';
import { SECOND_MS } from '#contract/limits.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { serverNow } from '#platform/server-time.ts';
import { fileUrl } from '#platform/startup/config.ts';
import type { StoredFile } from '#platform/storage/stored-file-schema.ts';
import { toFileBytes } from '#platform/storage/stored-file.ts';
import type { RecordChange } from '../record-store.ts';
import { isWritten } from '../record-writes.ts';
import { mergeSaved, withAccepted, withLatest } from './saved-job-rules.ts';
import type { Latest, SavedJob } from './saved-job.ts';
import { knownSavedJobs, loadSavedJobs, publishSavedJobs, showSavedJob } from './saved-jobs.ts';

/** Changes show at once and never reject: they resolve to whether the device stored them. */

const MAX_LOGO_BYTES = 300 * 1024;
const LOGO_TIMEOUT_MS = 20 * SECOND_MS;

/** The stored path of a job's logo. */
export const logoPathOf = ({ job, company }: Pick<SavedJob, 'job' | 'company'>): string =>
  company?.logo || job.company.logo;

/** Whether a logo is small enough to store. */
export const isStorableLogo = ({ type, size }: Pick<StoredFile, 'type' | 'size'>): boolean =>
  /^image\//i.test(type) && size > 0 && size <= MAX_LOGO_BYTES;

/** Downloads a logo; null when that fails, or under the data saver. Never rejects. */
async function fetchLogo(path: string): Promise<StoredFile | null> {
  if (isDataSaver()) return null;
  try {
    const signal = AbortSignal.timeout(LOGO_TIMEOUT_MS);
    const answer = await fetch(fileUrl(path), { mode: 'cors', credentials: 'omit', signal });
    if (!answer.ok) return null;
    const image = await answer.blob();
    return isStorableLogo(image) ? await toFileBytes(image) : null;
  } catch {
    return null;
  }
}

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
  let stored = before;
  const isStored = await isWritten('saved jobs', async () => (stored = await store(id, change)));
  showSavedJob(id, stored);
  return isStored;
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
  const isCleared = await isWritten('saved jobs', async () => {
    const saved = await loadStore();
    await last;
    await saved.clear();
  });
  if (isCleared) publishSavedJobs(new Map());
  return isCleared;
}
