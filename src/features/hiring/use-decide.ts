import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { locale } from '#texts/platform/i18n/locale';
import { decide, onDecided } from '#api/inbox/decision-outbox.ts';
import type { Owner } from '#api/inbox/inbox-counts.ts';
import { refreshInbox, showInLists, showMoved, showOpened } from '#api/inbox/inbox.ts';
import { type InboxApplication, type InboxState, isInboxState } from '#contract/applications/application.ts';
import type { NotSelectedReason } from '#contract/applications/states.ts';
import { formatNumber } from '#contract/format.ts';
import type { StoredMove } from '#device/inbox/decision.ts';
import {
  countSeenAfterUndo,
  mayMove,
  toGround,
  toMovesBack,
  toOwnMoves,
} from '#device/inbox/decision-rules.ts';
import { endProblems, takeBack } from '#device/inbox/decision-writes.ts';
import { useDecisions } from '#device/inbox/decisions.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { isOnline } from '#platform/http/online.ts';
import { snack } from '#presenters/snack.ts';
import { stateNames } from '#texts/contract/applications/state-names';
import { decisionMessages } from '#texts/features/hiring/messages';

/** The user's moves in a job that are not settled, by the application's id. */
export function useOwnMoves(userId: string, jobId: string) {
  const decisions = useDecisions();
  return useMemo(() => {
    const ofJob = [...decisions.values()].filter((decision) => decision.jobId === jobId);
    return toOwnMoves(ofJob, userId);
  }, [decisions, userId, jobId]);
}

/** Keys of decisions that this page takes back: such a one may be gone without having been sent. */
const undoneHere = new Set<string>();

/** Shows what the server decides, in lists and where it is open; they are read again once it is settled in any tab. */
export function useDecidedRows({ userId }: Owner): void {
  const queryClient = useQueryClient();
  const decisions = useDecisions();
  const before = useRef(decisions);
  // Before the next paint: otherwise a press would be made on the state before a decision of another tab.
  useLayoutEffect(() => {
    const settled = [...before.current].filter(([key, { step }]) => {
      const now = decisions.get(key)?.step ?? 'open';
      return step !== 'open' && now === 'open';
    });
    before.current = decisions;
    const done = settled.flatMap(([key, decision]) => {
      if (undoneHere.has(key)) return [];
      const open = new Set(decisions.get(key)?.moves.map(({ id }) => id));
      return { ...decision, moves: decision.moves.filter(({ id }) => !open.has(id)) };
    });
    if (done.length > 0) showMoved(queryClient, userId, toOwnMoves(done, userId));
    if (settled.length > 0) void refreshInbox(queryClient, userId);
  }, [decisions, queryClient, userId]);
  useEffect(
    () =>
      onDecided((now) => {
        showInLists(queryClient, userId, now);
        for (const row of now) showOpened(queryClient, userId, row);
      }),
    [queryClient, userId],
  );
}

export interface Choice {
  to: InboxState;
  reason?: NotSelectedReason | undefined;
  /** Whether the applicant sees it. */
  isTold: boolean;
}

const toMove = (application: InboxApplication, { to, reason, isTold }: Choice): StoredMove => ({
  id: application.id,
  name: application.name,
  to,
  isTold,
  ...(reason !== undefined && { reason }),
  madeOn: toGround(application),
});

/** Decides on applications of a job, and takes decisions back. @param restoreFocus where the button pressed is gone */
export function useDecide(owner: Owner, jobId: string, restoreFocus: () => void) {
  const queryClient = useQueryClient();
  const texts = decisionMessages;

  const send = async (moves: StoredMove[]): Promise<string | undefined> => {
    try {
      const key = await decide(owner, { jobId, moves });
      // Not before: what nobody stored would be lost with the decision that waits for its user.
      await endProblems(owner.userId, new Set(moves.map(({ id }) => id)), key);
      return key;
    } catch (error) {
      snack.set({ text: texts.failed(failureText(error)) });
      return undefined;
    } finally {
      // From the copy, which is read with what waits.
      if (!isOnline()) void refreshInbox(queryClient, owner.userId);
    }
  };

  const undo = async (key: string, moves: readonly StoredMove[]): Promise<void> => {
    undoneHere.add(key);
    const isUnsent = await takeBack(key);
    if (!isUnsent) for (const back of toMovesBack(moves)) if ((await send(back)) === undefined) return;
    const seen = isUnsent ? 0 : countSeenAfterUndo(moves);
    snack.set({ text: seen === 0 ? texts.undone : texts.undoneSeen(seen, formatNumber(seen, locale)) });
    restoreFocus();
  };

  return {
    /** @param applications as they are shown; those that cannot be moved there stay */
    decide: async (applications: readonly InboxApplication[], choice: Choice): Promise<void> => {
      const moves = applications
        .filter(({ state }) => mayMove(state, choice.to))
        .map((application) => toMove(application, choice));
      const [first] = moves;
      const key = first && (await send(moves));
      if (key === undefined || first === undefined) return;
      const state = stateNames[choice.to];
      const text =
        moves.length === 1
          ? texts.moved(first.name, state)
          : texts.movedMany(formatNumber(moves.length, locale), state);
      const canUndo = toMovesBack(moves).length > 0;
      snack.set({
        text,
        undo: canUndo ? () => void undo(key, moves) : undefined,
        undoLabel: texts.undo(text),
      });
      // Undo takes it otherwise.
      if (!canUndo) restoreFocus();
    },
    /** Decides over what somebody else decided. @param theirs the application as it is at the server */
    overrule: async (
      theirs: InboxApplication,
      { to, reason, isTold, toldAgain }: StoredMove,
    ): Promise<void> => {
      if (!isInboxState(to)) return;
      await send([{ ...toMove(theirs, { to, reason, isTold }), ...(toldAgain && { toldAgain }) }]);
    },
    /** Leaves an application as it is at the server. */
    settle: async (id: string): Promise<void> => {
      await endProblems(owner.userId, new Set([id]));
      await refreshInbox(queryClient, owner.userId);
    },
  };
}
export type Decide = ReturnType<typeof useDecide>;
