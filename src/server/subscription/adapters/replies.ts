import { toDetail } from './codes.ts';
import type { Refusal, StatusAnswer } from './operator.ts';
import * as v from 'valibot';
import { toStatusAnswer } from './status.ts';

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
