import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { decide, refreshInbox } from '#api/inbox/inbox.ts';
import { sendOldDecisions } from '#api/inbox/old-decisions.ts';
import type { DecidedData, Decision, InboxApplication } from '#contract/applications/application.ts';
import {
  type ApplicationState,
  canMove,
  type InboxState,
  type NotSelectedReason,
} from '#contract/applications/states.ts';
import { stateNames } from '#contract/applications/texts.ts';
import { formatNumber } from '#contract/format.ts';
import { failureText } from '#platform/http/failure-text.ts';
import { locale } from '#platform/i18n/locale.ts';
import { afterPaint } from '#platform/startup/page-settled.ts';
import { snack } from '#ui/dialog/snackbar.tsx';
import { decisionMessages as texts } from './messages.ts';

/** A move that the server has done. */
interface DoneMove {
  before: InboxApplication;
  now: InboxApplication;
  isTold: boolean;
}

/** Whether an employer may move an application there. */
export const mayMove = (from: ApplicationState, to: ApplicationState): boolean =>
  canMove({ from, to, by: 'employer' });

/** The applications that were moved, before and after. */
export const toDone = (
  asked: readonly Pick<DoneMove, 'before' | 'isTold'>[],
  outcomes: DecidedData['outcomes'],
): DoneMove[] =>
  asked.flatMap(({ before, isTold }) => {
    const answer = outcomes.find(({ id }) => id === before.id);
    return answer?.outcome === 'done' && answer.application
      ? [{ before, now: answer.application, isTold }]
      : [];
  });

/** No move leads back to `new`. */
const toGoal = ({ state }: InboxApplication): ApplicationState => (state === 'new' ? 'seen' : state);

/**
 * The next move on the way back, which may lead over `seen`. The applicant reads nothing of it, and sees again what was
 * told before.
 * @returns undefined where nothing is left to undo, or the table has no way back
 */
export function toMoveBack({ before, now, isTold }: DoneMove): Decision | undefined {
  const goal = toGoal(before);
  if (goal === now.state) return undefined;
  const isOver = !mayMove(now.state, goal);
  if (isOver && !(mayMove(now.state, 'seen') && mayMove('seen', goal))) return undefined;
  const to = isOver ? 'seen' : goal;
  const { id, version } = now;
  const reason = to === 'notSelected' ? before.reason : undefined;
  return { id, version, to, isTold: false, isUntold: isTold, ...(reason && { reason }) };
}

export interface Choice {
  to: InboxState;
  reason?: NotSelectedReason | undefined;
  /** Whether the applicant sees it. */
  isTold: boolean;
}

const show = (count: number): string => formatNumber(count, locale);

/** Says how many applications were not moved; undefined for none. */
function toNotMovedText(outcomes: DecidedData['outcomes']): string | undefined {
  const left = outcomes.filter(({ outcome }) => outcome !== 'done');
  if (left.length === 0) return undefined;
  const isGone = left.every(({ application }) => application === null || application.state === 'withdrawn');
  return (isGone ? texts.gone : texts.changed)(left.length, show(left.length));
}

const toSentence = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Sends decisions that the build before this one stored while the device was offline. */
export function useOldDecisions(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // A failure leaves them for the next visit.
    sendOldDecisions(queryClient, userId).then(
      (outcomes) => {
        const text = toNotMovedText(outcomes);
        if (text !== undefined) snack.set({ text });
        if (outcomes.length > 0) void refreshInbox(queryClient, userId);
      },
      () => undefined,
    );
  }, [queryClient, userId]);
}

/** Moves applications of a job, and moves them back. @param restoreFocus where the button pressed is gone */
export function useDecide(userId: string, restoreFocus: () => void) {
  const queryClient = useQueryClient();
  const { isPending, mutateAsync } = useMutation({
    mutationKey: ['inbox', 'decide'],
    mutationFn: async (moves: readonly Decision[]) => {
      try {
        return await decide(queryClient, userId, moves);
      } finally {
        // The server may have done moves whose answer was lost.
        void refreshInbox(queryClient, userId).then(() => afterPaint(restoreFocus));
      }
    },
  });

  const undo = async (done: readonly DoneMove[]): Promise<void> => {
    // The message with the button is removed first.
    afterPaint(restoreFocus);
    const left: DecidedData['outcomes'] = [];
    let asked = done;
    try {
      // Two moves, where the way back leads over another state.
      for (let moves = asked.flatMap((one) => toMoveBack(one) ?? []); moves.length > 0;) {
        const outcomes = await mutateAsync(moves);
        left.push(...outcomes.filter(({ outcome }) => outcome !== 'done'));
        asked = toDone(
          asked.map(({ before }) => ({ before, isTold: false })),
          outcomes,
        );
        moves = asked.flatMap((one) => toMoveBack(one) ?? []);
      }
    } catch (error) {
      const text = texts.failed(failureText(error));
      return snack.set({ text, undo: () => void undo(asked), undoLabel: texts.undo(text) });
    }
    const notMoved = toNotMovedText(left);
    const seen = done.filter(({ before }) => before.state === 'new').length;
    snack.set({ text: notMoved ?? (seen === 0 ? texts.undone : texts.undoneSeen(seen, show(seen))) });
  };

  return {
    isBusy: isPending,
    /**
     * @param applications as they are shown; those that cannot be moved there stay
     * @returns whether the server has answered
     */
    decide: async (
      applications: readonly InboxApplication[],
      { to, reason, isTold }: Choice,
    ): Promise<boolean> => {
      const asked = applications
        .filter(({ state }) => mayMove(state, to))
        .map((before) => ({ before, isTold }));
      const moves = asked.map(({ before: { id, version } }) => ({
        id,
        version,
        to,
        isTold,
        isUntold: false,
        ...(reason && { reason }),
      }));
      let outcomes: DecidedData['outcomes'];
      try {
        outcomes = await mutateAsync(moves);
      } catch (error) {
        snack.set({ text: texts.failed(failureText(error)) });
        return false;
      }
      const done = toDone(asked, outcomes);
      const [first] = done;
      const state = stateNames[to];
      const moved =
        done.length > 1
          ? texts.movedMany(show(done.length), state)
          : first && texts.moved(first.now.name, state);
      const text = toSentence([moved, toNotMovedText(outcomes)]);
      const canUndo = done.some((one) => toMoveBack(one) !== undefined);
      // Undo takes the focus of the button pressed, which is removed with the next frame.
      afterPaint(() =>
        snack.set({ text, undo: canUndo ? () => void undo(done) : undefined, undoLabel: texts.undo(text) }),
      );
      return true;
    },
  };
}
export type Decide = ReturnType<typeof useDecide>;
