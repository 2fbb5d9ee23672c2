import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import {
  InboxApplication,
  InboxCounts,
  type InboxData,
  OpenedApplication,
  sumCounts,
} from '#contract/applications/application.ts';
import { INBOX_VERSION, stores } from '#contract/device/stores.ts';
import { DAY_MS, SECOND_MS } from '#contract/limits.ts';
import { readKeeper } from '#platform/session/session-end.ts';
import { openStore } from '#platform/storage/database.ts';
import { expectCopies, noteNoCopies, readConfirmedAt } from '../account/forgetting.ts';
import { createRecordStore } from '../record-store.ts';
import { isWritten } from '../record-writes.ts';
import { serverNow } from '#platform/server-time.ts';

/**
 * Copies of what an employer has read in the inboxes, to be read offline. They belong to an account: sign-out, a revoked
 * session and another account remove them, and so do {@link COPY_DAYS} days without the server. CVs are never stored.
 */

const COPY_DAYS = 30;

const version = v.pipe(v.number(), v.integer(), v.minValue(INBOX_VERSION));

const JobCopy = v.object({
  kind: v.literal('job'),
  version,
  jobId: v.string(),
  title: v.fallback(v.string(), ''),
  companyName: v.fallback(v.string(), ''),
  total: v.fallback(v.number(), 0),
  new: v.fallback(v.number(), 0),
  /** Null before a list was read. */
  counts: v.fallback(v.nullable(InboxCounts), null),
  /** Of the numbers; 0 before they were read. */
  readAt: v.fallback(v.number(), 0),
});
export type JobCopy = v.InferOutput<typeof JobCopy>;

const ApplicationCopy = v.object({
  kind: v.literal('application'),
  version,
  application: InboxApplication,
  /** Null until it was opened. */
  opened: v.fallback(v.nullable(OpenedApplication), null),
  readAt: v.fallback(v.number(), 0),
});
export type ApplicationCopy = v.InferOutput<typeof ApplicationCopy>;

const Copy = v.variant('kind', [JobCopy, ApplicationCopy]);
type Copy = v.InferOutput<typeof Copy>;

const limitMs = 5 * SECOND_MS;

const store = createRecordStore<Copy>({
  at: stores.inbox,
  schema: Copy,
  version: INBOX_VERSION,
  limit: { readonly: limitMs, readwrite: limitMs },
});

/** In the order of the keys the oldest application comes first. */
const toJobKey = (owner: string, jobId: string): string => `${owner}:job:${jobId}`;
const toListStart = (owner: string, jobId: string): string => `${owner}:of:${jobId}:`;
const toKey = (owner: string, { jobId, sentAt, id }: InboxApplication): string =>
  `${toListStart(owner, jobId)}${sentAt}:${id}`;
const toRange = (start: string): IDBKeyRange => IDBKeyRange.bound(start, `${start}\uFFFF`);

/** Changes the copies of a user, unless the device no longer keeps any of that user. */
const write = (owner: string, work: (records: IDBObjectStore) => void | Promise<void>): Promise<boolean> =>
  isWritten('inbox', () =>
    store.write((records) => {
      if (readKeeper() !== owner) return undefined;
      expectCopies();
      return work(records);
    }),
  );

/** Whether copies end that were read, or confirmed, at a moment. */
const isAged = (at: number): boolean => Math.abs(serverNow() - at) >= COPY_DAYS * DAY_MS;

const isCurrent = ({ readAt }: Pick<Copy, 'readAt'>): boolean => !isAged(Math.max(readAt, readConfirmedAt()));

const read = <S extends v.GenericSchema>(schema: S, stored: readonly unknown[]): v.InferOutput<S>[] =>
  stored.flatMap((one) => {
    const { success, output } = v.safeParse(schema, one);
    return success ? [output] : [];
  });

const readRange = (start: string): Promise<unknown[]> =>
  store.transact('readonly', (records) => promisifyRequest<unknown[]>(records.getAll(toRange(start))));

/** A job's applications that were read here, the newest first. */
export async function readApplicationCopies(owner: string, jobId: string): Promise<ApplicationCopy[]> {
  return read(ApplicationCopy, await readRange(toListStart(owner, jobId)))
    .filter(isCurrent)
    .toReversed();
}

/** The jobs that had applications. */
export async function readJobCopies(owner: string): Promise<JobCopy[]> {
  return read(JobCopy, await readRange(toJobKey(owner, ''))).filter(
    ({ readAt, total }) => readAt > 0 && total > 0,
  );
}

/** One of {@link readJobCopies}. */
export async function readJobCopy(owner: string, jobId: string): Promise<JobCopy | undefined> {
  const copy = await store.read(toJobKey(owner, jobId));
  return copy?.kind === 'job' ? copy : undefined;
}

/** Stores what was read of a job. */
export async function storeJobCopy(
  owner: string,
  known: Pick<JobCopy, 'jobId'> &
    Partial<Pick<JobCopy, 'title' | 'companyName' | 'total' | 'new' | 'counts'>>,
): Promise<void> {
  const none = { title: '', companyName: '', total: 0, new: 0, counts: null };
  await write(owner, async (records) => {
    const key = toJobKey(owner, known.jobId);
    const [stored] = read(JobCopy, [await promisifyRequest<unknown>(records.get(key))]);
    const readAt = known.total === undefined ? (stored?.readAt ?? 0) : serverNow();
    records.put({ ...none, ...stored, ...known, readAt, kind: 'job', version: INBOX_VERSION }, key);
  });
}

/** Removes the copies of other jobs: they are deleted, or nobody's application is left. */
export async function keepJobCopies(owner: string, jobIds: readonly string[]): Promise<void> {
  const kept = new Set(jobIds);
  const parts = [toJobKey(owner, ''), toListStart(owner, '').slice(0, -1)];
  await write(owner, async (records) => {
    for (const start of parts)
      for (const key of await promisifyRequest(records.getAllKeys(toRange(start)))) {
        const [jobId = ''] = String(key).slice(start.length).split(':');
        if (!kept.has(jobId)) records.delete(key);
      }
  });
}

/** Removes the copies of a job that is no longer there. */
export async function removeJobCopies(owner: string, jobId: string): Promise<void> {
  await write(owner, (records) => {
    records.delete(toJobKey(owner, jobId));
    records.delete(toRange(toListStart(owner, jobId)));
  });
}

/** The keys among which a page of the whole list has all applications: others were withdrawn. */
function toPageBounds(
  owner: string,
  jobId: string,
  { applications, pagination }: InboxData,
): IDBKeyRange | null {
  const start = toListStart(owner, jobId);
  const { page = 1, totalPages } = pagination;
  const [newest, oldest] = [applications[0], applications.at(-1)];
  const lower = page >= totalPages ? start : oldest && toKey(owner, oldest);
  const upper = page === 1 ? `${start}\uFFFF` : newest && toKey(owner, newest);
  return lower === undefined || upper === undefined ? null : IDBKeyRange.bound(lower, upper);
}

async function readKeys(records: IDBObjectStore, owner: string, jobId: string): Promise<string[]> {
  const keys = await promisifyRequest(records.getAllKeys(toRange(toListStart(owner, jobId))));
  return keys.map(String);
}

const toId = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

async function readCopy(records: IDBObjectStore, key: string): Promise<ApplicationCopy | undefined> {
  const [copy] = read(ApplicationCopy, [await promisifyRequest<unknown>(records.get(key))]);
  return copy;
}

/** Stores a page of a job's list. @param isWhole it is neither filtered nor searched: what it lacks is removed */
export async function storePage(
  owner: string,
  jobId: string,
  { data, isWhole }: { data: InboxData; isWhole: boolean },
): Promise<void> {
  const { counts } = data;
  await storeJobCopy(owner, { jobId, total: sumCounts(counts), new: counts.new, counts });
  await write(owner, async (records) => {
    const known = new Map(data.applications.map((one) => [one.id, toKey(owner, one)]));
    const bounds = isWhole ? toPageBounds(owner, jobId, data) : null;
    for (const key of await readKeys(records, owner, jobId)) {
      const now = known.get(toId(key));
      if (now === undefined ? bounds?.includes(key) : now !== key) records.delete(key);
    }
    for (const application of data.applications) {
      const key = toKey(owner, application);
      const before = await readCopy(records, key);
      records.put(toCopy(application, before?.opened ?? null), key);
    }
  });
}

/** What was opened, as the row says now. */
function withRow(opened: OpenedApplication, row: InboxApplication): OpenedApplication {
  if (row.version <= opened.version) return opened;
  const { reason: _before, ...rest } = opened;
  return { ...rest, ...row };
}

const toCopy = (application: InboxApplication, opened: OpenedApplication | null): ApplicationCopy => ({
  kind: 'application',
  version: INBOX_VERSION,
  application,
  opened: opened && withRow(opened, application),
  readAt: serverNow(),
});

/** Stores an application that was opened. */
export async function storeOpened(owner: string, opened: OpenedApplication): Promise<void> {
  const application = v.parse(InboxApplication, opened);
  await write(owner, async (records) => {
    const { jobId, id, state } = application;
    // Sent again after a withdrawal, an application has another key: one copy stays, and nothing that was withdrawn.
    for (const key of await readKeys(records, owner, jobId)) if (toId(key) === id) records.delete(key);
    if (state !== 'withdrawn') records.put(toCopy(application, opened), toKey(owner, application));
  });
}

/** Brings copies up to what the server answered to decisions. */
export async function noteApplications(owner: string, now: readonly InboxApplication[]): Promise<void> {
  await write(owner, async (records) => {
    for (const application of now) {
      const { jobId, id } = application;
      const key = (await readKeys(records, owner, jobId)).find((other) => toId(other) === id);
      if (key === undefined) continue;
      const before = await readCopy(records, key);
      if (before === undefined || before.application.version >= application.version) continue;
      records.delete(key);
      const isSame = before.application.sentAt === application.sentAt;
      if (application.state !== 'withdrawn')
        records.put(toCopy(application, isSame ? before.opened : null), toKey(owner, application));
    }
  });
}

/** Removes applications that are no longer there. @returns how many copies of them were here */
export async function removeInboxCopies(owner: string, ids: ReadonlySet<string>): Promise<number> {
  let count = 0;
  await write(owner, async (records) => {
    const start = toListStart(owner, '').slice(0, -1);
    for (const key of (await promisifyRequest(records.getAllKeys(toRange(start)))).map(String)) {
      if (!ids.has(toId(key))) continue;
      records.delete(key);
      count += 1;
    }
  });
  return count;
}

/** The applications of a user that are on this device. */
export async function listCopies(owner: string): Promise<{ id: string; sentAt: string }[]> {
  const start = toListStart(owner, '').slice(0, -1);
  return read(ApplicationCopy, await readRange(start)).map(({ application: { id, sentAt } }) => ({
    id,
    sentAt,
  }));
}

/** Removes the records of everybody but the keeper, by their keys. */
function removeOthers(records: IDBObjectStore, keeper: string | null): void {
  if (keeper === null) return void records.clear();
  records.delete(IDBKeyRange.upperBound(`${keeper}:`, true));
  records.delete(IDBKeyRange.lowerBound(`${keeper}:\uFFFF`, true));
}

/** Removes the copies of everybody but the keeper, and aged ones; false when the device refused. */
export const tidyCopies = (): Promise<boolean> =>
  isWritten('inbox', async () => {
    const keeper = readKeeper();
    // The build before this one stored decisions.
    await openStore(stores.decisions)('readwrite', (records) => removeOthers(records, keeper));
    await store.write(async (records) => {
      removeOthers(records, keeper);
      if (keeper !== null) {
        // Usually the server has just confirmed all of them.
        const keys = isAged(readConfirmedAt()) ? await promisifyRequest(records.getAllKeys()) : [];
        for (const key of keys) {
          const [copy] = read(Copy, [await promisifyRequest<unknown>(records.get(key))]);
          if (!copy || !isCurrent(copy)) records.delete(key);
        }
      }
      if ((await promisifyRequest(records.count())) === 0) noteNoCopies();
    });
  });
