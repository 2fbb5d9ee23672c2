import { setImmediate } from 'node:timers/promises';
import { and, asc, count, desc, eq, inArray, isNull, max, ne, sql } from 'drizzle-orm';
import {
  applicationLimits,
  type DecidedData,
  type Decision,
  type InboxData,
  type InboxState,
  inboxStates,
  type InboxSummary,
  type OpenedApplication,
} from '#contract/applications/application.ts';
import { canMove, type Move, toMove } from '#contract/applications/states.ts';
import { toLatinDigits } from '#contract/format.ts';
import { toRecord } from '#contract/rows.ts';
import { recordAudit } from '../audit/record.ts';
import type { Orm, Transaction } from '../db/connection.ts';
import { applicationEvents, applications } from '../db/applications-schema.ts';
import { jobs } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { findOwnJob } from '../jobs/job-rows.ts';
import { may } from '../policies/policies.ts';
import type { SessionUser } from '../policies/sessions.ts';
import type { Queue } from '../queue/queue.ts';
import {
  Content,
  inboxColumns,
  openColumn,
  readSummary,
  type Summary,
  toInboxApplication,
  toPlace,
} from './application-answer.ts';
import { notifyApplicant } from './follow.ts';
import { readKeys, seal, type SealKey, unseal } from './seal.ts';

/** Applications as the employer of their job reads and decides them. */

/** The id of a job whose applications the user may read. @throws ApiError 403 or 404 */
export async function requireInbox(orm: Orm, jobId: string, user: SessionUser): Promise<void> {
  const row = await findOwnJob(orm, jobId);
  if (row === null) throw new ApiError('jobNotFound');
  if (may(user, 'readApplications', row.job)) return;
  throw new ApiError(row.job.visible ? 'ownerOnlySees' : 'jobNotFound');
}

async function countStates(orm: Orm, jobId: string): Promise<InboxData['counts']> {
  const rows = await orm
    .select({ state: applications.state, count: count() })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), ne(applications.state, 'withdrawn')))
    .groupBy(applications.state);
  return toRecord(inboxStates, (state) => rows.find((row) => row.state === state)?.count ?? 0);
}

interface Wanted {
  jobId: string;
  state: InboxState | undefined;
  search: string;
  page: number;
}

/** Some 3 ms. */
const OPENED_AT_ONCE = 500;

const newestFirst = [desc(applications.sentAt), desc(applications.id)];

const isWanted = ({ jobId, state }: Wanted) =>
  and(
    eq(applications.jobId, jobId),
    state === undefined ? ne(applications.state, 'withdrawn') : eq(applications.state, state),
  );

const toPlain = (text: string): string => toLatinDigits(text).toLowerCase();
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Each word is a part of a name, an address or a receipt, or of a number however it is written. */
function createMatcher(search: string): (receipt: string, summary: Summary) => boolean {
  const words = toPlain(search).split(/\s+/).filter(Boolean);
  const number = /^[\d\s+()-]+$/.test(toPlain(search)) ? digitsOf(toPlain(search)) : '';
  return (receipt, { name, phone, email }) => {
    const phoneDigits = digitsOf(toPlain(phone));
    if (number !== '' && phoneDigits.includes(number)) return true;
    const text = `${toPlain(`${name} ${email} ${receipt}`)} ${phoneDigits}`;
    return words.every((word) => text.includes(word));
  };
}

/**
 * The ids of what a search finds. What it looks at is sealed, so all summaries are opened for it, and those alone: names are
 * not stored unsealed for the next search, as a withdrawn application is gone at once.
 */
async function findIds(orm: Orm, wanted: Wanted, findKey: (no: number) => SealKey): Promise<string[]> {
  const { id, receipt, keyNo, summary } = applications;
  const rows = await orm
    .select({ id, receipt, keyNo, summary })
    .from(applications)
    .where(isWanted(wanted))
    .orderBy(...newestFirst);
  const matches = createMatcher(wanted.search);
  const ids: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (matches(row.receipt, readSummary(row, findKey))) ids.push(row.id);
    // Other requests are answered in between.
    if (index % OPENED_AT_ONCE === OPENED_AT_ONCE - 1) await setImmediate();
  }
  return ids;
}

/** A page of a job's applications. */
export async function listInbox(orm: Orm, wanted: Wanted): Promise<InboxData> {
  const { pageSize: perPage } = applicationLimits;
  const { jobId, page, search, state } = wanted;
  const from = (page - 1) * perPage;
  const counts = await countStates(orm, jobId);
  const findKey = await readKeys(orm);
  const found = search.trim() === '' ? null : await findIds(orm, wanted, findKey);
  const selected = orm
    .select(inboxColumns)
    .from(applications)
    .orderBy(...newestFirst);
  const rows = await (found === null
    ? selected.where(isWanted(wanted)).limit(perPage).offset(from)
    : selected.where(and(isWanted(wanted), inArray(applications.id, found.slice(from, from + perPage)))));
  const all = inboxStates.reduce((sum, name) => sum + counts[name], 0);
  const total = found?.length ?? (state === undefined ? all : counts[state]);
  return {
    applications: rows.map((row) => toInboxApplication(row, readSummary(row, findKey))),
    counts,
    pagination: { totalPages: Math.ceil(total / perPage), total, page, perPage },
  };
}

/** The jobs of an employer that have applications: how many, and how many are new. */
export async function listInboxes(orm: Orm, userId: string): Promise<InboxSummary['jobs']> {
  const rows = await orm
    .select({
      jobId: applications.jobId,
      total: count(),
      new: sql<number>`(count(*) filter (where ${applications.state} = 'new'))::int`,
      latestAt: max(applications.sentAt),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.createdBy, userId), isNull(jobs.deletedAt), ne(applications.state, 'withdrawn')))
    .groupBy(applications.jobId)
    .orderBy(desc(max(applications.sentAt)), asc(applications.jobId));
  return rows.map(({ jobId, total, new: unseen, latestAt }) => ({
    jobId,
    total,
    new: unseen,
    latestAt: latestAt?.toISOString() ?? '',
  }));
}

const owned = { ...inboxColumns, isFollowed: applications.isFollowed, createdBy: jobs.createdBy };

const selectOwned = (orm: Orm) =>
  orm.select(owned).from(applications).innerJoin(jobs, eq(jobs.id, applications.jobId));
type OwnedRow = Awaited<ReturnType<typeof selectOwned>>[number];

/** Rows that the user may decide on, locked in one order; others are as if they were not there. */
async function lockOwned(tx: Transaction, ids: readonly string[], user: SessionUser): Promise<OwnedRow[]> {
  const rows = await selectOwned(tx)
    .where(and(inArray(applications.id, [...ids]), isNull(jobs.deletedAt)))
    .orderBy(asc(applications.id))
    .for('update', { of: applications });
  return rows.filter(({ createdBy }) => may(user, 'decide', { createdBy }));
}

async function findOwned(orm: Orm, id: string, user: SessionUser): Promise<OwnedRow> {
  const [row] = await selectOwned(orm).where(and(eq(applications.id, id), isNull(jobs.deletedAt)));
  if (row === undefined || !may(user, 'readApplications', row)) throw new ApiError('applicationNotFound');
  return row;
}

interface Mover {
  user: SessionUser;
  now: number;
}

type Told = Partial<Pick<typeof applications.$inferInsert, 'reason' | 'toldState' | 'toldAt' | 'toldReason'>>;

/** Moves a locked row. @param told what the applicant gets to see of it */
async function move(
  tx: Transaction,
  { id, step, told = {} }: { id: string; step: Move<'employer'>; told?: Told },
  { user, now }: Mover,
): Promise<void> {
  await tx
    .update(applications)
    .set({
      ...told,
      state: step.to,
      stateAt: new Date(now),
      movedBy: step.by,
      actorId: user.id,
      version: sql`${applications.version} + 1`,
    })
    .where(eq(applications.id, id));
}

const sealedColumns = { content: applications.content, employerNote: applications.employerNote };

const toShownCv = ({ name, type, size }: Content['cv']) => ({ name, type, size });

async function readOpened(orm: Orm, id: string): Promise<OpenedApplication> {
  const findKey = await readKeys(orm);
  const [row] = await orm
    .select({ ...inboxColumns, ...sealedColumns })
    .from(applications)
    .where(eq(applications.id, id));
  if (row === undefined) throw new ApiError('applicationNotFound');
  const key = findKey(row.keyNo);
  const content = row.content && openColumn(Content, { key, id, column: 'content' }, row.content);
  const { employerNote: sealedNote } = row;
  const { at, fromState: from, toState: to, movedBy: by, applicationId } = applicationEvents;
  const events = await orm
    .select({ at, from, to, by })
    .from(applicationEvents)
    .where(eq(applicationId, id))
    .orderBy(asc(applicationEvents.id));
  return {
    ...toInboxApplication(row, readSummary(row, findKey)),
    note: content?.note ?? '',
    answers: content?.answers ?? [],
    cv: content && toShownCv(content.cv),
    employerNote: sealedNote ? unseal(key, toPlace(id, 'employer_note'), sealedNote).toString() : '',
    events: events.map((event) => ({
      at: event.at.toISOString(),
      from: event.from,
      to: event.to,
      by: event.by,
    })),
  };
}

/** Opens an application, which a new one has been seen by. @throws ApiError 404 */
export async function openApplication(tx: Transaction, id: string, mover: Mover): Promise<OpenedApplication> {
  const [row] = await lockOwned(tx, [id], mover.user);
  if (row === undefined) throw new ApiError('applicationNotFound');
  if (row.state === 'new') await move(tx, { id, step: toMove('employer', 'new', 'seen') }, mover);
  return readOpened(tx, id);
}

/** Writes the employer's note. @throws ApiError 404, also once it is withdrawn */
export async function writeNote(
  tx: Transaction,
  { id, note }: { id: string; note: string },
  { user }: Mover,
): Promise<OpenedApplication> {
  const [row] = await lockOwned(tx, [id], user);
  if (row === undefined || row.summary === null) throw new ApiError('applicationNotFound');
  const key = (await readKeys(tx))(row.keyNo);
  const employerNote = note === '' ? null : seal(key, toPlace(id, 'employer_note'), Buffer.from(note));
  await tx
    .update(applications)
    .set({ employerNote, version: sql`${applications.version} + 1` })
    .where(eq(applications.id, id));
  return readOpened(tx, id);
}

interface OpenedCv {
  name: string;
  type: Content['cv']['type'];
  bytes: Buffer;
}

/** A CV, whose opening is recorded. @throws ApiError 404 */
export async function openCv(tx: Transaction, id: string, user: SessionUser): Promise<OpenedCv> {
  const { jobId } = await findOwned(tx, id, user);
  const { keyNo, content, cv } = applications;
  const [row] = await tx.select({ keyNo, content, cv }).from(applications).where(eq(applications.id, id));
  if (!row?.content || !row.cv) throw new ApiError('applicationNotFound');
  const key = (await readKeys(tx))(row.keyNo);
  const { name, type } = openColumn(Content, { key, id, column: 'content' }, row.content).cv;
  await recordAudit(tx, {
    actorId: user.id,
    action: 'read-cv',
    entity: 'job',
    entityId: jobId,
    changes: { application: [null, id] },
  });
  return { name, type, bytes: unseal(key, toPlace(id, 'cv'), row.cv) };
}

type Outcome = DecidedData['outcomes'][number]['outcome'];

/** What the applicant gets to see of a decision. */
function toTold({ to, reason, isTold }: Decision, now: number): Told {
  const given = to === 'notSelected' && reason !== undefined ? reason : '';
  return { reason: given, ...(isTold && { toldState: to, toldAt: new Date(now), toldReason: given }) };
}

interface Decider extends Mover {
  queue: Pick<Queue, 'enqueue'>;
}

async function decideOne(
  tx: Transaction,
  row: OwnedRow,
  decision: Decision,
  mover: Decider,
): Promise<Outcome> {
  const { id, state, version } = row;
  const told = toTold(decision, mover.now);
  const isThere = state === decision.to && row.reason === told.reason;
  const isKnown = !decision.isTold || (row.toldState === decision.to && row.toldReason === told.reason);
  // A repeat, or another's same decision: nothing is overwritten.
  if (isThere && isKnown) return 'done';
  if (version !== decision.version) return 'changed';
  if (state === decision.to) {
    const { toldState = row.toldState, toldAt, toldReason = row.toldReason, reason } = told;
    await tx
      .update(applications)
      .set({
        reason,
        toldState,
        toldReason,
        ...(toldAt && { toldAt }),
        version: sql`${applications.version} + 1`,
      })
      .where(eq(applications.id, id));
  } else {
    const step = { from: state, to: decision.to, by: 'employer' } as const;
    if (!canMove(step)) return 'refused';
    await move(tx, { id, step, told }, mover);
  }
  if (row.isFollowed && !isKnown) await notifyApplicant(tx, { queue: mover.queue, row });
  return 'done';
}

/** Decides several applications, each alone: what was changed since it was read stays as it is. */
export async function decide(
  tx: Transaction,
  decisions: readonly Decision[],
  mover: Decider,
): Promise<DecidedData['outcomes']> {
  const ids = decisions.map(({ id }) => id);
  const rows = new Map((await lockOwned(tx, ids, mover.user)).map((row) => [row.id, row]));
  const outcomes = new Map<string, Outcome>();
  for (const decision of decisions) {
    const row = rows.get(decision.id);
    outcomes.set(decision.id, row === undefined ? 'gone' : await decideOne(tx, row, decision, mover));
  }
  const findKey = await readKeys(tx);
  const now = new Map((await lockOwned(tx, ids, mover.user)).map((row) => [row.id, row]));
  return decisions.map(({ id }) => {
    const row = now.get(id);
    return {
      id,
      outcome: outcomes.get(id) ?? 'gone',
      application: row === undefined ? null : toInboxApplication(row, readSummary(row, findKey)),
    };
  });
}
