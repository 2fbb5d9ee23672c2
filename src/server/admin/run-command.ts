import { eq } from 'drizzle-orm';
import { addKey } from '../applications/seal.ts';
import type { AdminContext } from './admin-context.ts';
import { companies, jobs } from '../db/schema.ts';
import { inTransaction, type Transaction } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { handleAll, toReportLines, toReportsLine } from './report-lines.ts';
import { runAccountCommand } from './accounts.ts';
import { type AdminCommand, type Target, done, refusal, type Report } from './commands.ts';
import { decide, type Decision, type Outcome } from './decisions.ts';
import { listTitles, toListLines } from './list-rows.ts';
import { findDecision, undoDecision } from './undo.ts';
import { retryAll, toWorkLines } from './work.ts';

/** Ids are random: at most one of the tables has it. */
async function findEntity(tx: Transaction, id: string): Promise<Decision['entity'] | null> {
  const [company] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id));
  if (company !== undefined) return 'company';
  const [job] = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id));
  return job === undefined ? null : 'job';
}

/** A job is public when its company is approved as well. */
async function toHint(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx
    .select({ companyId: companies.id, approval: companies.approval })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, id));
  if (row === undefined || row.approval === 'approved') return '';
  return ` It is not public yet: its company ${row.companyId} is ${listTitles[row.approval]}.`;
}

/** The row has changed since it was listed. */
class OtherVersion extends Error {}

const refuseOther =
  (read: number | undefined) =>
  async ({ version }: { version: number }) => {
    if (read === undefined || read === version) return;
    throw new OtherVersion(`it has version ${version} now, not ${read}. Please list it again.`);
  };

const outcomes: Record<Outcome, (entity: string, approval: string) => string> = {
  unchanged: (entity, approval) => `the ${entity} was already ${approval}.`,
  decided: (entity, approval) => `the ${entity} is ${approval}.`,
  seen: (entity) => `the ${entity} stays approved, with its changes.`,
  'contact-approved': () => 'the new contact is public. The company stays approved.',
  'contact-rejected': () =>
    'the new contact is rejected. The company stays approved; rejecting again, for another reason, rejects the company.',
};

async function decideOne(
  { db, clock, queue }: AdminContext,
  { id, version }: Target,
  decision: Pick<Decision, 'approval' | 'reason' | 'closesInbox'>,
): Promise<Report> {
  try {
    const line = await inTransaction(db, async (tx) => {
      const entity = await findEntity(tx, id);
      if (entity === null) return null;
      const now = new Date(clock());
      const { approval } = decision;
      const outcome = await decide(
        tx,
        { ...decision, entity, id, actorId: null, now, queue },
        refuseOther(version),
      );
      const hint = entity === 'job' && approval === 'approved' ? await toHint(tx, id) : '';
      return `${id}: ${outcomes[outcome](entity, approval)}${hint}`;
    });
    return line === null ? refusal(`${id}: there is no job or company with this id.`) : done(line);
  } catch (error) {
    if (error instanceof ApiError || error instanceof OtherVersion) return refusal(`${id}: ${error.message}`);
    throw error;
  }
}

const joinReports = (reports: readonly Report[]): Report => ({
  lines: reports.flatMap(({ lines }) => lines),
  problems: reports.flatMap(({ problems }) => problems),
});

async function undoOne({ db, clock }: AdminContext, id: string): Promise<Report> {
  try {
    return await inTransaction(db, async (tx) => {
      const entity = await findEntity(tx, id);
      if (entity === null) return refusal(`${id}: there is no job or company with this id.`);
      const entryId = await findDecision(tx, { entity, id });
      if (entryId === null) return refusal(`${id}: its last change is not a decision.`);
      await undoDecision(tx, { entryId, actorId: null, now: new Date(clock()) });
      return done(`${id}: the decision is undone.`);
    });
  } catch (error) {
    if (error instanceof ApiError) return refusal(`${id}: ${error.message}`);
    throw error;
  }
}

async function decideAll(
  context: AdminContext,
  rows: readonly Target[],
  decision: Pick<Decision, 'approval' | 'reason' | 'closesInbox'>,
): Promise<Report> {
  const reports: Report[] = [];
  for (const row of rows) reports.push(await decideOne(context, row, decision));
  return joinReports(reports);
}

async function undoAll(context: AdminContext, ids: readonly string[]): Promise<Report> {
  const reports: Report[] = [];
  for (const id of ids) reports.push(await undoOne(context, id));
  return joinReports(reports);
}

async function rotateKey({ db, queue }: AdminContext): Promise<Report> {
  const number = await inTransaction(db, async (tx) => {
    await queue.enqueue(tx, 'seal-applications', {}, { singletonKey: 'all' });
    return addKey(tx);
  });
  return done(
    `Key ${number} encrypts applications from now on. What older keys encrypted follows in the background.`,
  );
}

/** Runs a command and reports what it did. */
export async function runAdminCommand(context: AdminContext, command: AdminCommand): Promise<Report> {
  switch (command.name) {
    case 'list': {
      const lines: string[] = [];
      for (const entity of command.entities) {
        for (const filter of command.approvals) {
          lines.push(...(await toListLines(context.db.orm, entity, filter)));
        }
      }
      if (command.entities.includes('jobs')) lines.push(...(await toReportsLine(context.db.orm)));
      return { lines, problems: [] };
    }
    case 'approve':
      return decideAll(context, command.rows, { approval: 'approved', reason: '' });
    case 'reject': {
      const { rows, reason, closesInbox } = command;
      return decideAll(context, rows, { approval: 'rejected', reason, closesInbox });
    }
    case 'rotate-application-key':
      return rotateKey(context);
    case 'reports':
      return { lines: await toReportLines(context.db.orm), problems: [] };
    case 'handle-reports':
      return handleAll(context, command.ids);
    case 'undo':
      return undoAll(context, command.ids);
    case 'queue':
      return { lines: await toWorkLines(context.db), problems: [] };
    case 'retry-work':
      return retryAll(context.queue, command.ids);
    default:
      return runAccountCommand(context, command);
  }
}
