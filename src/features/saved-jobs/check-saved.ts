import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companyQuery } from '#api/companies.ts';
import { jobQuery } from '#api/jobs.ts';
import type { Company } from '#contract/companies/company.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/limits.ts';
import { closingOf } from '#device/saved-jobs/saved-job-rules.ts';
import { logoPathOf, noteServerCopy, storeSavedLogo } from '#device/saved-jobs/writes.ts';
import type { SavedJob } from '#device/saved-jobs/saved-job.ts';
import { readSavedJobs } from '#device/saved-jobs/saved-jobs.ts';
import { onComingBack } from '#platform/browser/while-visible.ts';
import { ApiError, isNotFound } from '#platform/http/api-error.ts';
import { isOnline } from '#platform/http/online.ts';
import { isDataSaver } from '#platform/preferences/data-saver.ts';
import { serverNow, toServerTime } from '#platform/server-time.ts';

const MOST_AT_ONCE = { list: 40, elsewhere: 10 } as const;
const INCOMPLETE_MS = MINUTE_MS;
const OPEN_MS = { list: 10 * MINUTE_MS, elsewhere: HOUR_MS } as const;
const OPEN_SAVING_MS = 6 * HOUR_MS;
const CLOSED_MS = DAY_MS;

const isWhole = ({ isFull, company, job }: SavedJob): boolean =>
  isFull && (company !== null || job.company._id === '');

/** True while a job's logo is missing. */
export function lacksLogo(saved: SavedJob): boolean {
  const path = logoPathOf(saved);
  return path !== '' && path !== saved.logo?.path;
}

export interface Moment {
  now: number;
  isSaving: boolean;
  place: 'list' | 'elsewhere';
}

function pauseOf(saved: SavedJob, { now, isSaving, place }: Moment): number {
  if (!isWhole(saved) && saved.latest === null) return INCOMPLETE_MS;
  if (closingOf(saved, now) !== null) return CLOSED_MS;
  return isSaving ? OPEN_SAVING_MS : OPEN_MS[place];
}

function isDue(saved: SavedJob, moment: Moment): boolean {
  const age = moment.now - saved.checkedAt;
  // A check in the future means that the device's clock was set back.
  return age >= pauseOf(saved, moment) || age < 0;
}

/** The saved jobs to check now, the longest unchecked first. */
export function listDue(saved: Iterable<SavedJob>, moment: Moment): SavedJob[] {
  return [...saved]
    .filter((one) => isDue(one, moment))
    .toSorted((a, b) => a.checkedAt - b.checkedAt)
    .slice(0, MOST_AT_ONCE[moment.place]);
}

/** Checks now, on reconnection and when the page is shown, one round at a time. @returns the way to stop */
function startChecks(queryClient: QueryClient): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isUnderWay = false;
  const check = async () => {
    if (isUnderWay || document.visibilityState !== 'visible' || !isOnline()) return;
    isUnderWay = true;
    await checkSavedJobs(queryClient, { place: 'list', signal });
    isUnderWay = false;
  };
  const listener = () => void check();
  listener();
  onComingBack(listener, signal);
  return () => stopping.abort();
}

/** Compares saved jobs with the server while their page is open. */
export function useSavedChecks(): void {
  const queryClient = useQueryClient();
  useEffect(() => startChecks(queryClient), [queryClient]);
}

/** Companies change rarely, and have many jobs. */
const COMPANY_FRESH_MS = HOUR_MS;

async function readCompany(queryClient: QueryClient, id: string): Promise<Company | null> {
  if (id === '') return null;
  try {
    return await queryClient.fetchQuery({ ...companyQuery(id), staleTime: COMPANY_FRESH_MS });
  } catch {
    return null;
  }
}

/** @returns false when the server does not answer */
async function checkOne(queryClient: QueryClient, { job: { _id: id } }: SavedJob): Promise<boolean> {
  try {
    const { job, storedAt } = await queryClient.fetchQuery(jobQuery(id));
    // The worker's cache answered, not the server.
    if (storedAt !== null) return false;
    const at = toServerTime(queryClient.getQueryState(jobQuery(id).queryKey)?.dataUpdatedAt ?? Date.now());
    const company = await readCompany(queryClient, job.company._id);
    await noteServerCopy(id, { kind: 'found', job, company, at });
    return true;
  } catch (error) {
    if (isNotFound(error)) await noteServerCopy(id, { kind: 'removed', at: serverNow() });
    return !(error instanceof ApiError && error.isTransient);
  }
}

const askedLogos = new Set<string>();

/** Fetches logos that an earlier tab did not finish. */
async function fetchLogos(signal: AbortSignal): Promise<void> {
  if (isDataSaver()) return;
  for (const saved of await readSavedJobs()) {
    const id = saved.job._id;
    if (signal.aborted) return;
    if (!lacksLogo(saved) || askedLogos.has(id)) continue;
    askedLogos.add(id);
    await storeSavedLogo(id);
  }
}

interface Round {
  place: Moment['place'];
  signal: AbortSignal;
}

/** Compares due saved jobs with the server and notes what changed. Never rejects. */
export async function checkSavedJobs(queryClient: QueryClient, { place, signal }: Round): Promise<void> {
  const due = listDue(await readSavedJobs(), { now: serverNow(), isSaving: isDataSaver(), place });
  for (const saved of due) {
    if (signal.aborted || !(await checkOne(queryClient, saved))) return;
  }
  await fetchLogos(signal);
}
