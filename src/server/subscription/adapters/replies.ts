import * as v from 'valibot';
import type { StatusAnswer, Refusal } from './operator.ts';
import { toStatusAnswer } from './status.ts';

const Text = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));

/** One subscriber in a reply: at its top, or one of its records. */
const Entry = v.object({
  subscriberId: Text,
  subscriptionStatus: Text,
  subscriberRequestId: Text,
  statusCode: Text,
  referenceNo: Text,
});
export type Entry = v.InferOutput<typeof Entry>;

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
