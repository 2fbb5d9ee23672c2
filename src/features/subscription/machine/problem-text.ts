import type { SubscriptionTexts } from '../messages.ts';
import { isOfReturn, type Problem } from './transition.ts';

/** What went wrong in the modal: the server's words where it has any, else ours (§8). */
export function toProblemText(problem: Problem | null, texts: SubscriptionTexts): string | undefined {
  if (problem === null) return undefined;
  const { code, detail } = problem;
  if (code === 'missingData' || code === 'unsubscribeFailed' || code === 'codeNeeded') return undefined;
  if (code === 'redirectFailed') return `${texts.problems.redirectFailed} ${detail}`.trimEnd();
  return detail || texts.problems[code];
}

/** What is wrong with a payment is said beside it, and is no fault of the number. */
export function splitProblem(problem: Problem | null) {
  const isPayment = problem !== null && isOfReturn(problem);
  return { ofPayment: isPayment ? problem : null, ofNumber: isPayment ? null : problem };
}
