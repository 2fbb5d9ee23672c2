import type { DecidedData, InboxApplication } from '#contract/applications/application.ts';
import { canMove, type ApplicationState } from '#contract/applications/states.ts';
import type { StoredDecision, StoredMove } from './decision.ts';

/** What waits here of one application, oldest first, and what was not done. */
export interface OwnMoves {
  waiting: readonly StoredMove[];
  problem?: StoredMove | undefined;
}

export type OwnMovesById = ReadonlyMap<string, OwnMoves>;

const byKey = (a: StoredDecision, b: StoredDecision): number => (a.key < b.key ? -1 : 1);

/** A user's decisions that are not settled, in the order in which they were made. */
export const decisionsOf = (all: Iterable<StoredDecision>, owner: string): StoredDecision[] =>
  [...all].filter((decision) => decision.owner === owner).toSorted(byKey);

/** A user's moves by the application's id. The last one that was not done stands for those before it. */
export function toOwnMoves(all: Iterable<StoredDecision>, owner: string): OwnMovesById {
  const found = new Map<string, OwnMoves>();
  for (const { moves, step } of decisionsOf(all, owner)) {
    for (const move of moves) {
      const before = found.get(move.id) ?? { waiting: [] };
      const next = step === 'open' ? { problem: move } : { waiting: [...before.waiting, move] };
      found.set(move.id, { ...before, ...next });
    }
  }
  return found;
}

/** An application after the moves that wait. */
export function withMoves<A extends InboxApplication>(application: A, own: OwnMoves | undefined): A {
  if (own === undefined || own.waiting.length === 0) return application;
  const { reason: _before, ...rest } = application;
  const last = own.waiting.at(-1);
  const told = own.waiting.findLast(({ isTold, toldAgain }) => isTold || toldAgain);
  return {
    ...application,
    ...rest,
    state: last?.to ?? application.state,
    reason: last?.reason,
    toldState: told?.toldAgain ?? told?.to ?? application.toldState,
  };
}

/** The application still stands as it was decided on: only a note was written, or it was read. */
function isSameStanding(madeOn: StoredMove['madeOn'], now: InboxApplication): boolean {
  const isRead = madeOn.state === 'new' && now.state === 'seen';
  const isSameText = madeOn.sentAt === undefined || madeOn.sentAt === now.sentAt;
  return isSameText && (madeOn.state === now.state || isRead) && madeOn.toldState === now.toldState;
}

/** What a move on an application is made on. */
export const toGround = (application: InboxApplication): StoredMove['madeOn'] => {
  const { state, toldState, reason, version, sentAt } = application;
  return { state, toldState, version, sentAt, ...(reason !== undefined && { reason }) };
};

/** A move as if it had been made on the application as it is now. */
const rebase = (move: StoredMove, now: InboxApplication): StoredMove => ({
  ...move,
  madeOn: toGround(now),
  problem: undefined,
  theirs: undefined,
});

type Outcome = DecidedData['outcomes'][number];

/** What is left of moves that were answered: to be sent again, or to be settled by the user. */
export function toLeft(moves: readonly StoredMove[], outcomes: readonly Outcome[]) {
  const again: StoredMove[] = [];
  const problems: StoredMove[] = [];
  for (const move of moves) {
    const answer = outcomes.find(({ id }) => id === move.id);
    if (answer?.outcome === 'done') continue;
    const problem = answer?.outcome ?? 'gone';
    const theirs = answer?.application ?? null;
    if (problem === 'changed' && theirs && isSameStanding(move.madeOn, theirs))
      again.push(rebase(move, theirs));
    else problems.push({ ...move, problem, theirs });
  }
  return { again, problems };
}

/** A later decision, once an earlier one on the same applications was done. */
export function afterDone(
  decision: StoredDecision,
  done: ReadonlyMap<string, InboxApplication>,
): StoredDecision {
  const moves = decision.moves.map((move) => {
    const now = done.get(move.id);
    return now === undefined ? move : { ...move, madeOn: toGround(now) };
  });
  return { ...decision, moves };
}

/** Whether an employer may move an application there. */
export const mayMove = (from: ApplicationState, to: ApplicationState): boolean =>
  canMove({ from, to, by: 'employer' });

/** The states on the way back from a move; empty where the table has none. */
function toWayBack(from: ApplicationState, to: ApplicationState): ApplicationState[] {
  const back = from === 'new' ? 'seen' : from;
  if (back === to) return [];
  if (mayMove(to, back)) return [back];
  return mayMove(to, 'seen') && mayMove('seen', back) ? ['seen', back] : [];
}

/** How many applications stay seen once moves are undone that were sent: nothing leads back to `new`. */
export const countSeenAfterUndo = (moves: readonly StoredMove[]): number =>
  moves.filter(({ madeOn }) => madeOn.state === 'new').length;

/**
 * The moves that undo some, first those that lead over another state. The applicant reads nothing of them, and sees again
 * what was told before.
 */
export function toMovesBack(moves: readonly StoredMove[]): StoredMove[][] {
  const toBack = (step: 0 | 1): StoredMove[] =>
    moves.flatMap(({ id, name, to: left, isTold, madeOn }) => {
      const { state, toldState, reason } = madeOn;
      const way = toWayBack(state, left);
      const to = way[step];
      if (to === undefined) return [];
      const isFirst = step === 0;
      const ground = isFirst
        ? { state: left, toldState: isTold ? left : toldState }
        : { state: way[0] ?? left, toldState };
      return [
        {
          id,
          name,
          to,
          isTold: false,
          ...(isFirst && isTold && { toldAgain: toldState }),
          ...(to === 'notSelected' && { reason }),
          madeOn: { ...madeOn, ...ground },
        },
      ];
    });
  return [toBack(0), toBack(1)].filter((part) => part.length > 0);
}
