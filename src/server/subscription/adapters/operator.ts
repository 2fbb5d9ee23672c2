import type { CodeClass } from './codes.ts';

export interface Subscriber {
  phone: string;
  /** Without "tel:", '' while unknown. */
  operatorId: string;
}

/** `unknown`: an undocumented status. */
export type OperatorStatus = 'active' | 'pending' | 'blocked' | 'none' | 'unknown';

export interface StatusAnswer {
  kind: 'status';
  status: OperatorStatus;
  reported: string;
  operatorId: string;
}

export interface Refusal {
  kind: 'refused';
  code: string;
  class: CodeClass;
}

type CodeSent = { kind: 'sent'; reference: string };
type MessageSent = { kind: 'sent' };
export type Stopped = { kind: 'stopped' };

/** Calls of every operator. Numbers and answers are never logged. */
interface AnyOperator {
  /** Idempotent. */
  readStatus(subscriber: Subscriber): Promise<StatusAnswer | Refusal>;
  /** Ends the subscription. Idempotent. */
  stop(subscriber: Subscriber): Promise<Stopped | Refusal>;
  /** Sends an SMS: never retried. Undefined: not offered. */
  sendMessage: ((message: Subscriber & { text: string }) => Promise<MessageSent | Refusal>) | undefined;
  appId: string;
  password: string;
}

/** Verifies a number by a code (bdapps, AppLink). */
export interface CodeOperator extends AnyOperator {
  kind: 'code';
  /** Sends an SMS: never retried. `already` proves nothing about the requester. */
  requestCode(phone: string): Promise<CodeSent | Refusal>;
  /** Subscribes and charges: never retried. */
  verifyCode(check: { reference: string; code: string }): Promise<StatusAnswer | Refusal>;
}

/** Asks and charges on its own pages (Digimart). */
export interface PageOperator extends AnyOperator {
  kind: 'page';
  toPage(visit: { requestId: string; phone: string; returnUrl: string; origin: string }): string;
  /** The subscriber of a page. Idempotent. */
  findByRequest(requestId: string): Promise<StatusAnswer | Refusal>;
}

export interface Operators {
  bd_robi: CodeOperator | undefined;
  applink: CodeOperator | undefined;
  digimart: PageOperator | undefined;
}
