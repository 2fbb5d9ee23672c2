import type { Channel, SaveSubscriptionBody } from '#contract/subscription/subscription.ts';
import type { Memory, Writes } from './memory.ts';
import type { OtpChannel } from './step.ts';
import type { SubscriptionTexts } from '../messages.ts';

/** What is asked of an operator: each is an SMS, a charge or the end of one, so one is under way at a time. */
export type Call =
  | { kind: 'request'; channel: Channel; phone: string }
  | { kind: 'verify'; channel: OtpChannel; otp: string; referenceNo: string }
  | { kind: 'unsubscribe'; channel: Channel; subscribId: string };

/** A question to the subscription-admin service: costs nothing, changes nothing there. */
export interface Lookup {
  /** `already`: the operator says E1351. `return`: back from the operator's page. `status`: is it charged by now? */
  why: 'already' | 'return' | 'status';
  channel: Channel;
  /** Without the leading 88 (§5). */
  tel: string;
  massId: string;
}

/** The memory, and what is under way; the latter dies with the page. */
export interface State {
  memory: Memory;
  call: Call | null;
  lookup: Lookup | null;
}

/** Names of the texts that say what went wrong (§8). */
export type ProblemCode =
  | 'errorOccurred'
  | 'redirectFailed'
  | 'unsupportedPrefix'
  | 'somethingWrong'
  | 'invalidOtp'
  | 'verifyError'
  | 'missingData'
  | 'unsubscribeFailed'
  | 'codeNeeded'
  | 'notConfirmed'
  | 'notChecked'
  | 'noPhone';

export interface Problem {
  code: ProblemCode;
  detail: string;
}

/** A problem of a payment that was looked up; it is no fault of what is typed. */
export const isOfReturn = ({ code }: Problem): boolean => code === 'notConfirmed' || code === 'notChecked';

/** What a transition reports to the visitor. */
export type News =
  | { kind: 'problem'; problem: Problem }
  /** `isTold` is false when only this device forgot the subscription. */
  | { kind: 'unsubscribed'; message: string; isTold: boolean }
  | { kind: 'subscribed' };

/** What an event leads to. What is absent stays as it is; null ends what was under way. */
export interface Transition {
  writes?: Writes;
  call?: Call | null;
  lookup?: Lookup | null;
  /** Told to the subscription-admin service; its answer is not read (§7). */
  save?: SaveSubscriptionBody;
  redirect?: string;
  news?: News;
  /** What was wrong with the input is being changed. */
  isEdited?: true;
}

/** An event that has no place in the state it meets. */
export const nothing: Transition = {};

export const toProblem = (code: ProblemCode, detail = ''): News => ({
  kind: 'problem',
  problem: { code, detail },
});

/** What went wrong in the modal: the server's words where it has any, else ours (§8). */
export function toProblemText(problem: Problem | null, texts: SubscriptionTexts): string | undefined {
  if (problem === null) return undefined;
  const { code, detail } = problem;
  if (code === 'missingData' || code === 'unsubscribeFailed' || code === 'codeNeeded') return undefined;
  if (code === 'redirectFailed') return `${texts.problems.redirectFailed} ${detail}`.trimEnd();
  return detail || texts.problems[code];
}

/** A payment's problem is shown beside it, not at the number. */
export function splitProblem(problem: Problem | null) {
  const isPayment = problem !== null && isOfReturn(problem);
  return { ofPayment: isPayment ? problem : null, ofNumber: isPayment ? null : problem };
}
