import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { EmployerNote, OpenedApplication } from '#contract/applications/application.ts';
import { type Move, toMove } from '#contract/applications/states.ts';
import { recordAudit } from '../audit/record.ts';
import type { Orm, Transaction } from '../db/connection.ts';
import { applicationEvents, applications } from '../db/applications-schema.ts';
import { companies, jobs } from '../db/schema.ts';
import { ApiError, ConflictError } from '../errors/api-error.ts';
import { isPresent } from '../jobs/job-rows.ts';
import { may } from '../policies/policies.ts';
import type { SessionUser } from '../policies/sessions.ts';
import {
  Content,
  inboxColumns,
  openColumn,
  readSummary,
  toInboxApplication,
  toSealedPlace,
} from './application-answer.ts';
import { readSealKeys, seal, unseal } from './seal.ts';

/** Single applications as the employer of their job opens them. */

/** Of a job whose owner may read its applications. */
export const isInboxOpen = and(isPresent, eq(jobs.inboxClosed, false));

const { isFollowed, toldAt, toldBefore } = applications;
const owned = { ...inboxColumns, isFollowed, toldAt, toldBefore, createdBy: jobs.createdBy };

const selectOwned = (orm: Orm) =>
  orm
    .select(owned)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId));
export type OwnedRow = Awaited<ReturnType<typeof selectOwned>>[number];

/** Rows that the user may decide on, locked in one order; others are as if they were not there. */
export async function lockOwned(
  tx: Transaction,
  ids: readonly string[],
  user: SessionUser,
): Promise<OwnedRow[]> {
  const rows = await selectOwned(tx)
    .where(and(inArray(applications.id, [...ids]), isInboxOpen))
    .orderBy(asc(applications.id))
    .for('update', { of: applications });
  return rows.filter(({ createdBy }) => may(user, 'decide', { createdBy }));
}

async function findOwned(orm: Orm, id: string, user: SessionUser): Promise<OwnedRow> {
  const [row] = await selectOwned(orm).where(and(eq(applications.id, id), isInboxOpen));
  if (row === undefined || !may(user, 'readApplications', row)) throw new ApiError('applicationNotFound');
  return row;
}

export interface MovingUser {
  user: SessionUser;
  now: number;
}

export type Told = Partial<
  Pick<typeof applications.$inferInsert, 'reason' | 'toldState' | 'toldAt' | 'toldReason' | 'toldBefore'>
>;

/** Moves a locked row. @param told what the applicant gets to see of it */
export async function move(
  tx: Transaction,
  { id, step, told = {} }: { id: string; step: Move<'employer'>; told?: Told },
  { user, now }: MovingUser,
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
  const findKey = await readSealKeys(orm);
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
    employerNote: sealedNote ? unseal(key, toSealedPlace(id, 'employer_note'), sealedNote).toString() : '',
    events: events.map((event) => ({
      at: event.at.toISOString(),
      from: event.from,
      to: event.to,
      by: event.by,
    })),
  };
}

/**
 * Opens an application, which a new one has been seen by.
 * @param isRead false for a HEAD request, which shows nothing to the employer
 * @throws ApiError 404
 */
export async function openApplication(
  tx: Transaction,
  { id, isRead }: { id: string; isRead: boolean },
  mover: MovingUser,
): Promise<OpenedApplication> {
  const [row] = await lockOwned(tx, [id], mover.user);
  if (row === undefined) throw new ApiError('applicationNotFound');
  if (isRead && row.state === 'new') await move(tx, { id, step: toMove('employer', 'new', 'seen') }, mover);
  return readOpened(tx, id);
}

/**
 * Writes the employer's note. @throws ApiError 404, also once it is withdrawn, or 409 with the application where another
 * note was saved since
 */
export async function storeNote(
  tx: Transaction,
  { id, note, base }: EmployerNote & { id: string },
  { user }: MovingUser,
): Promise<OpenedApplication> {
  const [row] = await lockOwned(tx, [id], user);
  if (row === undefined || row.summary === null) throw new ApiError('applicationNotFound');
  const application = await readOpened(tx, id);
  const { employerNote: saved } = application;
  if (saved === note) return application;
  if (base !== undefined && saved !== base) throw new ConflictError('changedBeforeSaving', { application });
  const key = (await readSealKeys(tx))(row.keyNo);
  const employerNote = note === '' ? null : seal(key, toSealedPlace(id, 'employer_note'), Buffer.from(note));
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

/**
 * Reads a CV, and records that it was opened.
 * @param isRead false for a HEAD request, which shows nothing and is not recorded
 * @throws ApiError 404
 */
export async function openCv(
  tx: Transaction,
  { id, isRead }: { id: string; isRead: boolean },
  user: SessionUser,
): Promise<OpenedCv> {
  const { jobId } = await findOwned(tx, id, user);
  const { keyNo, content, cv } = applications;
  const [row] = await tx
    .select({ keyNo, content, cv })
    .from(applications)
    .where(eq(applications.id, id))
    // Not sealed again until its key is read.
    .for('share');
  if (!row?.content || !row.cv) throw new ApiError('applicationNotFound');
  const key = (await readSealKeys(tx))(row.keyNo);
  const { name, type } = openColumn(Content, { key, id, column: 'content' }, row.content).cv;
  if (isRead) {
    await recordAudit(tx, {
      actorId: user.id,
      action: 'read-cv',
      entity: 'job',
      entityId: jobId,
      changes: { application: [null, id] },
    });
  }
  return { name, type, bytes: unseal(key, toSealedPlace(id, 'cv'), row.cv) };
}
