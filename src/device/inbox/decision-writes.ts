import { promisifyRequest } from 'idb-keyval';
import type { InboxApplication } from '#contract/applications/application.ts';
import { deviceStorageKeys } from '#contract/device/stores.ts';
import { readKeeper } from '#platform/session/session-end.ts';
import { readText, removeKey, writeText } from '#platform/storage/storage.ts';
import { expectCopies } from '../account/forgetting.ts';
import { isWritten } from '../is-written.ts';
import type { RecordChange } from '../record-store.ts';
import { decisionStore, type StoredDecision, type StoredMove } from './decision.ts';
import { afterDone, decisionsOf } from './decision-rules.ts';
import { knownDecisions, loadDecisions, publishDecisions, showDecision } from './decisions.ts';

/** Stores a decision until it is sent; false when the device refused. It is shown in any case. */
export async function storeDecision(decision: StoredDecision): Promise<boolean> {
  showDecision(decision.key, decision);
  // The mark comes first: it may be wrong, but never missing.
  writeText(deviceStorageKeys.decisionsWaiting, decision.key);
  return isWritten('decisions', () =>
    decisionStore.change(decision.key, () => {
      expectCopies();
      if (readKeeper() !== decision.owner) throw new Error('signed out in another tab');
      return decision;
    }),
  );
}

/** A user's decisions that the server may not have, in their order. */
export async function readWaitingDecisions(owner: string | undefined): Promise<StoredDecision[]> {
  const mark = readText(deviceStorageKeys.decisionsWaiting);
  const waiting = [...(await decisionStore.readAll()).values()].filter(({ step }) => step !== 'open');
  // A decision that was made during the read has another mark.
  if (waiting.length === 0 && readText(deviceStorageKeys.decisionsWaiting) === mark)
    removeKey(deviceStorageKeys.decisionsWaiting);
  return owner === undefined ? [] : decisionsOf(waiting, owner);
}

/** Whether a user has decisions that the server may not have. */
export async function hasWaitingDecisions(owner: string): Promise<boolean> {
  if (readText(deviceStorageKeys.decisionsWaiting) === null) return false;
  return (await readWaitingDecisions(owner)).length > 0;
}

/** Marks a decision as sent, perhaps; undefined where it was taken back. */
export async function markTried({ key }: StoredDecision): Promise<StoredDecision | undefined> {
  const tried = await decisionStore.change(key, (stored) => stored && { ...stored, step: 'tried' });
  showDecision(key, tried);
  return tried;
}

/** Takes back a decision that was not sent; false where it may have been. */
export async function takeBack(key: string): Promise<boolean> {
  let isBack = false;
  await isWritten('decisions', () =>
    decisionStore.change(key, (stored) => {
      isBack = stored?.step === 'waiting';
      return isBack ? null : undefined;
    }),
  );
  if (isBack) showDecision(key, undefined);
  return isBack;
}

interface Answered {
  problems: readonly StoredMove[];
  /** Of the moves that were done: as they are now. */
  done: ReadonlyMap<string, InboxApplication>;
}

async function change(key: string, toNext: RecordChange<StoredDecision>): Promise<void> {
  const shown = knownDecisions().get(key);
  const next = toNext(shown);
  if (next !== undefined) showDecision(key, next);
  await isWritten('decisions', () => decisionStore.change(key, toNext));
}

/** Stores what is left of a decision. Later ones on the same applications are then made on the new version. */
export async function settleDecision(decision: StoredDecision, { problems, done }: Answered): Promise<void> {
  // First, as the page may be closed in between: the server answers a repeat of this decision with "done".
  for (const { key } of await readWaitingDecisions(decision.owner).catch(() => []))
    if (key > decision.key) await change(key, (stored) => stored && afterDone(stored, done));
  await change(decision.key, () =>
    problems.length === 0 ? null : { ...decision, step: 'open', moves: [...problems] },
  );
}

/** Ends what was not done of some applications. @param by key of the decision that takes its place */
export async function endProblems(owner: string, ids: ReadonlySet<string>, by?: string): Promise<void> {
  for (const decision of decisionsOf(knownDecisions().values(), owner)) {
    // The new one may have a problem of its own.
    if (by !== undefined && decision.key >= by) continue;
    if (decision.step !== 'open' || !decision.moves.some(({ id }) => ids.has(id))) continue;
    const moves = decision.moves.filter(({ id }) => !ids.has(id));
    await change(decision.key, () => (moves.length === 0 ? null : { ...decision, moves }));
  }
}

/** Removes the decisions of everybody but the keeper; false when the device refused. */
export async function tidyDecisions(): Promise<boolean> {
  const keeper = readKeeper();
  const isKept = (decision: StoredDecision) => decision.owner === keeper;
  publishDecisions(new Map([...knownDecisions()].filter(([, decision]) => isKept(decision))));
  return isWritten('decisions', async () => {
    const stored = await decisionStore.transact('readonly', (records) =>
      promisifyRequest(records.getAllKeys()),
    );
    const others = stored.map(String).filter((key) => key.split(':')[0] !== keeper);
    if (others.length > 0) await decisionStore.removeAll(others);
  });
}

/** Removes what decisions hold of applications that are no longer there. */
export async function forgetDecided(owner: string, ids: ReadonlySet<string>): Promise<void> {
  await loadDecisions();
  for (const { key, moves } of decisionsOf(knownDecisions().values(), owner))
    if (moves.some(({ id }) => ids.has(id)))
      await change(key, (stored) => {
        if (stored === undefined) return undefined;
        const left = stored.moves.map((move): StoredMove =>
          ids.has(move.id) ? { ...move, name: '', problem: 'gone', theirs: null } : move,
        );
        return { ...stored, moves: left };
      });
}
