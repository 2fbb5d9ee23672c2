import { createHash, createHmac, randomInt } from 'node:crypto';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { ApplicationForm, CvType, Receipt } from '#contract/applications/application.ts';
import { findAnswerProblem } from '#contract/applications/answers.ts';
import { toMove } from '#contract/applications/states.ts';
import { toNationalPhone } from '#contract/subscription/phone.ts';
import type { Orm, Transaction } from '../db/connection.ts';
import { applications } from '../db/applications-schema.ts';
import { jobs } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { newId } from '../ids.ts';
import { findOwnJob, isInReview, isReadable } from '../jobs/job-rows.ts';
import { may } from '../policies/policies.ts';
import { lockPresentUser, type SessionUser } from '../policies/sessions.ts';
import {
  type Content,
  receiptColumns,
  type SealedColumn,
  type Summary,
  toSealedPlace,
  toReceipt,
} from './application-answer.ts';
import { lockNewestKey, seal } from './seal.ts';
import { removeUploads } from './uploads.ts';

/** Rows of applications, as their applicants write them. */

const selectReceipts = (orm: Orm) => orm.select(receiptColumns).from(applications);

/** An applicant's applications, the newest first. */
export async function listReceipts(orm: Orm, applicantId: string): Promise<Receipt[]> {
  const rows = await selectReceipts(orm)
    .where(eq(applications.applicantId, applicantId))
    .orderBy(desc(applications.sentAt), desc(applications.id));
  return rows.map(toReceipt);
}

/** The receipt of a row. */
export async function readReceipt(orm: Orm, id: string): Promise<Receipt> {
  const [row] = await selectReceipts(orm).where(eq(applications.id, id));
  if (row === undefined) throw new ApiError('applicationNotFound');
  return toReceipt(row);
}

const hasKey = (key: string) => or(eq(applications.key, key), sql`${key} = any(${applications.spentKeys})`);

/** What became of a key that has arrived before. */
export interface Arrived {
  receipt: Receipt;
  /** Another key of the person for the job counts. */
  isKnown: boolean;
}

export async function findArrived(orm: Orm, applicantId: string, key: string): Promise<Arrived | null> {
  const [row] = await selectReceipts(orm).where(and(eq(applications.applicantId, applicantId), hasKey(key)));
  return row === undefined ? null : { receipt: toReceipt(row), isKnown: row.key !== key };
}

interface SentCv {
  bytes: Uint8Array;
  name: string;
  type: CvType;
}

interface Sending {
  user: SessionUser;
  form: ApplicationForm;
  cv: SentCv;
  /** The key of marks of equal numbers and files. */
  markKey: string;
  now: number;
}

interface Sent extends Arrived {
  isCreated: boolean;
}

/** The answers as they are stored. @throws ApiError 403, 404 or 409 where the job takes none, 400 for an answer */
async function checkJob(tx: Transaction, { user, form, now }: Sending): Promise<Content['answers']> {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, form.jobId)).for('share');
  const row = await findOwnJob(tx, form.jobId);
  if (row === null) throw new ApiError('jobNotFound');
  if (isInReview(row)) throw new ApiError(row.job.closesAt.getTime() > now ? 'jobInReview' : 'jobClosed');
  if (!isReadable(row)) throw new ApiError('jobNotFound');
  const { job } = row;
  if (job.createdBy === user.id || !may(user, 'apply', job)) throw new ApiError('ownJob');
  if (!job.visible || job.closesAt.getTime() <= now) throw new ApiError('jobClosed');
  if (!job.applyWays.some(({ kind }) => kind === 'inbox')) throw new ApiError('noInbox');
  const found = findAnswerProblem(job.screening, form.answers);
  if (found !== undefined) {
    const code = found.problem === 'missing' ? 'questionUnanswered' : 'answerInvalid';
    throw new ApiError(code, found.question.text);
  }
  return job.screening.flatMap(({ id, text, kind }) => {
    const value = form.answers.find((answer) => answer.id === id)?.value ?? '';
    return value === '' ? [] : [{ question: text, value, kind }];
  });
}

/** What is sent, as columns. */
async function toColumns(tx: Transaction, id: string, sending: Sending) {
  const { form, cv, markKey, now, user } = sending;
  const answers = await checkJob(tx, sending);
  const key = await lockNewestKey(tx);
  const { name, phone, email, note } = form;
  const summary: Summary = { name, phone, email };
  const sha256 = createHash('sha256').update(cv.bytes).digest('hex');
  const content: Content = {
    note,
    answers,
    cv: { name: cv.name, type: cv.type, size: cv.bytes.length, sha256 },
  };
  const toMark = (text: string) => createHmac('sha256', markKey).update(text).digest('base64url');
  const toSealed = (column: SealedColumn, bytes: Uint8Array) => seal(key, toSealedPlace(id, column), bytes);
  const at = new Date(now);
  return {
    key: form.key,
    stateAt: at,
    movedBy: 'applicant',
    actorId: user.id,
    toldState: 'new',
    toldAt: at,
    toldReason: '',
    toldBefore: null,
    reason: '',
    isFollowed: form.isFollowed,
    keyNo: key.no,
    summary: toSealed('summary', Buffer.from(JSON.stringify(summary))),
    content: toSealed('content', Buffer.from(JSON.stringify(content))),
    cv: toSealed('cv', cv.bytes),
    employerNote: null,
    phoneMark: toMark(toNationalPhone(phone)),
    cvMark: toMark(sha256),
    sentAt: at,
  } as const satisfies Partial<typeof applications.$inferInsert>;
}

/** Crockford's: without I, L, O and U, which are misread. */
const receiptDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECEIPT_DIGITS = 8;

/** A receipt like "7K3M-Q9XD": 40 random bits, to be read aloud. */
function newReceipt(): string {
  const signs = Array.from({ length: RECEIPT_DIGITS }, () => receiptDigits[randomInt(receiptDigits.length)]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

/** A parallel request may have stored it, whose row is then found. @returns the id, or null */
async function insertApplication(tx: Transaction, sending: Sending): Promise<string | null> {
  const id = newId();
  const columns = await toColumns(tx, id, sending);
  const { jobId } = sending.form;
  const made = await tx
    .insert(applications)
    .values({ id, receipt: newReceipt(), jobId, applicantId: sending.user.id, ...columns })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return made[0]?.id ?? null;
}

const lockSame = (tx: Transaction, { user, form }: Sending) =>
  tx
    .select({
      id: applications.id,
      jobId: applications.jobId,
      key: applications.key,
      spentKeys: applications.spentKeys,
      state: applications.state,
    })
    .from(applications)
    .where(
      and(eq(applications.applicantId, user.id), or(hasKey(form.key), eq(applications.jobId, form.jobId))),
    )
    .for('update');
type Same = Awaited<ReturnType<typeof lockSame>>[number];

/** A withdrawn application that its applicant sends again. */
async function sendAgain(tx: Transaction, row: Same, sending: Sending): Promise<void> {
  const columns = await toColumns(tx, row.id, sending);
  const { to: state } = toMove('applicant', 'withdrawn', 'new');
  await tx
    .update(applications)
    .set({
      ...columns,
      state,
      spentKeys: [...row.spentKeys, row.key],
      version: sql`${applications.version} + 1`,
    })
    .where(eq(applications.id, row.id));
}

async function storeOnce(
  tx: Transaction,
  sending: Sending,
): Promise<(Omit<Sent, 'receipt'> & { id: string }) | null> {
  const { key, jobId } = sending.form;
  const same = await lockSame(tx, sending);
  const repeated = same.find((row) => row.key === key || row.spentKeys.includes(key));
  if (repeated !== undefined) return { id: repeated.id, isCreated: false, isKnown: repeated.key !== key };
  const known = same.find((row) => row.jobId === jobId);
  if (known === undefined) {
    const id = await insertApplication(tx, sending);
    return id === null ? null : { id, isCreated: true, isKnown: false };
  }
  if (known.state === 'withdrawn') {
    await sendAgain(tx, known, sending);
    return { id: known.id, isCreated: true, isKnown: false };
  }
  // Spent: should it arrive once more after a withdrawal, it is no new application.
  await tx
    .update(applications)
    .set({ spentKeys: [...known.spentKeys, key] })
    .where(eq(applications.id, known.id));
  return { id: known.id, isCreated: false, isKnown: true };
}

/** Beside a parallel request, which an insert waits for, this may take two rounds; a third for an equal receipt. */
const MAX_ROUNDS = 4;

/**
 * Stores an application once for its key, and once for its person and job: whatever is repeated, late or at the same
 * time gets the receipt of the first. @throws ApiError 400, 401, 403, 404 or 409
 */
export async function sendApplication(tx: Transaction, sending: Sending): Promise<Sent> {
  await lockPresentUser(tx, sending.user.id);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const stored = await storeOnce(tx, sending);
    if (stored === null) continue;
    const { id, ...outcome } = stored;
    await removeUploads(tx, sending.user.id, [sending.form.key]);
    return { ...outcome, receipt: await readReceipt(tx, id) };
  }
  throw new ApiError('sendAgain');
}
