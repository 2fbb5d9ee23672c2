export type SandboxBehaviour =
  | 'works'
  | 'registered'
  | 'pending'
  | 'wrong'
  | 'expired'
  | 'exhausted'
  | 'balance'
  | 'ineligible'
  | 'config'
  | 'timeout'
  | 'html'
  | 'kept';

interface TestNumber {
  digits: string;
  behaviour: SandboxBehaviour;
  what: string;
}

export const testNumbers: readonly TestNumber[] = [
  {
    digits: '351',
    behaviour: 'registered',
    what: 'is registered already (E1351; on the payment page E3001)',
  },
  { digits: '202', behaviour: 'pending', what: 'waits for its first payment, then is registered after 10 s' },
  { digits: '350', behaviour: 'wrong', what: 'every code is wrong (E1850; on the payment page E4001)' },
  {
    digits: '851',
    behaviour: 'expired',
    what: 'its code is too old at once (E1851; on the payment page E1004)',
  },
  {
    digits: '852',
    behaviour: 'exhausted',
    what: 'its code was tried too often (E1852; on the payment page E3003)',
  },
  {
    digits: '378',
    behaviour: 'balance',
    what: 'has not enough balance (E1378, E1326; on the payment page E3009)',
  },
  { digits: '343', behaviour: 'ineligible', what: 'may not subscribe (E1343; on the payment page E3005)' },
  {
    digits: '313',
    behaviour: 'config',
    what: 'the operator refuses our credentials (E1313; on the page E1006)',
  },
  {
    digits: '408',
    behaviour: 'timeout',
    what: 'the operator does not answer; after paying, nothing confirms it',
  },
  { digits: '404', behaviour: 'html', what: 'the operator answers with an HTML page; after paying as above' },
  { digits: '603', behaviour: 'kept', what: 'subscribes, but unsubscribing fails (E1603)' },
];

/** @param phone 8801XXXXXXXXX */
export const behaviourOf = (phone: string): SandboxBehaviour =>
  testNumbers.find(({ digits }) => phone.endsWith(digits))?.behaviour ?? 'works';

export const PENDING_MS = 10_000;
export const CODE_ATTEMPTS = 3;
