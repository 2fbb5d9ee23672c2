import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { companyQuery, detailedCompanyQuery } from '#api/companies.ts';
import { detailedJobQuery, jobQuery } from '#api/jobs.ts';
import type { StoredJob } from '#api/on-device/stored-jobs.ts';
import type { JobResult } from '#api/read-answers.ts';
import type { Job } from '#contract/jobs/job.ts';
import type { Latest } from '#device/saved-jobs/saved-job.ts';
import { useSavedJob } from '#device/saved-jobs/saved-jobs.ts';
import { toTerm, useStoredJob } from '#device/saved-jobs/stored-job.ts';
import { isNotFound } from '#platform/http/api-error.ts';
import { toServerTime } from '#platform/server-time.ts';
import { useSession } from '#platform/session/session.ts';
import { readStored } from '#platform/storage/storage.ts';

function toLatest(found: JobResult | undefined, at: number, goneAt: number | null): Latest | null {
  if (goneAt !== null) return { kind: 'removed', at: goneAt };
  // Never from the worker's cache, and never a hidden job.
  if (found === undefined || found.storedAt !== null || found.hidden) return null;
  return { kind: 'found', job: found.job, company: null, at };
}

/** A copy on this device, with the newer deadline and status of its saved job. */
function useWithKnownTerm(id: string, copy: Job | undefined): Job | undefined {
  const saved = useSavedJob(id);
  return useMemo(() => (copy && saved ? { ...copy, ...toTerm(saved) } : copy), [copy, saved]);
}

const isUnread = (error: unknown): boolean => error !== null && !isNotFound(error);

/**
 * The job of an id: the detailed read with a token, else the public read (§7). The public copy is read too when
 * signed in, as only that may be stored on the device. Without an answer the stored copy is used, else the job's
 * entry in a cached list.
 */
export function useJob(id: string) {
  const userId = useSession()?.user._id ?? '';
  const isSignedIn = userId !== '';
  const detailed = useQuery({ ...detailedJobQuery(id, userId), enabled: isSignedIn });
  const isGone = isNotFound(detailed.error);
  const hidden = isSignedIn ? detailed.data?.hidden : undefined;
  const isPublic = !isGone && hidden === undefined;
  const open = useQuery({ ...jobQuery(id), enabled: !isSignedIn || (detailed.isFetched && isPublic) });
  const hasFailed = isUnread(open.error) || isUnread(detailed.error);
  const stored = useStoredJob(id, hasFailed);
  const live = isSignedIn ? (detailed.data ?? open.data) : open.data;
  const isMissing = live === undefined && stored === undefined && hasFailed;
  const row = useKnownRow(id, isMissing);
  const copy = stored ?? row ?? undefined;
  const main = isSignedIn ? detailed : open;
  const foundAt = toServerTime(Math.max(detailed.dataUpdatedAt, open.dataUpdatedAt));
  const isCopy = live ? live.storedAt !== null || main.isError : copy !== undefined;
  const job = live?.job ?? copy?.job;
  const withTerm = useWithKnownTerm(id, job);
  return {
    latest: toLatest(live, foundAt, isNotFound(main.error) ? toServerTime(main.errorUpdatedAt) : null),
    job: isCopy ? withTerm : job,
    /** The job is only an entry of a list, without its texts. */
    isPart: live === undefined && (stored === undefined ? row?.isWhole === false : stored.isFull === false),
    hidden,
    /** When the job was read from the server, ms since the epoch; null without one. */
    readAt: live ? (live.storedAt ?? foundAt) : (copy?.copiedAt ?? null),
    isCopy,
    /** Without an answer: the job as saved or downloaded on this device. */
    isOfDevice: live === undefined,
    /** It was read over a minute ago, and the server is asked again. */
    isOld: main.isFetching && (isSignedIn && detailed.data ? detailed : open).isStale,
    error: main.isError && (open.isError || isGone) && !(isMissing && row === undefined) ? main.error : null,
    retry: () => void Promise.all([isSignedIn ? detailed.refetch() : undefined, open.refetch()]),
  };
}

export const NO_COMPANY = 'no company';

/** The company of a job, with the same fallbacks. */
export function useCompany(id: string, jobId: string) {
  const userId = useSession()?.user._id ?? '';
  const isSignedIn = userId !== '';
  const detailed = useQuery({ ...detailedCompanyQuery(id, userId), enabled: isSignedIn && id !== '' });
  const open = useQuery({ ...companyQuery(id), enabled: id !== '' && (!isSignedIn || detailed.isFetched) });
  const stored = useStoredJob(jobId, isUnread(open.error) || isUnread(detailed.error))?.company ?? undefined;
  const main = isSignedIn ? detailed : open;
  const company = (isSignedIn ? detailed.data : undefined) ?? open.data ?? stored;
  return {
    company,
    error: id === '' ? NO_COMPANY : main.isError && open.isError ? main.error : null,
    retry: () => void Promise.all([isSignedIn ? detailed.refetch() : undefined, open.refetch()]),
  };
}

const neverChanges = () => () => undefined;

/** The job of the page: `?id=`, else the stored `selectedJobId`; undefined without a browser. */
export function useChosenJob(searchId: string | undefined): string | null | undefined {
  // With `?id=` both snapshots are equal: different ones make React render again after hydration.
  return useSyncExternalStore(
    neverChanges,
    () => searchId ?? readStored('selectedJobId'),
    () => searchId,
  );
}

/**
 * A job's entry in a cached list, for when neither the server nor a full copy can be read; undefined during the
 * lookup, null without one.
 */
function useKnownRow(id: string, isNeeded: boolean): StoredJob | null | undefined {
  const queryClient = useQueryClient();
  const [row, setRow] = useState<StoredJob | null>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    const look = async () => {
      const { readStoredJobs } = await import('#api/on-device/stored-jobs.ts');
      const stored = await readStoredJobs(queryClient);
      if (!isOver) setRow(stored.get(id) ?? null);
    };
    look().catch(() => isOver || setRow(null));
    return () => {
      isOver = true;
    };
  }, [queryClient, id, isNeeded]);
  return row;
}
