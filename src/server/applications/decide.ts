import { eq, sql } from 'drizzle-orm';
import type { DecidedData, Decision } from '#contract/applications/application.ts';
import { canMove, isInboxState } from '#contract/applications/states.ts';
import type { Transaction } from '../db/connection.ts';
import { applications } from '../db/applications-schema.ts';
import type { Queue } from '../queue/queue.ts';
import { readSummary, toInboxApplication } from './application-answer.ts';
import { notifyApplicant } from './follow.ts';
import { lockOwned, move, type MovingUser, type OwnedRow, type Told } from './open-application.ts';
import { readSealKeys } from './seal.ts';

type Outcome = DecidedData['outcomes'][number]['outcome'];

/** The reason of a decision, and what the applicant gets to see of it. */
function toTold({ to, reason, isTold, isUntold }: Decision, row: OwnedRow, now: number): Told {
  const given = { reason: to === 'notSelected' && reason !== undefined ? reason : '' } as const;
  const { toldBefore: before, toldState, toldAt, toldReason } = row;
  if (isUntold) {
    if (before === null) return given;
    const { state, at, reason } = before;
    return { ...given, toldState: state, toldAt: new Date(at), toldReason: reason, toldBefore: null };
  }
  if (!isTold) return given;
  const toldBefore = { state: toldState, at: toldAt.toISOString(), reason: toldReason };
  return { ...given, toldState: to, toldAt: new Date(now), toldReason: given.reason, toldBefore };
}

interface Decider extends MovingUser {
  queue: Pick<Queue, 'enqueue'>;
}

async function decideOne(
  tx: Transaction,
  row: OwnedRow,
  decision: Decision,
  mover: Decider,
): Promise<Outcome> {
  const { id, state, version } = row;
  // Also what is withdrawn already: its applicant sees that, and nothing told before it.
  if (!isInboxState(decision.to)) return 'refused';
  const told = toTold(decision, row, mover.now);
  const isThere = state === decision.to && row.reason === told.reason;
  const isNews = decision.isTold && (row.toldState !== decision.to || row.toldReason !== told.reason);
  const isKnown = decision.isUntold ? row.toldBefore === null : !isNews;
  // A repeat, or another's same decision: nothing is overwritten.
  if (isThere && isKnown) return 'done';
  if (version !== decision.version) return 'changed';
  if (state === decision.to) {
    await tx
      .update(applications)
      .set({ ...told, version: sql`${applications.version} + 1` })
      .where(eq(applications.id, id));
  } else {
    const step = { from: state, to: decision.to, by: 'employer' } as const;
    if (!canMove(step)) return 'refused';
    await move(tx, { id, step, told }, mover);
  }
  if (row.isFollowed && isNews) await notifyApplicant(tx, { queue: mover.queue, id });
  return 'done';
}

/** Decides several applications, each alone: what was changed since it was read stays as it is. */
export async function decideApplications(
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
  const findKey = await readSealKeys(tx);
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
