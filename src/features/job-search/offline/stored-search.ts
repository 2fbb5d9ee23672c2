import { listPageSize } from '#api/jobs.ts';
import type { JobListResult } from '#api/read-answers.ts';
import type { Job } from '#contract/jobs/job.ts';
import { withCompany } from '#contract/jobs/job-names.ts';
import { createJobIndex, isListed, matchJobs, type JobIndex } from '#contract/jobs/job-match.ts';
import type { JobSearch } from '#contract/jobs/job-query.ts';
import { onSavedJobsChange, readSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import {
  onOfflineSearchesChange,
  readOfflineJobs,
  type OfflineJob,
} from '#device/offline-searches/offline-searches.ts';
import { toStoredLine } from './stored-line.ts';
import { toSearchKey } from '../list/list-state.ts';

/** Searches among the downloaded and saved jobs. */

export interface StoredFound {
  key: string;
  list: JobListResult;
  line: string;
  /** False where there are only saved jobs. */
  hasDownloads: boolean;
}

interface StoredJob {
  job: Job;
  copiedAt: number;
}

interface StoredJobs {
  index: JobIndex;
  copies: ReadonlyMap<string, StoredJob>;
  hasDownloads: boolean;
}

function toCopies(all: readonly OfflineJob[]): Map<string, StoredJob> {
  const copies = new Map<string, StoredJob>();
  for (const { job, company, copiedAt } of all) {
    const other = copies.get(job._id);
    if (other === undefined || other.copiedAt < copiedAt)
      copies.set(job._id, { job: withCompany(job, company), copiedAt });
  }
  return copies;
}

async function readStored(): Promise<StoredJobs> {
  const [searches, saved] = await Promise.all([readOfflineJobs(), readSavedJobs()]);
  const copies = toCopies([...searches, ...saved]);
  const index = createJobIndex([...copies.values()].map(({ job }) => job));
  return { index, copies, hasDownloads: searches.length > 0 };
}

/** Read again only after a change. */
let reading: Promise<StoredJobs> | undefined;
let isFollowing = false;

function forget(): void {
  reading = undefined;
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  onOfflineSearchesChange(forget);
  onSavedJobsChange(forget);
}

function toPage(found: readonly Job[], { page = 1 }: JobSearch): JobListResult {
  const perPage = listPageSize();
  const total = found.length;
  return {
    jobs: found.slice((page - 1) * perPage, page * perPage),
    pagination: { total, totalPages: Math.ceil(total / perPage), page, perPage },
    storedAt: null,
  };
}

/** @returns null without open jobs */
async function find(search: JobSearch): Promise<StoredFound | null> {
  reading ??= readStored();
  const { index, copies, hasDownloads } = await reading;
  const now = Date.now();
  const times = [...copies.values()].flatMap(({ job, copiedAt }) => (isListed(job, now) ? [copiedAt] : []));
  if (times.length === 0) return null;
  const span = { count: times.length, oldest: Math.min(...times), newest: Math.max(...times) };
  return {
    key: toSearchKey(search),
    list: toPage(matchJobs(index, search, now), search),
    line: toStoredLine(span, now),
    hasDownloads,
  };
}

/** Searches the stored jobs, now and after each change of them; returns the way to stop. */
export function watchStored(search: JobSearch, onFound: (found: StoredFound | null) => void): () => void {
  let isOver = false;
  const look = async () => {
    const found = await find(search);
    if (!isOver) onFound(found);
  };
  const lookAgain = () => void look();
  follow();
  const stops = [onOfflineSearchesChange(lookAgain), onSavedJobsChange(lookAgain)];
  lookAgain();
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}
