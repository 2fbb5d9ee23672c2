import type { OperatorStatus, StatusAnswer, Refusal } from './operator.ts';
import { toDetail } from './codes.ts';
import * as v from 'valibot';

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

const unclear = (code: string): Refusal => ({
  kind: 'refused',
  code,
  class: 'ambiguous',
  detail: toDetail('ambiguous'),
});

/**
 * The one subscriber of a charging-info reply (AppLink, Digimart). The reply as a whole may succeed while the
 * subscriber in it does not: each has a code of its own.
 */
export function readChargingInfo(body: Readonly<Record<string, unknown>>): StatusAnswer | Refusal {
  const [entry] = readEntries(body['destinationResponses']);
  if (entry === undefined) return unclear('E1951');
  if (entry.subscriptionStatus !== '') return toStatus(entry);
  const code = entry.statusCode.toUpperCase();
  if (code === 'E1356') return notListed;
  return unclear(code.startsWith('E') ? code : 'E1951');
}

const Text = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));

/** One subscriber in a reply: at its top, or one of its records. */
const Entry = v.object({
  subscriberId: Text,
  subscriptionStatus: Text,
  subscriberRequestId: Text,
  statusCode: Text,
  referenceNo: Text,
});
type Entry = v.InferOutput<typeof Entry>;

const none: Entry = {
  subscriberId: '',
  subscriptionStatus: '',
  subscriberRequestId: '',
  statusCode: '',
  referenceNo: '',
};

/** What a reply says at its top. A field of a wrong type counts as missing. */
export function readEntry(body: unknown): Entry {
  const parsed = v.safeParse(Entry, body);
  return parsed.success ? parsed.output : none;
}

/** Records of a reply: an array, or one object where there is one alone. */
export function readEntries(value: unknown): Entry[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item) => {
    const parsed = v.safeParse(Entry, item);
    return parsed.success ? [parsed.output] : [];
  });
}

export const toStatus = ({ subscriptionStatus, subscriberId }: Entry): StatusAnswer =>
  toStatusAnswer(subscriptionStatus, subscriberId);

/** Who is not listed is not subscribed. */
export const notListed: StatusAnswer = { kind: 'status', status: 'none', reported: '', operatorId: '' };

export const isRefusal = (answer: { kind: string }): answer is Refusal => answer.kind === 'refused';
