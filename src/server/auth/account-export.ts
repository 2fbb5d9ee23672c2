import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { AccountExport } from '#contract/accounts/account.ts';
import type { AppContext } from '../app-context.ts';
import { readOwnApplications, readOwnCvs } from '../applications/application-answer.ts';
import { toOwnCompany } from '../companies/company-answer.ts';
import { auditLog, companies, jobs, sessions, users } from '../db/schema.ts';
import type { AuditedEntity } from '../db/audit-action.ts';
import { toPieces } from '../http/response/content.ts';
import { toOwnJob } from '../jobs/job-answer.ts';
import { selectJobs } from '../jobs/job-rows.ts';
import { toUser } from './user-store.ts';

type ExportContext = Pick<AppContext, 'db' | 'clock'>;

const MAX_HISTORY = 1000;

const toIso = (time: Date | null): string | null => time?.toISOString() ?? null;

interface Dated {
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}
const withTimes = <T extends object>(row: T, { createdAt, updatedAt, deletedAt }: Dated) => ({
  ...row,
  createdAt: toIso(createdAt),
  updatedAt: toIso(updatedAt),
  deletedAt: toIso(deletedAt),
});

async function readCompanies({ db }: ExportContext, userId: string) {
  const rows = await db.orm
    .select()
    .from(companies)
    .where(eq(companies.createdBy, userId))
    .orderBy(asc(companies.createdAt), asc(companies.id));
  return rows.map((row) => withTimes(toOwnCompany(row), row));
}

async function readJobs({ db }: ExportContext, userId: string) {
  const rows = await selectJobs(db.orm).where(eq(jobs.createdBy, userId)).orderBy(asc(jobs.no));
  return rows.map((row) => withTimes(toOwnJob(row), row.job));
}

async function readSessions({ db }: ExportContext, userId: string) {
  const { createdAt, expiresAt, revokedAt } = sessions;
  const rows = await db.orm
    .select({ createdAt, expiresAt, revokedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: toIso(row.revokedAt),
  }));
}

const isOf = (entity: AuditedEntity, ids: readonly string[]) =>
  and(eq(auditLog.entity, entity), inArray(auditLog.entityId, [...ids]));

async function readHistory({ db }: ExportContext, userId: string, ownIds: readonly string[]) {
  const rows = await db.orm
    .select()
    .from(auditLog)
    .where(
      or(eq(auditLog.actorId, userId), isOf('user', [userId]), isOf('company', ownIds), isOf('job', ownIds)),
    )
    .orderBy(desc(auditLog.id))
    .limit(MAX_HISTORY);
  return rows.map(({ at, actorId, action, entity, entityId, changes, reason }) => {
    return { at: at.toISOString(), isByYou: actorId === userId, action, entity, entityId, changes, reason };
  });
}

/** Everything stored about an account, except secrets and files. */
async function readAccountExport(
  context: ExportContext,
  userId: string,
): Promise<Omit<AccountExport, 'cvs'> | null> {
  const [user] = await context.db.orm.select().from(users).where(eq(users.id, userId));
  if (user === undefined) return null;
  const [ownCompanies, ownJobs] = [await readCompanies(context, userId), await readJobs(context, userId)];
  const ownIds = [...ownCompanies, ...ownJobs].map(({ _id }) => _id);
  return {
    exportedAt: new Date(context.clock()).toISOString(),
    user: {
      ...toUser(user),
      role: user.role,
      language: user.language,
      unwantedMails: user.unwantedMails,
      registeredAt: user.createdAt.toISOString(),
    },
    companies: ownCompanies,
    jobs: ownJobs,
    applications: await readOwnApplications(context, userId),
    sessions: await readSessions(context, userId),
    history: await readHistory(context, userId, ownIds),
  };
}

async function* toParts(
  context: ExportContext,
  userId: string,
  data: Omit<AccountExport, 'cvs'>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(data, null, 2).replace(/\n\}$/, '')},\n  "cvs": [`;
  let comma = '';
  for await (const cv of readOwnCvs(context, userId)) {
    yield `${comma}\n    ${JSON.stringify(cv)}`;
    comma = ',';
  }
  yield '\n  ]\n}\n';
}

async function* toBytes(parts: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield* toPieces(encoder.encode(part));
}

/** Written at the client's pace. */
function toStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

/** Everything stored about an account, except secrets, as JSON, one CV in memory at a time. @returns null for an unknown account */
export async function openAccountExport(
  context: ExportContext,
  userId: string,
): Promise<ReadableStream<Uint8Array> | null> {
  const data = await readAccountExport(context, userId);
  return data && toStream(toBytes(toParts(context, userId, data)));
}
