import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AccountExport } from '#contract/accounts/account.ts';
import { type InboxApplication, type Receipt, SentAnswer } from '#contract/applications/application.ts';
import { canWithdraw } from '#contract/applications/states.ts';
import { applications } from '../db/applications-schema.ts';
import {
  readWithKeys,
  type SealedContext,
  type SealedPlace,
  type SealKey,
  unseal,
  unsealJson,
} from './seal.ts';

type Row = typeof applications.$inferSelect;

/** What lists of an employer show of a person. */
export const Summary = v.object({ name: v.string(), phone: v.string(), email: v.string() });
export type Summary = v.InferOutput<typeof Summary>;

/** What is read once an application is opened. */
export const Content = v.object({
  note: v.string(),
  answers: v.array(SentAnswer),
  cv: v.object({
    name: v.string(),
    type: v.picklist(['pdf', 'docx']),
    size: v.number(),
    /** In hex: a file that was sent several times is one in the download of an account's data. */
    sha256: v.string(),
  }),
});
export type Content = v.InferOutput<typeof Content>;

/** The columns that are sealed. */
export type SealedColumn = 'summary' | 'content' | 'cv' | 'employer_note';

export const toSealedPlace = (id: string, column: SealedColumn): SealedPlace => [`application ${id}`, column];

/** Reads a sealed column. */
export const openColumn = <S extends v.GenericSchema>(
  schema: S,
  { key, id, column }: { key: SealKey; id: string; column: SealedColumn },
  sealed: Uint8Array,
): v.InferOutput<S> => v.parse(schema, unsealJson(key, toSealedPlace(id, column), sealed));

/** A CV; null once it is withdrawn. */
export async function readCv(context: SealedContext, id: string): Promise<Buffer | null> {
  const { cv, keyNo } = applications;
  const { found, findKey } = await readWithKeys(context, (tx) =>
    tx.select({ cv, keyNo }).from(applications).where(eq(applications.id, id)),
  );
  const [row] = found;
  return row?.cv ? unseal(findKey(row.keyNo), toSealedPlace(id, 'cv'), row.cv) : null;
}

/** Without files and texts. */
export const receiptColumns = {
  id: applications.id,
  receipt: applications.receipt,
  key: applications.key,
  jobId: applications.jobId,
  jobTitle: applications.jobTitle,
  companyName: applications.companyName,
  sentAt: applications.sentAt,
  state: applications.state,
  toldState: applications.toldState,
  toldAt: applications.toldAt,
  toldReason: applications.toldReason,
  isFollowed: applications.isFollowed,
};

type ReceiptRow = Pick<Row, keyof typeof receiptColumns>;

/** As the applicant reads it: what the employer decided but did not tell stays with the employer. */
export function toReceipt(row: ReceiptRow): Receipt {
  const { id, receipt, jobId, jobTitle, companyName, sentAt, toldState, toldAt, toldReason } = row;
  return {
    id,
    receipt,
    jobId,
    jobTitle,
    companyName,
    sentAt: sentAt.toISOString(),
    state: toldState,
    stateAt: toldAt.toISOString(),
    ...(toldReason !== '' && { reason: toldReason }),
    canWithdraw: canWithdraw(toldState),
    isFollowed: row.isFollowed,
  };
}

/** The receipt of somebody else's application to the same company that has the same mark. */
const toSame = (mark: 'phone_mark' | 'cv_mark') => sql<string | null>`(
  select other.receipt from applications other join jobs theirs on theirs.id = other.job_id
  where other.${sql.identifier(mark)} = applications.${sql.identifier(mark)}
    and other.applicant_id <> applications.applicant_id
    and theirs.company_id = (select ours.company_id from jobs ours where ours.id = applications.job_id)
    and theirs.deleted_at is null and not theirs.inbox_closed
  order by other.sent_at, other.id limit 1)`;

const sameColumns = { samePhone: toSame('phone_mark'), sameCv: toSame('cv_mark') };

const rowColumns = {
  id: applications.id,
  receipt: applications.receipt,
  jobId: applications.jobId,
  sentAt: applications.sentAt,
  state: applications.state,
  stateAt: applications.stateAt,
  version: applications.version,
  toldState: applications.toldState,
  toldReason: applications.toldReason,
  reason: applications.reason,
  keyNo: applications.keyNo,
  summary: applications.summary,
};
/** What an employer's list reads of a row. */
export const inboxColumns = { ...rowColumns, ...sameColumns };
export type InboxRow = Pick<Row, keyof typeof rowColumns> &
  Readonly<Record<keyof typeof sameColumns, string | null>>;

const nobody: Summary = { name: '', phone: '', email: '' };

export const readSummary = (
  { id, keyNo, summary }: Pick<InboxRow, 'id' | 'keyNo' | 'summary'>,
  findKey: (no: number) => SealKey,
): Summary =>
  summary === null ? nobody : openColumn(Summary, { key: findKey(keyNo), id, column: 'summary' }, summary);

/** As its employer reads it in a list. */
export const toInboxApplication = (row: InboxRow, summary: Summary): InboxApplication => ({
  id: row.id,
  receipt: row.receipt,
  jobId: row.jobId,
  sentAt: row.sentAt.toISOString(),
  state: row.state,
  stateAt: row.stateAt.toISOString(),
  version: row.version,
  toldState: row.toldState,
  ...(row.reason !== '' && { reason: row.reason }),
  ...(row.samePhone !== null && { samePhone: row.samePhone }),
  ...(row.sameCv !== null && { sameCv: row.sameCv }),
  ...summary,
});

/** All that an account has sent, for the download of its data; of a CV all but the file. */
export async function readOwnApplications(context: SealedContext, userId: string) {
  const { keyNo, summary, content, applicantId, sentAt } = applications;
  const { found: rows, findKey } = await readWithKeys(context, (tx) =>
    tx
      .select({ ...receiptColumns, keyNo, summary, content })
      .from(applications)
      .where(eq(applicantId, userId))
      .orderBy(desc(sentAt), desc(applications.id)),
  );
  return rows.map((row): Record<string, unknown> => {
    const place = { key: findKey(row.keyNo), id: row.id, column: 'content' } as const;
    const content = row.content === null ? {} : openColumn(Content, place, row.content);
    return Object.assign({}, toReceipt(row), readSummary(row, findKey), content);
  });
}

type ExportedCv = NonNullable<AccountExport['cvs']>[number];

/** The files that an account has sent, each once, read one after the other. */
export async function* readOwnCvs(context: SealedContext, userId: string): AsyncGenerator<ExportedCv> {
  const { id, keyNo, content, applicantId } = applications;
  const { found: rows, findKey } = await readWithKeys(context, (tx) =>
    tx
      .select({ id, keyNo, content })
      .from(applications)
      .where(and(eq(applicantId, userId), isNotNull(content))),
  );
  const seen = new Set<string>();
  for (const { id: applicationId, keyNo: no, content: sealed } of rows) {
    if (sealed === null) continue;
    const place = { key: findKey(no), id: applicationId, column: 'content' } as const;
    const { sha256, type } = openColumn(Content, place, sealed).cv;
    if (seen.has(sha256)) continue;
    const bytes = await readCv(context, applicationId);
    // Withdrawn since the download began.
    if (bytes === null) continue;
    seen.add(sha256);
    yield { sha256, type, base64: bytes.toString('base64') };
  }
}
