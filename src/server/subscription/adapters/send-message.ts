import type { Ask } from './caller.ts';
import type { CodeTable } from './codes.ts';
import type { Refusal, Subscriber } from './operator.ts';
import { isUnclear, readEntries, toIds } from './replies.ts';

interface Sender {
  ask: Ask;
  url: string;
  codes: CodeTable;
}

async function sendTo(
  { ask, url, codes }: Sender,
  address: string,
  text: string,
): Promise<{ kind: 'sent' } | Refusal> {
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
  async ({ text, ...subscriber }: Subscriber & { text: string }): Promise<{ kind: 'sent' } | Refusal> => {
    const [first = '', second] = toIds(subscriber);
    const answer = await sendTo(sender, first, text);
    return second !== undefined && isUnclear(answer) ? sendTo(sender, second, text) : answer;
  };
