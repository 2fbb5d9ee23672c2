import { DecidedData, type Decision, type InboxApplication } from '#contract/applications/application.ts';
import { DECISION_VERSION } from '#contract/device/stores.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import type { StoredDecision, StoredMove } from '#device/inbox/decision.ts';
import { toLeft } from '#device/inbox/decision-rules.ts';
import { showDecision } from '#device/inbox/decisions.ts';
import { noteApplications } from '#device/inbox/inbox-copy.ts';
import {
  markTried,
  readWaitingDecisions,
  settleDecision,
  storeDecision,
} from '#device/inbox/decision-writes.ts';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import { callApi } from '#platform/http/call-api.ts';
import { isOnline } from '#platform/http/online.ts';
import { createOutbox } from '#platform/http/outbox.ts';
import { hasServerExtensions } from '#platform/http/server-extensions.ts';
import { createIdempotencyKey } from '#platform/http/write-headers.ts';
import { logNotice } from '#platform/log.ts';
import { readSession } from '#platform/session/session.ts';
import { serverNow } from '#platform/server-time.ts';

/**
 * An employer's decisions are stored on the device until they are sent, in their order and with the version they were
 * made on. What was changed since is not overwritten: it stays on the device until the user settles it.
 */

type OnDecided = (applications: readonly InboxApplication[]) => void;
const followers = new Set<OnDecided>();

/** Calls back with applications that the server has just decided, as they are now. @returns stops it */
export function onDecided(follower: OnDecided): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

const toRequest = ({ id, to, madeOn, reason, isTold, toldAgain }: StoredMove): Decision => ({
  id,
  to,
  version: madeOn.version,
  isTold,
  isUntold: toldAgain !== undefined,
  ...(reason !== undefined && { reason }),
});

async function request(moves: readonly StoredMove[], token: string): Promise<DecidedData['outcomes']> {
  try {
    const body = { moves: moves.map(toRequest) };
    return (await callApi(applicationPaths.decide, DecidedData, { method: 'POST', body, token })).data
      .outcomes;
  } catch (error) {
    // Not a refusal of the decision: it waits for the next sign-in.
    if (error instanceof ApiError && error.status === 401) throw new Error('signed out', { cause: error });
    throw error;
  }
}

/** Of one decision, as each round needs a change by another person. */
const MOST_ROUNDS = 4;

async function deliver(decision: StoredDecision, token: string): Promise<void> {
  const done = new Map<string, InboxApplication>();
  const problems: StoredMove[] = [];
  let { moves } = decision;
  for (let round = 1; moves.length > 0 && round <= MOST_ROUNDS; round += 1) {
    const outcomes = await request(moves, token);
    const left = toLeft(moves, outcomes);
    const now = outcomes.flatMap(({ application }) => application ?? []);
    for (const { id, outcome, application } of outcomes)
      if (outcome === 'done' && application) done.set(id, application);
    for (const follower of followers) follower(now);
    await noteApplications(decision.owner, now);
    problems.push(...left.problems);
    moves = left.again;
  }
  await settleDecision(decision, { problems: [...problems, ...moves], done });
}

const outbox = createOutbox<StoredDecision>({
  name: 'decisions',
  readWaiting: () => readWaitingDecisions(readSession()?.user._id),
  async send({ key }) {
    // Only what was never sent can be taken back without a trace.
    if (!isOnline()) throw new ApiError('unreachable', 'offline');
    if (!hasServerExtensions()) throw new ApiError('unreachable', 'the server is not known yet');
    const session = readSession();
    const waiting = await readWaitingDecisions(session?.user._id);
    if (!waiting.some((decision) => decision.key === key)) return;
    const [first] = waiting;
    if (first?.key !== key) throw new ApiError('unreachable', 'an earlier decision waits');
    const tried = await markTried(first);
    if (tried && session) await deliver(tried, session.token);
  },
  async onRefused(decision, error) {
    logNotice('decision refused', errorText(error));
    const problems = decision.moves.map((move): StoredMove => ({ ...move, problem: 'refused' }));
    await settleDecision(decision, { problems, done: new Map() });
  },
});

/** Sends what waits, now or once the server is reachable. */
export const sendDecisions = outbox.follow;

let lastAt = 0;

/** Keys are sorted by when they were made. */
function toKey(owner: string): string {
  lastAt = Math.max(serverNow(), lastAt + 1);
  return `${owner}:${String(lastAt).padStart(15, '0')}:${createIdempotencyKey().slice(0, 8)}`;
}

/**
 * Decides, now or later.
 * @returns the decision's key
 * @throws ApiError where the device cannot store it and the server has not got it
 */
export async function decide(
  { token, userId }: { token: string; userId: string },
  { jobId, moves }: Pick<StoredDecision, 'jobId' | 'moves'>,
): Promise<string> {
  const key = toKey(userId);
  const decision: StoredDecision = {
    version: DECISION_VERSION,
    key,
    owner: userId,
    jobId,
    moves,
    step: 'waiting',
  };
  if (await storeDecision(decision)) {
    void sendDecisions();
    return key;
  }
  try {
    await deliver(decision, token);
  } catch (error) {
    // Neither the device nor the server has it.
    showDecision(key, undefined);
    throw error;
  }
  return key;
}
