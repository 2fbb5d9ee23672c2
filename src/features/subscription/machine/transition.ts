import type { Channel, SaveSubscriptionBody } from '#contract/subscription/subscription.ts';
import type { Memory, Writes, OtpChannel } from './memory.ts';
import type { SubscriptionTexts } from '../messages.ts';

/** A call to an operator, one at a time: it sends an SMS, starts a charge or ends one. */
export type Call =
  | { kind: 'request'; channel: Channel; phone: string }
  | { kind: 'verify'; channel: OtpChannel; otp: string; referenceNo: string }
  | { kind: 'unsubscribe'; channel: Channel; subscribId: string };

/** A look-up at the subscription-admin service, without side effects. */
export interface Lookup {
  /** `already`: after E1351. `return`: back from the operator's page. `status`: is it charged? */
  why: 'already' | 'return' | 'status';
  channel: Channel;
  tel: string;
  massId: string;
}

/** The memory, and the pending calls, which end with the page. */
export interface State {
  memory: Memory;
  call: Call | null;
  lookup: Lookup | null;
}

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
  /** The channels to try instead: the number may have moved to one of them. */
  others?: readonly Channel[];
}

/** A problem of a payment, not of the input. */
export const isOfReturn = ({ code }: Problem): boolean => code === 'notConfirmed' || code === 'notChecked';

export type News =
  | { kind: 'problem'; problem: Problem }
  /** `isRemote` is false when only this device forgot the subscription. */
  | { kind: 'unsubscribed'; message: string; isRemote: boolean }
  | { kind: 'subscribed' };

/** The effects of an event. Absent fields stay; null ends a pending call. */
export interface Transition {
  writes?: Writes;
  call?: Call | null;
  lookup?: Lookup | null;
  save?: SaveSubscriptionBody;
  redirect?: string;
  news?: News;
  isEdited?: true;
}

export const nothing: Transition = {};

export const toProblem = (code: ProblemCode, detail = '', others: readonly Channel[] = []): News => ({
  kind: 'problem',
  problem: { code, detail, ...(others.length > 0 && { others }) },
});

/** The text of a problem: the server's message, else ours (§8). */
export function toProblemText(problem: Problem | null, texts: SubscriptionTexts): string | undefined {
  if (problem === null) return undefined;
  const { code, detail } = problem;
  if (code === 'missingData' || code === 'unsubscribeFailed' || code === 'codeNeeded') return undefined;
  if (code === 'redirectFailed') return `${texts.problems.redirectFailed} ${detail}`.trimEnd();
  return detail || texts.problems[code];
}

/** Splits a problem by its place: at the payment or at the number. */
export function splitProblem(problem: Problem | null) {
  const isPayment = problem !== null && isOfReturn(problem);
  return { ofPayment: isPayment ? problem : null, ofNumber: isPayment ? null : problem };
}
