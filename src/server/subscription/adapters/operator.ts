import type { Phones } from '../phone-keys.ts';

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

export interface OperatorRefusal {
  kind: 'refused';
  code: string;
  class: CodeClass;
}

type CodeSent = { kind: 'sent'; reference: string };
type MessageSent = { kind: 'sent' };
export type StoppedReply = { kind: 'stopped' };

/** Calls of every operator. Numbers and answers are never logged. */
interface AnyOperator {
  /** Idempotent. */
  readStatus(subscriber: Subscriber): Promise<StatusAnswer | OperatorRefusal>;
  /** Ends the subscription. Idempotent. */
  stop(subscriber: Subscriber): Promise<StoppedReply | OperatorRefusal>;
  /** Sends an SMS: never retried. Undefined: not offered. */
  sendMessage:
    ((message: Subscriber & { text: string }) => Promise<MessageSent | OperatorRefusal>) | undefined;
  appId: string;
  password: string;
}

/** Verifies a number by a code (bdapps, AppLink). */
export interface CodeOperator extends AnyOperator {
  kind: 'code';
  /** Sends an SMS: never retried. `already` proves nothing about the requester. */
  requestCode(phone: string): Promise<CodeSent | OperatorRefusal>;
  /** Subscribes and charges: never retried. */
  verifyCode(check: { reference: string; code: string }): Promise<StatusAnswer | OperatorRefusal>;
}

/** Asks and charges on its own pages (Digimart). */
export interface PageOperator extends AnyOperator {
  kind: 'page';
  toPage(visit: { requestId: string; phone: string; returnUrl: string; origin: string }): string;
  /** The subscriber of a page. Idempotent. */
  findByRequest(requestId: string): Promise<StatusAnswer | OperatorRefusal>;
}

export interface Operators {
  bd_robi: CodeOperator | undefined;
  applink: CodeOperator | undefined;
  digimart: PageOperator | undefined;
}

/** What a code means for the visitor. */
export type CodeClass =
  | 'transient'
  | 'failed'
  | 'config'
  | 'ours'
  | 'number'
  | 'busy'
  | 'spent'
  | 'balance'
  | 'ineligible'
  | 'already'
  | 'absent'
  | 'wrong'
  | 'expired'
  | 'exhausted'
  | 'gone'
  | 'ambiguous'
  | 'unknown';

export type CodeTable = Readonly<Record<string, CodeClass>>;

/** E1337: charging authentication failed. */
export const bdappsCodes: CodeTable = {
  E1301: 'config',
  E1303: 'config',
  E1309: 'config',
  E1312: 'ours',
  E1313: 'config',
  E1317: 'number',
  E1318: 'busy',
  E1319: 'busy',
  E1324: 'config',
  E1325: 'number',
  E1337: 'unknown',
  E1342: 'ineligible',
  E1343: 'ineligible',
  E1351: 'already',
  E1356: 'absent',
  E1378: 'balance',
  E1600: 'transient',
  E1601: 'transient',
  E1602: 'transient',
  E1603: 'transient',
  E1850: 'wrong',
  E1851: 'expired',
  E1852: 'exhausted',
  E1853: 'gone',
  E1951: 'ambiguous',
};

/** E1318 limits a second, E1319 a day (request-limits.ts). E1351, E1356, E1852 and E1853 are not published, but harmless. */
export const applinkCodes: CodeTable = {
  E1301: 'config',
  E1303: 'config',
  E1309: 'config',
  E1312: 'ours',
  E1313: 'config',
  E1317: 'number',
  E1318: 'busy',
  E1319: 'spent',
  E1325: 'number',
  E1326: 'balance',
  E1342: 'ineligible',
  E1343: 'ineligible',
  E1351: 'already',
  E1356: 'absent',
  E1601: 'transient',
  E1602: 'transient',
  E1603: 'transient',
  E1850: 'wrong',
  E1851: 'expired',
  E1852: 'exhausted',
  E1853: 'gone',
  E1855: 'gone',
  E1856: 'ours',
};

/** Digimart's codes (E1100, E1102–E1107) have no published meaning. */
export const digimartCodes: CodeTable = {};

const notTaken: ReadonlySet<CodeClass> = new Set(['transient', 'failed', 'config', 'ours', 'busy', 'spent']);

/** Classes of requests that an operator did not take, for no fault of the visitor's. */
export const isNotTaken = (kind: CodeClass): boolean => notTaken.has(kind);

const alerts: ReadonlySet<CodeClass> = new Set(['config', 'ours', 'spent']);

/** Classes that only an operator of the server can put right. */
export const isAlert = (kind: CodeClass): boolean => alerts.has(kind);

type BackgroundWork = 'notification' | 'payment confirmation' | 'stop code';

/** Work that continues after its request was answered. */
export interface Background {
  run(name: BackgroundWork, work: () => Promise<unknown>): void;
  settle(): Promise<void>;
}

export interface Gateway {
  phones: Phones;
  operators: Operators;
  background: Background;
  /** Secret part of the notification addresses. */
  notificationKey: string;
  /** Aborts running calls and waits for background work. */
  stop(): Promise<void>;
}
