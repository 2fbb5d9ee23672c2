import type { OperatorStatus, StatusAnswer } from './operator.ts';

const meanings: Readonly<Record<string, OperatorStatus>> = {
  REGISTERED: 'active',
  TRIAL: 'active',
  PENDING: 'pending',
  'PENDING CHARGE': 'pending',
  CHARGE: 'pending',
  'INITIAL CHARGING PENDING': 'pending',
  'REG PENDING': 'pending',
  INITIAL: 'pending',
  'TEMPORARY BLOCKED': 'blocked',
  BLOCKED: 'blocked',
  UNREGISTERED: 'none',
  EXPIRED: 'none',
};

/** `UNREGISTERED.`, `REG_PENDING` and ` registered ` in one spelling. */
const normalise = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');

/** The operator's id without "tel:", which some replies follow with a space. */
export const toBareId = (id: string): string => id.trim().replace(/^tel:\s*/i, '');

/** Redirects leave out the padding that notifications and replies have. */
export const toMatchedId = (id: string): string => toBareId(id).replace(/=+$/, '');

/** What an operator says of a subscriber; a word that it is not known to say never counts as active. */
export function toStatusAnswer(reported: string, operatorId: string): StatusAnswer {
  const word = normalise(reported).slice(0, 64);
  const status = Object.hasOwn(meanings, word) ? (meanings[word] ?? 'unknown') : 'unknown';
  return { kind: 'status', status, reported: word, operatorId: toBareId(operatorId) };
}
