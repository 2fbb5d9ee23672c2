import type { DecidedData, Decision, InboxApplication } from '#contract/applications/application.ts';
import { canMove, type ApplicationState } from '#contract/applications/states.ts';

/** A move that the server has done. */
export interface DoneMove {
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
