import type { OperatorStatus, StatusAnswer, OperatorRefusal, Subscriber, CodeTable } from './operator.ts';
import * as v from 'valibot';
import { trimSigns, trimSignsEnd } from '#contract/trim-signs.ts';
import type { Ask } from './caller.ts';

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
const normalise = (text: string): string => trimSigns(text.toUpperCase().replaceAll(/[_\s]+/g, ' '), /[\s.]/);

/** Without "tel:", which may be followed by a space. */
export const toBareId = (id: string): string => id.trim().replace(/^tel:\s*/i, '');

/** Redirects omit the padding of notifications and replies. */
export const toMatchedId = (id: string): string => trimSignsEnd(toBareId(id), /=/);

/** Reads a status; unknown words never count as active. */
export function toStatusAnswer(reported: string, operatorId: string): StatusAnswer {
  const word = normalise(reported).slice(0, 64);
  const status = Object.hasOwn(meanings, word) ? (meanings[word] ?? 'unknown') : 'unknown';
  return { kind: 'status', status, reported: word, operatorId: toBareId(operatorId) };
}

const unclear = (code: string): OperatorRefusal => ({
  kind: 'refused',
  code,
  class: 'ambiguous',
});

/** The subscriber of a charging-info reply, who has a code of its own. */
export function readChargingInfo(body: Readonly<Record<string, unknown>>): StatusAnswer | OperatorRefusal {
  const [entry] = readEntries(body['destinationResponses']);
  if (entry === undefined) return unclear('E1951');
  if (entry.subscriptionStatus !== '') return toStatus(entry);
  const code = entry.statusCode.toUpperCase();
  if (code === 'E1356') return notListed;
  return unclear(code.startsWith('E') ? code : 'E1951');
}

const Text = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));

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

/** The top of a reply; fields of a wrong type count as missing. */
export function readEntry(body: unknown): Entry {
  const parsed = v.safeParse(Entry, body);
  return parsed.success ? parsed.output : none;
}

/** Records of a reply: an array, or a single object. */
export function readEntries(value: unknown): Entry[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item) => {
    const parsed = v.safeParse(Entry, item);
    return parsed.success ? [parsed.output] : [];
  });
}

export const toStatus = ({ subscriptionStatus, subscriberId }: Entry): StatusAnswer =>
  toStatusAnswer(subscriptionStatus, subscriberId);

/** Not listed means not subscribed. */
export const notListed: StatusAnswer = { kind: 'status', status: 'none', reported: '', operatorId: '' };

/** The operator's id first: after a subscription many accept no other. */
export const toIds = ({ operatorId, phone }: Subscriber): string[] =>
  operatorId === '' ? [`tel:${phone}`] : [`tel:${operatorId}`, `tel:${phone}`];

/** Refusals of the address: the other one may be accepted. */
export const isUnclear = (answer: { kind: string } | OperatorRefusal): answer is OperatorRefusal =>
  'class' in answer && (answer.class === 'ambiguous' || answer.class === 'number');

interface Sender {
  ask: Ask;
  url: string;
  codes: CodeTable;
}

async function sendTo(
  { ask, url, codes }: Sender,
  address: string,
  text: string,
): Promise<{ kind: 'sent' } | OperatorRefusal> {
  const fields = { version: '1.0', message: text, destinationAddresses: [address] };
  const reply = await ask({ name: 'message', url, fields, isRepeatable: false });
  if (reply.kind === 'refused') return reply;
  // The address has a code of its own.
  const [entry] = readEntries(reply.body['destinationResponses']);
  const code = entry?.statusCode.toUpperCase() ?? '';
  if (!code.startsWith('E')) return { kind: 'sent' };
  const found = Object.hasOwn(codes, code) ? (codes[code] ?? 'unknown') : 'unknown';
  return { kind: 'refused', code, class: found };
}

/** Sends an SMS; the number is tried where the operator's id is refused, but never after an unclear outcome. */
export const createSender =
  (sender: Sender) =>
  async ({
    text,
    ...subscriber
  }: Subscriber & { text: string }): Promise<{ kind: 'sent' } | OperatorRefusal> => {
    const [first = '', second] = toIds(subscriber);
    const answer = await sendTo(sender, first, text);
    return second !== undefined && isUnclear(answer) ? sendTo(sender, second, text) : answer;
  };
