import type { CodeClass } from './codes.ts';

/** Whom a call to an operator is about. */
export interface Subscriber {
  /** 8801XXXXXXXXX. */
  phone: string;
  /** The operator's own id without "tel:", '' while it is unknown. */
  operatorId: string;
}

/** What an operator says of a subscriber. `unknown`: something it is not known to say. */
export type OperatorStatus = 'active' | 'pending' | 'blocked' | 'none' | 'unknown';

export interface StatusAnswer {
  kind: 'status';
  status: OperatorStatus;
  /** The operator's own word for it. */
  reported: string;
  /** The operator's own id without "tel:", '' when it was not told. */
  operatorId: string;
}

/** A refusal or a failure, in words for the visitor. */
export interface Refusal {
  kind: 'refused';
  /** The operator's code, or one that fits where it gave none. */
  code: string;
  class: CodeClass;
  detail: string;
}

type CodeSent = { kind: 'sent'; reference: string };
export type Stopped = { kind: 'stopped' };

/** What every operator can be asked. Phone numbers and answers never reach a log. */
interface AnyOperator {
  /** Safe to repeat. */
  readStatus(subscriber: Subscriber): Promise<StatusAnswer | Refusal>;
  /** Ends the subscription; one that has ended is as good. Safe to repeat. */
  stop(subscriber: Subscriber): Promise<Stopped | Refusal>;
  /** A text of ours, as an SMS. @returns whether it was taken. Undefined: this operator sends none. */
  sendMessage: ((message: { phone: string; text: string }) => Promise<boolean>) | undefined;
  appId: string;
  password: string;
}

/** An operator that proves a number by a code it sends there (bdapps, AppLink). */
export interface CodeOperator extends AnyOperator {
  kind: 'code';
  /** Sends an SMS: never repeated by itself. `already`, a class of refusal, proves nothing about who asks. */
  requestCode(phone: string): Promise<CodeSent | Refusal>;
  /** Subscribes, and is charged for: never repeated by itself. */
  verifyCode(check: { reference: string; code: string }): Promise<StatusAnswer | Refusal>;
}

/** An operator that asks and charges on pages of its own (Digimart). */
export interface PageOperator extends AnyOperator {
  kind: 'page';
  /** The page to open in the browser, good for a short while. */
  toPage(visit: { requestId: string; phone: string; returnUrl: string; origin: string }): string;
  /** Whom a page has subscribed. Safe to repeat. */
  findByRequest(requestId: string): Promise<StatusAnswer | Refusal>;
}

export interface Operators {
  bd_robi: CodeOperator | undefined;
  applink: CodeOperator | undefined;
  digimart: PageOperator | undefined;
}
