import { and, count, desc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { Contact } from '#contract/companies/company.ts';
import { type AuditChanges, recordAudit } from '../audit/record.ts';
import type { AuditedEntity } from '../db/audit-action.ts';
import { auditLog, companies, jobs, users } from '../db/schema.ts';
import type { Orm, Transaction } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { indexCompanyJobs } from '../jobs/search/index-jobs.ts';
import { type ModerationDecision, lockDecided, toChangeTime } from './decisions.ts';
import { toPagination, type Page } from './lists.ts';

type Audited = Pick<typeof auditLog.$inferSelect, 'entity' | 'entityId'>;

/** Titles, names and addresses of the rows of audit entries, by id. Includes deleted rows until they are purged. */
async function readLabels(orm: Orm, entries: readonly Audited[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: AuditedEntity) =>
    entries.flatMap(({ entity, entityId }) => (entity === kind ? [entityId] : []));
  const rows = [
    ...(await orm
      .select({ id: jobs.id, label: jobs.title })
      .from(jobs)
      .where(inArray(jobs.id, idsOf('job')))),
    ...(await orm
      .select({ id: companies.id, label: companies.name })
      .from(companies)
      .where(inArray(companies.id, idsOf('company')))),
    ...(await orm
      .select({ id: users.id, label: users.email })
      .from(users)
      .where(inArray(users.id, idsOf('user')))),
  ];
  return new Map(rows.map(({ id, label }) => [id, label]));
}

function toEntry(
  { entry, email }: { entry: typeof auditLog.$inferSelect; email: string | null },
  labels: ReadonlyMap<string, string>,
) {
  const { id, at, actorId, action, entity, entityId, changes, reason } = entry;
  const isKnown = actorId !== null || entry.actorRemoved;
  const actor = isKnown ? { _id: actorId ?? '', email: email ?? '' } : null;
  const label = labels.get(entityId) ?? '';
  return { id, at: at.toISOString(), actor, action, entity, entityId, label, changes, reason };
}

/** Lists the audit log, the latest first. */
export async function listAudit(
  orm: Orm,
  filter: { entity?: AuditedEntity | undefined; entityId?: string | undefined },
  slice: Page,
) {
  const where = and(
    filter.entity === undefined ? undefined : eq(auditLog.entity, filter.entity),
    filter.entityId === undefined ? undefined : eq(auditLog.entityId, filter.entityId),
  );
  const [counted] = await orm.select({ total: count() }).from(auditLog).where(where);
  const rows = await orm
    .select({ entry: auditLog, email: users.email })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(slice.perPage)
    .offset((slice.page - 1) * slice.perPage);
  const labels = await readLabels(
    orm,
    rows.map(({ entry }) => entry),
  );
  const entries = rows.map((row) => toEntry(row, labels));
  return { entries, pagination: toPagination(counted?.total ?? 0, slice) };
}

type Row = Pick<ModerationDecision, 'entity' | 'id'>;

/** What a decision may change. */
const text = v.optional(v.string());
const shared = {
  approval: v.optional(v.picklist(['pending', 'approved', 'rejected'])),
  approvalReason: text,
  approvedValues: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
};
const JobBefore = v.object({
  ...shared,
  postedAt: v.optional(v.null()),
  inboxClosed: v.optional(v.boolean()),
});
const CompanyBefore = v.object({
  ...shared,
  pendingContact: v.optional(v.nullable(Contact)),
  contactReason: text,
  website: text,
  contactNumber: text,
  email: text,
});

type Entry = typeof auditLog.$inferSelect;

const isOf = ({ entity, id }: Row) => and(eq(auditLog.entity, entity), eq(auditLog.entityId, id));

async function findLast(tx: Transaction, row: Row): Promise<Entry | null> {
  const [entry] = await tx.select().from(auditLog).where(isOf(row)).orderBy(desc(auditLog.id)).limit(1);
  return entry ?? null;
}

const isDecision = (entry: Entry | null): entry is Entry =>
  entry?.action === 'approve' || entry?.action === 'reject';

/** The audit entry of the decision that set a row's state; null if the row has changed since. */
export async function findDecision(tx: Transaction, row: Row): Promise<number | null> {
  const last = await findLast(tx, row);
  return isDecision(last) ? last.id : null;
}

/** The row of an entry of the audit log that is a decision. @throws ApiError 404 */
async function readDecided(tx: Transaction, entryId: number): Promise<Row> {
  const [entry] = await tx.select().from(auditLog).where(eq(auditLog.id, entryId));
  if (!isDecision(entry ?? null) || entry === undefined || entry.entity === 'user') {
    throw new ApiError('decisionNotFound');
  }
  return { entity: entry.entity, id: entry.entityId };
}

function readBefore({ changes }: Entry): Record<string, unknown> {
  // Old entries, and those of removed accounts, have no previous values.
  if (Object.keys(changes).length === 0) throw new ApiError('decisionFinal');
  return Object.fromEntries(Object.entries(changes).map(([name, [before]]) => [name, before]));
}

function reverse(changes: AuditChanges): AuditChanges {
  const reversed: AuditChanges = {};
  for (const [name, [before, after]] of Object.entries(changes)) reversed[name] = [after, before];
  return reversed;
}

/** Restores the state before a decision, unless the row was changed since. @throws ApiError 404 or 409 */
export async function revertDecision(
  tx: Transaction,
  { entryId, actorId, now }: { entryId: number; actorId: string | null; now: Date },
): Promise<Row> {
  const decided = await readDecided(tx, entryId);
  const { row } = await lockDecided(tx, decided);
  const last = await findLast(tx, decided);
  if (last?.id !== entryId) throw new ApiError('changedSinceDecision');
  const updatedAt = toChangeTime(now, row.updatedAt);
  if (decided.entity === 'job') {
    const restored = v.parse(JobBefore, readBefore(last));
    await tx
      .update(jobs)
      .set({ ...restored, updatedAt })
      .where(eq(jobs.id, decided.id));
  } else {
    const restored = v.parse(CompanyBefore, readBefore(last));
    // The owner sees a different contact again, so this is a new version.
    const version = restored.pendingContact === undefined ? row.version : row.version + 1;
    await tx
      .update(companies)
      .set({ ...restored, version, updatedAt })
      .where(eq(companies.id, decided.id));
    await indexCompanyJobs(tx, decided.id);
  }
  const { entity, id: entityId } = decided;
  const changes = reverse(last.changes);
  await recordAudit(tx, { actorId, action: 'undo', entity, entityId, changes });
  return decided;
}
