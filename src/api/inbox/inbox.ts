import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  DecidedData,
  type Decision,
  type EmployerNote,
  type InboxApplication,
  InboxData,
  OpenedData,
  type OpenedApplication,
} from '#contract/applications/application.ts';
import { isInboxState } from '#contract/applications/states.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { OwnJobData } from '#contract/jobs/job.ts';
import {
  readApplicationCopies,
  readJobCopy,
  keepJobCopies,
  noteApplications,
  removeInboxCopies,
  removeJobCopies,
  storeJobCopy,
  storeOpened,
  storePage,
} from '#device/inbox/inbox-copy.ts';
import { ApiError, isNotFound } from '#platform/http/api-error.ts';
import { callApi } from '#platform/http/call-api.ts';
import { isOnline } from '#platform/http/online.ts';
import { fetchPrivateFile } from '#platform/http/file-transfer.ts';
import { PRIVATE } from '#platform/query/query-client.ts';
import { ownJobsQuery } from '../own-jobs.ts';
import { inboxCountsKey, inboxCountsQuery } from './inbox-counts.ts';
import { type CopiedPart, type InboxWanted, readJobsCopy, readListCopy } from './read-copies.ts';

/** An employer's inbox. Each answer is stored on the device, and read from there when the server does not answer. */

const inboxKeys = {
  job: (userId: string, jobId: string) => [PRIVATE, userId, 'inbox-job', jobId] as const,
  lists: (userId: string) => [PRIVATE, userId, 'inbox-list'] as const,
  opened: (userId: string, ...id: string[]) => [PRIVATE, userId, 'inbox-opened', ...id] as const,
};

/** `storedAt` as in answers of the worker: null from the server, else when the copy was read from there. */
export interface Copied {
  storedAt: number | null;
}

/** The server's answer, or the device's copy where there is no answer. @throws ApiError without a copy */
async function readOrCopy<D extends object>(
  read: () => Promise<D>,
  readCopy: () => Promise<(D & { storedAt: number }) | undefined>,
): Promise<D & Copied> {
  const findCopy = () => readCopy().catch(() => undefined);
  const early = isOnline() ? undefined : await findCopy();
  if (early) return early;
  try {
    return { ...(await read()), storedAt: null };
  } catch (error) {
    const copy = error instanceof ApiError && error.isTransient ? await findCopy() : undefined;
    if (copy) return copy;
    throw error;
  }
}

export type InboxJob = { jobId: string; title: string; companyName: string };

/** The job of an inbox. */
export const inboxJobQuery = (userId: string, jobId: string) =>
  queryOptions({
    queryKey: inboxKeys.job(userId, jobId),
    queryFn: async ({ signal }): Promise<InboxJob & Copied> =>
      readOrCopy(
        async () => {
          const path = `${apiPaths.job(jobId)}?view=detailed`;
          const { title, company } = (await callApi(path, OwnJobData, { signal, as: userId })).data.job;
          const read = { jobId, title, companyName: company.name };
          void storeJobCopy(userId, read);
          return read;
        },
        async () => {
          const copy = await readJobCopy(userId, jobId);
          return copy && { jobId, title: copy.title, companyName: copy.companyName, storedAt: copy.readAt };
        },
      ),
  });

/** A job with applications, and how many. */
export type InboxCount = InboxJob & { total: number; new: number };

/** The jobs that have applications, the newest application first. */
export const inboxJobsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...inboxCountsKey(userId), 'jobs'] as const,
    staleTime: 0,
    queryFn: async ({ client }): Promise<{ jobs: InboxCount[] } & Copied> =>
      readOrCopy(
        async () => {
          const [counts, all] = await Promise.all([
            client.fetchQuery(inboxCountsQuery(userId)),
            client.fetchQuery(ownJobsQuery(userId)),
          ]);
          const jobs = counts.map(({ jobId, total, new: unseen }) => {
            const job = all.find(({ _id }) => _id === jobId);
            const { title = '', company } = job ?? {};
            return { jobId, title, companyName: company?.name ?? '', total, new: unseen };
          });
          for (const job of jobs) void storeJobCopy(userId, job);
          const ids = jobs.map(({ jobId }) => jobId);
          void keepJobCopies(userId, ids);
          return { jobs };
        },
        () => readJobsCopy(userId),
      ),
  });

const toPath = ({ jobId, state, search, page }: InboxWanted): string => {
  const asked = new URLSearchParams({
    ...(state && { state }),
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${applicationPaths.ofJob(jobId)}?${asked.toString()}`;
};

export type InboxList = InboxData & Copied & { part?: CopiedPart };

/** True where nobody may read the applications any more: they are gone, or an administrator has closed them. */
export const isInboxGone = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.code === 'inboxClosed');

/** A page of a job's applications. */
export const inboxListQuery = (userId: string, wanted: InboxWanted) =>
  queryOptions({
    queryKey: [...inboxKeys.lists(userId), wanted],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<InboxList> =>
      readOrCopy(
        async () => {
          const { jobId } = wanted;
          try {
            const { data } = await callApi(toPath(wanted), InboxData, { signal, as: userId });
            const isWhole = wanted.state === undefined && wanted.search === '';
            void storePage(userId, jobId, { data, isWhole });
            return data;
          } catch (error) {
            if (isInboxGone(error)) void removeJobCopies(userId, jobId);
            throw error;
          }
        },
        () => readListCopy(userId, wanted),
      ),
  });

/** Shows applications as they are now in the lists that were read before. */
export function showInLists(
  queryClient: QueryClient,
  userId: string,
  now: readonly InboxApplication[],
): void {
  const changed = new Map(now.map((row) => [row.id, row]));
  queryClient.setQueriesData<InboxList>({ queryKey: inboxKeys.lists(userId) }, (list) => {
    if (list === undefined) return list;
    const counts = { ...list.counts };
    const applications = list.applications.map((row) => {
      const next = changed.get(row.id);
      if (next === undefined || next.version <= row.version) return row;
      if (isInboxState(row.state)) counts[row.state] = Math.max(0, counts[row.state] - 1);
      if (isInboxState(next.state)) counts[next.state] += 1;
      return next;
    });
    return { ...list, applications, counts };
  });
}

/** Reads lists, counts and what is open again, those on screen at once. */
export async function refreshInbox(queryClient: QueryClient, userId: string): Promise<void> {
  // A list's first request would be joined, and may have been answered before the decision.
  await queryClient.cancelQueries({ queryKey: inboxKeys.lists(userId) });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: inboxKeys.lists(userId) }),
    queryClient.invalidateQueries({ queryKey: inboxKeys.opened(userId) }),
    queryClient.invalidateQueries({ queryKey: inboxCountsKey(userId) }),
  ]);
}

export interface Opened extends Copied {
  application: OpenedApplication;
}

/** One application. Reading a new one makes it seen, so it is never read ahead. */
export const openedQuery = (userId: string, { jobId, id }: { jobId: string; id: string }) =>
  queryOptions({
    queryKey: inboxKeys.opened(userId, id),
    staleTime: 0,
    queryFn: async ({ signal, client }): Promise<Opened> =>
      readOrCopy(
        async () => {
          try {
            const { data } = await callApi(applicationPaths.one(id), OpenedData, { signal, as: userId });
            showInLists(client, userId, [data.application]);
            void storeOpened(userId, data.application);
            return data;
          } catch (error) {
            if (isInboxGone(error)) void removeInboxCopies(userId, new Set([id]));
            throw error;
          }
        },
        async () => {
          const copies = await readApplicationCopies(userId, jobId);
          const copy = copies.find(({ application }) => application.id === id);
          return copy?.opened ? { application: copy.opened, storedAt: copy.readAt } : undefined;
        },
      ),
  });

/** Shows an application as it is now where it is open. */
export function showOpened(
  queryClient: QueryClient,
  userId: string,
  { id, ...now }: Partial<OpenedApplication> & { id: string; version: number },
): void {
  queryClient.setQueryData<Opened>(inboxKeys.opened(userId, id), (before) =>
    before && now.version > before.application.version
      ? { ...before, application: { ...before.application, ...now } }
      : before,
  );
}

/**
 * `POST /applications/decide`. The server leaves an application that was changed since the move's `version` as it is. A
 * repeat after a lost answer changes nothing, as the server compares states.
 * @returns an outcome for each move
 * @throws ApiError
 */
export async function decide(
  queryClient: QueryClient,
  userId: string,
  moves: readonly Decision[],
): Promise<DecidedData['outcomes']> {
  const options = { method: 'POST', body: { moves }, as: userId } as const;
  const { outcomes } = (await callApi(applicationPaths.decide, DecidedData, options)).data;
  const now = outcomes.flatMap(({ application }) => application ?? []);
  showInLists(queryClient, userId, now);
  for (const row of now) showOpened(queryClient, userId, row);
  void noteApplications(userId, now);
  return outcomes;
}

/** `PUT /applications/{id}/note`. @returns the application as it is now; not saved where another note was saved since */
export async function writeNote(
  userId: string,
  id: string,
  body: EmployerNote,
): Promise<{ isSaved: boolean; application: OpenedApplication }> {
  const write = async () => {
    try {
      const { data } = await callApi(applicationPaths.note(id), OpenedData, {
        method: 'PUT',
        body,
        as: userId,
      });
      return { isSaved: true, ...data };
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409;
      if (!isStale || !v.is(OpenedData, error.data)) throw error;
      return { isSaved: false, ...error.data };
    }
  };
  const written = await write();
  void storeOpened(userId, written.application);
  return written;
}

/** `GET /applications/{id}/cv`, which the server records. */
export const fetchCv = (userId: string, id: string, options: { signal: AbortSignal }): Promise<Blob> =>
  fetchPrivateFile(applicationPaths.cv(id), { as: userId, ...options });

/** All applications of a job as a ZIP archive. @param onBytes is called with the bytes so far */
export const fetchArchive = (
  userId: string,
  jobId: string,
  options: { signal: AbortSignal; onBytes: (count: number) => void },
): Promise<Blob> => fetchPrivateFile(applicationPaths.archive(jobId), { as: userId, ...options });
